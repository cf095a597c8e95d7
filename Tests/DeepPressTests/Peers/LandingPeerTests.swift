import DeepPress
import Testing

/// RNGH and Pressure.js look at moves only, or take the first reading for the hardware's silence.
@Suite("Peers' defect: a press that starts deep is missed")
struct LandingPeerTests {
  private static let deepTap = [down(0, 1), up(0.1)]

  static let rows = [
    PeerStory(.deepPress, deepTap, ["began 0→1 @0.0 #1", "ended 1→0 @0.1 #1"]),
    PeerStory(.hardPress, deepTap, ["began 0→2 @0.0 #1", "cancelled 2→0 @0.1 #1"]),
    PeerStory(.hardPressAtOnce, deepTap, ["began 0→2 @0.0 #1", "ended 2→2 @0.0 #1"]),
    PeerStory(.forceTouch, deepTap, ["began 0→1 @0.0 #1", "ended 1→1 @0.0 #1"]),
    PeerStory(.forcePress, deepTap, ["began 0→2 @0.0 #1", "ended 2→0 @0.1 #1"]),
    PeerStory(.forceTouchHandler, deepTap, ["began 0→1 @0.0 #1", "ended 1→0 @0.1 #1"]),
    PeerStory(.stages, deepTap, ["began 0→3 @0.0 #1", "ended 3→0 @0.1 #1"]),
  ]

  @Test("the landing begins where it is deep enough", arguments: rows)
  func landingBegins(_ row: PeerStory) {
    #expect(story(events(row.profile, row.samples)) == row.story)
  }

  @Test("a landing of 0 is a reading, and the moves after it count")
  func landingOfNothing() {
    #expect(
      story(events(.deepPress(threshold: 0.5), [down(0, 0), move(0.03, 0.7), up(0.06)])) == [
        "began 0→1 @0.03 #1", "ended 1→0 @0.06 #1",
      ])
  }

  @Test("exactly a half is a reading, not the sign of missing hardware")
  func halfIsAReading() {
    #expect(
      story(events(.deepPress(threshold: 0.5), [down(0, 0.4), move(0.1, 0.5), move(0.2, 0.6), up(0.3)])) == [
        "began 0→1 @0.1 #1", "changed 1→1 @0.2 #1", "ended 1→0 @0.3 #1",
      ])
  }
}
