import DeepPress
import Testing

/// Peers end a gesture when the force eases and once more when the contact lifts, or act again on the lift.
@Suite("Peers' defect: the end comes twice")
struct EndPeerTests {
  /// Deep and light by turns, within one touch.
  private static let twice = [
    down(0, 0.1), move(0.1, 0.8), move(0.2, 0.2), move(0.3, 0.8), move(0.4, 0.1), up(0.5),
  ]
  private static let onceCancelled = ["began 0→1 @0.1 #1", "cancelled 1→0 @0.2 #1"]

  static let rows = [
    PeerStory(.deepPress, twice, ["began 0→1 @0.1 #1", "ended 1→0 @0.2 #1"]),
    PeerStory(.hardPress, twice, onceCancelled),
    PeerStory(.hardPressAtOnce, twice, onceCancelled),
    PeerStory(.forceTouch, twice, ["began 0→0 @0.0 #1", "ended 0→1 @0.1 #1"]),
    PeerStory(
      .forcePress, twice,
      [
        "began 0→1 @0.1 #1", "changed 1→1 @0.2 #1", "changed 1→1 @0.3 #1", "changed 1→1 @0.4 #1", "ended 1→0 @0.5 #1",
      ]),
    PeerStory(
      .forceTouchHandler, twice,
      [
        "began 0→1 @0.1 #1", "changed 1→1 @0.2 #1", "changed 1→1 @0.3 #1", "changed 1→0 @0.4 #1", "ended 0→0 @0.5 #1",
      ]),
    PeerStory(
      .stages, twice,
      [
        "began 0→2 @0.1 #1", "changed 2→0 @0.2 #1", "changed 0→2 @0.3 #1", "changed 2→0 @0.4 #1", "ended 0→0 @0.5 #1",
      ]),
  ]

  @Test("one touch has one end, however often the force returns", arguments: rows)
  func oneEnd(_ row: PeerStory) {
    #expect(story(events(row.profile, row.samples)) == row.story)
  }

  private static let presses = [
    [down(0, 0.1), move(0.1, 0.8)],
    [down(0, 0.1), move(0.1, 1), move(0.3, 1)],
    [down(0, 0.1), move(0.1, 1), move(0.7, 1)],
    [down(0, 0.1), move(0.1, 0.8), move(0.2, 0.1)],
    [down(0, 1)],
    [down(0, 0.1)],
    [down(0, nil)],
  ]

  @Test("a lift that comes twice, or is followed by a cancel, is told once", arguments: PeerProfile.all, presses)
  func oneLift(_ row: PeerProfile, _ press: [PressSample]) {
    let once = events(row.profile, press + [up(1)])
    #expect(events(row.profile, press + [up(1), up(1), up(1.1)]) == once)
    #expect(events(row.profile, press + [up(1), cancel(1), cancel(1.1)]) == once)
    #expect(events(row.profile, press + [up(1), move(1.1, 1), up(1.2)]) == once)
    #expect(once.count { [.ended, .cancelled, .failed].contains($0.phase) } == 1)
  }

  @Test("a cancel that comes twice, or is followed by a lift, is told once", arguments: PeerProfile.all, presses)
  func oneCancel(_ row: PeerProfile, _ press: [PressSample]) {
    let once = events(row.profile, press + [cancel(1)])
    #expect(events(row.profile, press + [cancel(1), cancel(1), cancel(1.1)]) == once)
    #expect(events(row.profile, press + [cancel(1), up(1), up(1.1)]) == once)
    #expect(once.count { [.ended, .cancelled, .failed].contains($0.phase) } == 1)
  }

  @Test(
    "a completion that is owed at the lift is told by the lift alone",
    arguments: [
      PeerProfile.hardPressAtOnce, .forceTouch,
    ])
  func owedAtTheLift(_ row: PeerProfile) {
    var recognizer = PressRecognizer(profile: row.profile)
    let told = [down(0, 1), up(0), up(0.1)].compactMap { recognizer.handle($0) }
    #expect(phases(told) == ["began", "ended"])
    #expect(recognizer.advance(to: 1) == nil)
  }
}
