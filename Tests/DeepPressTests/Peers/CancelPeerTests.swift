import DeepPress
import Testing

/// Flutter and RNGH tell a cancel as an end, Pressure.js, FlexMonkey and GT not at all; what they keep fires in the next tap.
@Suite("Peers' defect: cancel as end, or never, or too late")
struct CancelPeerTests {
  /// Deep, but short of what completes, when the system cancels.
  private static let cancelledDeep = [down(0, 0.1), move(0.1, 0.8), cancel(0.2)]

  private static let deepOnce = ["began 0→1 @0.1 #1", "cancelled 1→0 @0.2 #1"]

  static let begun = [
    PeerStory(.deepPress, cancelledDeep, deepOnce),
    PeerStory(.hardPress, cancelledDeep, deepOnce),
    PeerStory(.hardPressAtOnce, cancelledDeep, deepOnce),
    PeerStory(
      "force touch", .forceTouch(minimumForce: 0.9), cancelledDeep,
      ["began 0→0 @0.0 #1", "changed 0→0 @0.1 #1", "cancelled 0→0 @0.2 #1"]),
    PeerStory(.forcePress, cancelledDeep, deepOnce),
    PeerStory(.forceTouchHandler, cancelledDeep, deepOnce),
    PeerStory(.stages, cancelledDeep, ["began 0→2 @0.1 #1", "cancelled 2→0 @0.2 #1"]),
  ]

  @Test("a cancel makes a begun gesture cancelled", arguments: begun)
  func cancelsTheBegun(_ row: PeerStory) {
    #expect(story(events(row.profile, row.samples)) == row.story)
  }

  @Test("a cancel makes a possible gesture failed", arguments: PeerProfile.all)
  func failsThePossible(_ row: PeerProfile) {
    #expect(story(events(row.profile, [down(0, nil), cancel(0.1)])) == ["failed 0→0 @0.1 #1"])
  }

  //  force  1 ┤   ╭────────┆
  //      0.75 ┤  ╭╯        ┆
  //         0 ┤──╯         ┆
  //           0  0.1      0.5  0.6 = began + 0.5, when it would complete
  @Test("a cancel while a hard press waits for its time cancels it")
  func cancelsTheWaiting() {
    #expect(
      story(events(.hardPress(), [down(0, 0.1), move(0.1, 0.8), move(0.2, 1), cancel(0.5)])) == [
        "began 0→1 @0.1 #1", "changed 1→2 @0.2 #1", "cancelled 2→0 @0.5 #1",
      ])
  }

  @Test("a cancel while a level is held for its dwell fails the gesture")
  func failsTheDwelling() {
    let profile = PressProfile.stages(PressLevels(PressLevel(0.5, dwell: 0.3)))
    #expect(story(events(profile, [down(0, 0.1), move(0.1, 0.8), cancel(0.2)])) == ["failed 0→0 @0.2 #1"])
  }

  @Test(
    "a cancel that comes before the completion owed for the same sample cancels it",
    arguments: [PeerProfile.hardPressAtOnce, .forceTouch])
  func cancelsTheOwed(_ row: PeerProfile) {
    var recognizer = PressRecognizer(profile: row.profile)
    let told = [down(0, 1), cancel(0)].compactMap { recognizer.handle($0) }
    #expect(phases(told) == ["began", "cancelled"])
    #expect(recognizer.deadline == nil)
  }

  /// Touches that left something behind in a peer.
  private static let formerTouches = [
    cancelledDeep,
    [down(0, 0.1), move(0.1, 0.8), move(0.2, 1), cancel(0.3)],
    [down(0, 0.1), move(0.1, 1), move(0.7, 1), up(0.8)],
    [down(0, 1), cancel(0)],
    [down(0, nil), cancel(0.1)],
  ]

  @Test("a light tap after it is told as if nothing had been", arguments: PeerProfile.all, formerTouches)
  func nothingIsLeft(_ row: PeerProfile, _ former: [PressSample]) {
    let tap = [down(1, 0.1), move(1.05, 0.15), up(1.1)]
    let later = events(row.profile, former + tap).filter { $0.time >= 1 }
    #expect(later == events(row.profile, tap))
  }
}
