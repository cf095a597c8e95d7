import DeepPress
import Foundation
import PressRecordings
import Testing

@Suite("The range of force")
struct RangeTests {
  static let frames = """
    E: 0.000001 0001 014a 1
    E: 0.000001 0003 0018 90
    E: 0.000001 0000 0000 0
    E: 0.010000 0003 0018 30
    E: 0.010000 0000 0000 0

    """

  @Test("is inferred from the events where the recording doesn't say it")
  func inferred() throws {
    let outcome = try Outcome(of: Self.frames)
    #expect(outcome.range == ForceRange(minimum: 0, maximum: 90))
    #expect(
      outcome.diagnostics == [
        "0: warning: the range of ABS_PRESSURE isn't in the recording: 0 to 90, the largest value in it, is assumed; "
          + "give --maximum F if you know better",
        "0: warning: no description of the device: it is inferred from its events; give --description FILE if you have one",
      ])
  }

  @Test("is what --maximum says instead of a guess")
  func maximum() throws {
    let outcome = try Outcome(of: Self.frames, ReadingOptions(maximum: 200))
    #expect(outcome.range == ForceRange(minimum: 0, maximum: 200))
    #expect(outcome.diagnostics.count == 1)
  }

  @Test("stays the declared one, whatever --maximum says")
  func declared() throws {
    #expect(
      try Outcome(of: SmallRecordings.evemu, ReadingOptions(maximum: 7)).range == ForceRange(minimum: 0, maximum: 255))
  }

  /// Resolutions, and what the axis counts in.
  static let units: [(Int32, ForceRange.Unit)] = [
    (10, .grams(unitsPerGram: 10)), (1, .grams(unitsPerGram: 1)), (0, .arbitrary), (-1, .arbitrary), (.min, .arbitrary),
  ]

  @Test("is in grams where the axis has a resolution, which is above 0", arguments: units)
  func unit(_ resolution: Int32, _ unit: ForceRange.Unit) {
    #expect(AxisInfo(minimum: 0, maximum: 9, resolution: resolution).forceRange.unit == unit)
  }

  @Test("that is declared empty measures nothing")
  func empty() throws {
    let text = "N: x\nB: 03 00 00 00 01\nA: 18 0 0 0 0\n" + Self.frames
    #expect(try Outcome(of: text).range.isMeasuring == false)
    #expect(try Outcome(of: text, ReadingOptions(maximum: 9)).range == ForceRange(minimum: 0, maximum: 9))
  }

  @Test("of a described device without a pressure axis is inferred before its first event")
  func missingAxis() throws {
    let outcome = try Outcome(of: "N: x\nA: 00 0 5 0 0\n" + Self.frames)
    #expect(outcome.range == ForceRange(minimum: 0, maximum: 90))
    #expect(outcome.diagnostics.count == 1)
  }

  /// Names of recordings, with the description that is used.
  static let besides = [
    ("a.b.c.events", "a.b.c.desc"), ("a.b.c.events", "a.b.desc"), ("a.b.c.events", "a.desc"),
    ("a.b.c.events", "a.b.prop"),
  ]

  @Test("comes from a description beside the recording", arguments: besides)
  func beside(_ name: String, _ description: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("N: x\nA: 18 0 127 0 0\n".utf8, to: description)
    let outcome = try Outcome(path: folder.write(Self.frames.utf8, to: name))
    #expect(outcome.range == ForceRange(minimum: 0, maximum: 127))
    #expect(outcome.diagnostics == [])
  }

  @Test("comes from the description that is named")
  func named() throws {
    let folder = try TemporaryFolder()
    let description = try folder.write("N: x\nA: 18 0 127 0 0\n".utf8, to: "other")
    let path = try folder.write(Self.frames.utf8)
    #expect(try Outcome(path: path, ReadingOptions(description: description)).range.maximum == 127)
    #expect(throws: RecordingError.self) { try Outcome(path: path, ReadingOptions(description: description + "?")) }
  }

  @Test("of a bare array is 0 to its largest force, with a warning and a note")
  func array() throws {
    let outcome = try Outcome(of: "[0, 1.5, 3, 0, 0, 2]")
    #expect(
      outcome.samples == [
        "1 down 1.5 @0.0", "1 move 3 @0.016667", "1 up 0 @0.033333", "2 down 2 @0.066667", "2 cancel 2 @0.066667",
      ])
    #expect(outcome.range.maximum == 3)
    #expect(outcome.diagnostics.count == 2)
    let told = try Outcome(of: "[0, 1.5, 3, 0]", ReadingOptions(rate: 100, maximum: 4))
    #expect(told.samples == ["1 down 1.5 @0.0", "1 move 3 @0.01", "1 up 0 @0.02"])
    #expect(told.range.maximum == 4)
    #expect(told.diagnostics == [])
  }

  @Test("of a table without maximum is 0 to its largest force")
  func table() throws {
    let outcome = try Outcome(of: "Force, Action ,contact,time,note\n1.5,DOWN,-3,0.5,x\n,move,-3,0.6,x\n")
    #expect(outcome.samples == ["-3 down 1.5 @0.0", "-3 move none @0.1", "-3 cancel none @0.1"])
    #expect(outcome.range.maximum == 1.5)
  }

  @Test("of a table comes with places, which aren't known where they are empty")
  func places() throws {
    let folder = try TemporaryFolder()
    let text = "time,contact,action,force,x,y\n0,1,down,1,3,4\n1,1,move,1,,5\n2,1,up,1\n"
    let reader = try SampleReader(path: folder.write(text.utf8))
    var places: [String] = []
    while let (_, sample) = try reader.next() { places.append("\(sample.x) \(sample.y)") }
    #expect(places == ["3.0 4.0", "nan 5.0", "nan nan"])
  }

  @Test("of a rate that makes times too large don't trap")
  func tinyRate() throws {
    let frame = "/dev/input/event2: EV_ABS ABS_MT_PRESSURE 0000000b\n/dev/input/event2: EV_SYN SYN_REPORT 00000000\n"
    let told = try Outcome(of: String(repeating: frame, count: 2000), ReadingOptions(rate: 1e-12))
    #expect(told.samples.count == 2001)
  }
}
