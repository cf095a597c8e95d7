import DeepPress
import Testing

@Suite("Peers' defects: readings that fall outside or come all at once")
struct ReadingPeerTests {
  /// Safari counts from 1, a click, to 3, a force click; below 1 the click is not yet made. Pressure.js passes that on
  /// as a negative force.
  private static let webkitForce = ForceRange(minimum: 1, maximum: 3)

  @Test(
    "a reading below its range is 0, never less",
    arguments: [(0, 0), (0.5, 0), (1, 0), (1.5, 0.25), (2, 0.5), (2.5, 0.75), (3, 1), (3.4, 1)])
  func negativeIsNothing(_ raw: Double, _ force: Double) {
    #expect(Self.webkitForce.force(of: raw) == force)
  }

  @Test("a negative reading eases the press, and is told as 0")
  func negativeReleases() {
    let moments: [PeerMoment] = [.down(0, 0.5), .move(0.1, 2.5), .move(0.2, 0.5), .up(0.3)]
    let expected = [PeerEvent(.began, 0.1, 0, 1, raw: 2.5), PeerEvent(.ended, 0.2, 1, 0, raw: 0.5)]
    let told = events(.deepPress(threshold: 0.5), moments.map { $0.sample(in: Self.webkitForce) })
    #expect(told == expected.map { $0.event(in: Self.webkitForce) })
    #expect(told.map(\.force) == [0.75, 0])
  }

  @Test("a negative reading on a range from 0 is told as 0", arguments: PeerProfile.all)
  func negativeForce(_ row: PeerProfile) {
    let told = events(row.profile, [down(0, -0.25), move(0.1, 1), move(0.2, -3), up(0.8)])
    #expect(told.allSatisfy { $0.force == 0 || $0.force == 1 })
    #expect(phases(told) == phases(events(row.profile, [down(0, 0), move(0.1, 1), move(0.2, 0), up(0.8)])))
  }

  private static let fourLevels = PressProfile.stages(
    PressLevels(PressLevel(0.2), PressLevel(0.4), PressLevel(0.6), PressLevel(0.8)))

  static let jumps = [
    PeerStory(
      "the start and the peak", .forcePress(), [down(0, 0), move(0.1, 0.9), up(0.2)],
      ["began 0→2 @0.1 #1", "ended 2→0 @0.2 #1"]),
    PeerStory(
      "four levels up and down", fourLevels, [down(0, 0), move(0.1, 1), move(0.2, 0), up(0.3)],
      ["began 0→4 @0.1 #1", "changed 4→0 @0.2 #1", "ended 0→0 @0.3 #1"]),
    PeerStory(
      "one level up, then three", fourLevels, [down(0, 0.3), move(0.1, 0.9), move(0.2, 0.5), up(0.3)],
      ["began 0→1 @0.0 #1", "changed 1→4 @0.1 #1", "changed 4→2 @0.2 #1", "ended 2→0 @0.3 #1"]),
    PeerStory(
      "the threshold and full", .hardPress(), [down(0, 0), move(0.1, 1), move(0.7, 1), up(0.8)],
      ["began 0→2 @0.1 #1", "ended 2→2 @0.6 #1"]),
    PeerStory(
      "beginning and completion", .stages(PressLevels(PressLevel(0.2), PressLevel(0.6)), completes: 2),
      [down(0, 0), move(0.1, 1), move(0.2, 1), up(0.3)],
      ["began 0→2 @0.1 #1", "ended 2→2 @0.1 #1"]),
    // AppKit may skip stage 1 on the way back.
    PeerStory(
      "AppKit's stages 1, 2 and 0", .stages(PressLevels(PressLevel(0), PressLevel(0.5)), begins: 2),
      [down(0, 0), move(0.1, 0.6), move(0.2, 0), up(0.3)],
      ["began 0→2 @0.1 #1", "changed 2→1 @0.2 #1", "ended 1→0 @0.3 #1"]),
  ]

  @Test("levels crossed in one sample are all told", arguments: jumps)
  func jumpsAreTold(_ row: PeerStory) {
    #expect(story(events(row.profile, row.samples)) == row.story)
  }
}
