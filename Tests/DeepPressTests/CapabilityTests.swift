import DeepPress
import Testing

@Suite("Capability")
struct CapabilityTests {
  static let grams = ForceRange(minimum: 0, maximum: 3000, unit: .grams(unitsPerGram: 2))
  static let size = ForceRange(minimum: 0, maximum: 255, unit: .contactSize)
  /// Samples fed one after the other, and what is known after each.
  static let cases: [(String, [PressSample], [Capability])] = [
    ("in arbitrary units", [down(0, 0.1), up(1)], [.available(.arbitrary), .available(.arbitrary)]),
    ("0 is a reading", [down(0, 0)], [.available(.arbitrary)]),
    ("grams", [down(0, 100).within(grams)], [.available(.grams)]),
    ("contact size", [down(0, 100).within(size)], [.available(.contactSize)]),
    (
      "the contact that showed it last",
      [down(0, 100).within(grams), down(1, 0.5, contact: 2), move(2, 101).within(grams)],
      [.available(.grams), .available(.arbitrary), .available(.arbitrary)]
    ),
    ("nothing measured", [down(0, nil), move(1, nil), up(2)], [.unknown, .unknown, .unavailable]),
    (
      "nothing usable", [down(0, .nan), move(1, 5).within(.unmeasured), cancel(2)], [.unknown, .unknown, .unavailable]
    ),
    (
      "measured late", [down(0, nil), move(1, 0.5), up(2)], [.unknown, .available(.arbitrary), .available(.arbitrary)]
    ),
    ("nothing landed", [up(0), move(1, 0.5)], [.unknown, .unknown]),
  ]

  @Test("says what the samples so far have shown", arguments: cases)
  func follows(name: String, samples: [PressSample], expected: [Capability]) {
    var recognizer = PressRecognizer(profile: .deepPress())
    #expect(recognizer.capability == .unknown)
    let found = samples.map { sample in
      recognizer.feed(sample) { _ in }
      return recognizer.capability
    }
    #expect(found == expected)
    recognizer.reset()
    #expect(recognizer.capability == .unknown)
  }

  @Test("is simulated once a fallback stands in, until real force comes")
  func simulates() {
    var recognizer = PressRecognizer(profile: .deepPress().with(\.fallback, .longPress()))
    recognizer.feed(down(0, nil)) { _ in }
    #expect(recognizer.capability == .unknown)
    recognizer.settle(by: 1) { _ in }
    #expect(recognizer.capability == .available(.simulated))
    recognizer.feed(up(2)) { _ in }
    #expect(recognizer.capability == .available(.simulated))
    recognizer.feed(down(3, 0.1)) { _ in }
    #expect(recognizer.capability == .available(.arbitrary))
  }

  @Test("stays what a contact has shown when only time passes")
  func staysInTime() {
    let held = PressProfile.stages(PressLevels(PressLevel(0.5, dwell: 0.25)))
    var recognizer = PressRecognizer(profile: held)
    let light = ForceRange(minimum: 0, maximum: 1, unit: .grams(unitsPerGram: 1))
    #expect(recognizer.handle(down(0, 0.6).within(light)) == nil)
    #expect(recognizer.capability == .available(.grams))
    #expect(recognizer.advance(to: 1).map { story([$0]) } == ["began 0→1 @0.25 #1"])
    #expect(recognizer.capability == .available(.grams))
  }

  @Test("comes with the stage and the force of each contact")
  func reportsContacts() {
    var recognizer = PressRecognizer(profile: .deepPress())
    recognizer.run([down(0, 0.8), down(0, nil, contact: 2)]) { _ in }
    #expect([1, 2, 3].map { recognizer.stage(of: $0) } == [1, 0, 0])
    #expect([1, 2, 3].map { recognizer.force(of: $0) } == [0.8, nil, nil])
    recognizer.run([up(1)]) { _ in }
    #expect(recognizer.stage(of: 1) == 0)
    #expect(recognizer.force(of: 1) == nil)
  }
}
