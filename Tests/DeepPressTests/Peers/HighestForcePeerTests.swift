import DeepPress
import Testing

/// "More than the maximum" never comes, and an iPhone set to Firm tops out at five sixths: in GT, milkit and Flutter
/// such a press can't complete.
@Suite("Peers' defect: the highest force isn't enough")
struct HighestForcePeerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var profile: PressProfile
    var range: ForceRange
    var raw: Double
    var story: [String]

    init(_ name: String, _ profile: PressProfile, _ range: ForceRange, _ raw: Double, _ story: [String]) {
      testDescription = name
      self.profile = profile
      self.range = range
      self.raw = raw
      self.story = story
    }
  }

  private static let completed = ["began 0→2 @0.1 #1", "ended 2→2 @0.6 #1"]
  private static let fired = ["began 0→0 @0.0 #1", "ended 0→1 @0.1 #1"]
  private static let peaked = ["began 0→2 @0.1 #1", "ended 2→0 @0.7 #1"]
  private static let pressed = ["began 0→1 @0.1 #1", "ended 1→0 @0.7 #1"]

  private static let atTheMaximum = [
    Row("hard press at exactly the maximum", .hardPress(), .finger, 20.0 / 3, completed),
    Row("force touch of exactly the maximum", .forceTouch(minimumForce: 20.0 / 3), .finger, 20.0 / 3, fired),
    Row("force touch of more than the maximum", .forceTouch(minimumForce: 7), .finger, 20.0 / 3, fired),
    Row("force press that peaks above 1", .forcePress(peak: 1), .finger, 20.0 / 3, peaked),
    Row("deep press of 1", .deepPress(threshold: 1), .finger, 20.0 / 3, pressed),
    Row("force touch handler with a minimum of 1", .forceTouchHandler(minimumForce: 1), .finger, 20.0 / 3, pressed),
  ]

  private static let firm = [
    Row("hard press, Firm", .hardPress(), .firmFinger, 400.0 / 72, completed),
    Row("hard press, Firm, as recordings round it", .hardPress(), .firmFinger, 5.555556, completed),
    Row("hard press, Firm, as recordings cut it", .hardPress(), .firmFinger, 5.5555, completed),
    Row(
      "hard press, 0.8333 of 1", .hardPress(), ForceRange(minimum: 0, maximum: 1, reachableMaximum: 5.0 / 6), 0.8333,
      completed),
    Row("force touch of 6, Firm", .forceTouch(minimumForce: 6), .firmFinger, 400.0 / 72, fired),
    Row("force press that peaks above 0.85, Firm", .forcePress(), .firmFinger, 400.0 / 72, peaked),
    Row("deep press of 0.9, Firm", .deepPress(threshold: 0.9), .firmFinger, 400.0 / 72, pressed),
    Row(
      "force touch handler with a minimum of 0.9, Firm", .forceTouchHandler(minimumForce: 0.9), .firmFinger,
      400.0 / 72, pressed),
  ]

  @Test("the highest force that comes reaches every level", arguments: atTheMaximum + firm)
  func reaches(_ row: Row) {
    let moments: [PeerMoment] = [.down(0, 0.2), .move(0.1, row.raw), .up(0.7)]
    #expect(story(events(row.profile, moments.map { $0.sample(in: row.range) })) == row.story)
  }

  @Test("a profile may know what the range doesn't")
  func profileKnows() {
    var profile = PressProfile.hardPress()
    profile.reachableMaximum = 5.0 / 6
    let moments: [PeerMoment] = [.down(0, 0.2), .move(0.1, 400.0 / 72), .up(0.7)]
    #expect(story(events(profile, moments.map { $0.sample(in: .finger) })) == Self.completed)
  }

  @Test("force itself is never stretched to the reachable maximum")
  func forceIsNotStretched() {
    let moments: [PeerMoment] = [.down(0, 0.2), .move(0.1, 5), .up(0.7)]
    let told = events(.deepPress(), moments.map { $0.sample(in: .firmFinger) })
    #expect(told.map(\.force) == [0.75, 0.75])
  }
}
