import DeepPress
import Testing

/// Flutter measures a move from the event before it and compares its square with a plain number: a slow drift is never
/// too far, and one event of five points is.
@Suite("Peers' defect: slop between events")
struct SlopPeerTests {
  private static func straying(by distance: Double?) -> PressProfile {
    var profile = PressProfile.forcePress()
    profile.allowableMovement = distance
    return profile
  }

  /// A light contact that drifts by `step` points an event up to `distance`, then presses and lifts at 1 s.
  private static func drift(by step: Double, to distance: Double) -> [PressSample] {
    let moves = stride(from: step, through: distance, by: step).map { x in move(x / 100, 0.1, x: x) }
    return [down(0, 0.1)] + moves + [move(0.9, 0.5, x: distance), up(1)]
  }

  private static let recognised = ["began 0→1 @0.9 #1", "ended 1→0 @1.0 #1"]

  static let rows = [
    PeerStory(
      "a slow drift fails at the first event beyond 18 points", straying(by: 18), drift(by: 1, to: 40),
      ["failed 0→0 @0.19 #1"]),
    PeerStory("a slow drift of 18 points is within them", straying(by: 18), drift(by: 1, to: 18), recognised),
    PeerStory("one coarse event of 5 points is within 18", straying(by: 18), drift(by: 5, to: 5), recognised),
    PeerStory("one coarse event of 17.5 points is within 18", straying(by: 18), drift(by: 17.5, to: 17.5), recognised),
    PeerStory(
      "one coarse event of 20 points is beyond 18", straying(by: 18), drift(by: 20, to: 20), ["failed 0→0 @0.2 #1"]),
    PeerStory(
      "three steps away and two back are one step away", straying(by: 18),
      [
        down(0, 0.1), move(0.1, 0.1, x: 8), move(0.2, 0.1, x: 16), move(0.3, 0.1, x: 8), move(0.4, 0.1, x: 0),
        move(0.5, 0.1, x: -8), move(0.9, 0.5, x: -16), up(1),
      ], recognised),
    PeerStory(
      "both axes count together", straying(by: 18), [down(0, 0.1), move(0.1, 0.1, x: 13, y: 13), up(1)],
      ["failed 0→0 @0.1 #1"]),
    PeerStory(
      "a press on the event that strays too far fails", straying(by: 18), [down(0, 0.1), move(0.1, 0.9, x: 30), up(1)],
      ["failed 0→0 @0.1 #1"]),
    PeerStory(
      "once begun it may slide anywhere", straying(by: 18),
      [down(0, 0.5), move(0.1, 0.5, x: 300), up(1)],
      ["began 0→1 @0.0 #1", "changed 1→1 @0.1 #1", "ended 1→0 @1.0 #1"]),
    PeerStory("no distance is asked for unless set", straying(by: nil), drift(by: 20, to: 40), recognised),
  ]

  @Test("slop is the distance from the landing", arguments: rows)
  func slopIsFromTheLanding(_ row: PeerStory) {
    #expect(story(events(row.profile, row.samples)) == row.story)
  }
}
