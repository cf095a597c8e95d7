import PressRecordings
import Testing

@Suite("A device that isn't there")
struct MissingDeviceTests {
  @Test("gives an error and nothing else, whatever the format", arguments: SmallRecordings.all)
  func missing(_ format: String, _ text: String) throws {
    let outcome = try Outcome(of: text, ReadingOptions(device: 2))
    #expect(outcome.samples == [])
    let errors = outcome.diagnostics.filter { !$0.contains("note") }
    #expect(errors == ["0: error: there is no device 2; this recording has 1"])
    #expect(try Outcome(of: text, ReadingOptions(device: 1)).samples == Outcome(of: text).samples)
  }
}
