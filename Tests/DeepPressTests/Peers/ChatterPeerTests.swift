import DeepPress
import Testing

/// Every peer compares with one value, and begins, peaks or acts again each time the force trembles across it.
@Suite("Peers' defect: chatter at a level")
struct ChatterPeerTests {
  /// Once across the level, then a trembling of up to 0.003 around it, then the lift.
  ///
  ///     level  ───────╭╮─╭╮─╭──────
  ///                  ╭╯╰─╯╰─╯ ╰ lift
  ///     level − 0.1 ─╯
  ///     time  0 … 0.1 0.2 0.3 0.4 0.5 0.6
  private static func trembling(around level: Double) -> [PressSample] {
    [
      down(0, level - 0.1), move(0.1, level + 0.001), move(0.2, level - 0.001), move(0.3, level + 0.002),
      move(0.4, level - 0.002), move(0.5, level + 0.003), up(0.6),
    ]
  }

  /// What is told of the trembling while a stage holds.
  private static func held(_ stage: Int) -> [String] {
    ["0.2", "0.3", "0.4", "0.5"].map { "changed \(stage)→\(stage) @\($0) #1" }
  }

  private static let deepOnce = ["began 0→1 @0.1 #1"] + held(1) + ["ended 1→0 @0.6 #1"]
  private static let secondStageOnce =
    ["began 0→1 @0.0 #1", "changed 1→2 @0.1 #1"] + held(2) + ["ended 2→0 @0.6 #1"]

  private static var deepPressAgain: PressProfile {
    var profile = PressProfile.deepPress()
    profile.pressesAgain = true
    return profile
  }

  static let rows = [
    PeerStory(.deepPress, trembling(around: 0.75), deepOnce),
    PeerStory(
      "deep press at Pressure.js's threshold", .deepPress(threshold: 0.5), trembling(around: 0.5), deepOnce),
    PeerStory(
      "deep press that may press again", deepPressAgain, Array(trembling(around: 0.75).dropLast()),
      Array(deepOnce.dropLast())),
    PeerStory(
      .hardPress, trembling(around: 0.75), ["began 0→1 @0.1 #1"] + held(1) + ["cancelled 1→0 @0.6 #1"]),
    PeerStory(
      "hard press, full", .hardPress(minimumDuration: 0), trembling(around: 1),
      ["began 0→1 @0.0 #1", "ended 1→2 @0.1 #1"]),
    PeerStory(
      .forceTouch, trembling(around: 0.5), ["began 0→0 @0.0 #1", "ended 0→1 @0.1 #1"]),
    PeerStory("force press at its start", .forcePress(), trembling(around: 0.4), deepOnce),
    PeerStory("force press at its peak", .forcePress(), trembling(around: 0.85), secondStageOnce),
    PeerStory(.forceTouchHandler, trembling(around: 0.2), deepOnce),
    PeerStory(
      "force touch handler at its maximum", .forceTouchHandler(maximumForce: 0.7), trembling(around: 0.7),
      ["began 0→1 @0.0 #1", "cancelled 1→1 @0.1 #1"]),
    PeerStory("stages at the second", PeerProfile.stages.profile, trembling(around: 0.6), secondStageOnce),
  ]

  @Test("crosses a level once while the force trembles around it", arguments: rows)
  func crossesOnce(_ row: PeerStory) {
    #expect(story(events(row.profile, row.samples)) == row.story)
  }
}
