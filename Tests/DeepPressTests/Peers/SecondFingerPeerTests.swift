import DeepPress
import Testing

/// Flutter and Pressure.js don't ask whose reading it is: a second finger's force and lift count for the first.
@Suite("Peers' defect: a second finger mixes in")
struct SecondFingerPeerTests {
  /// One finger deep; another lands lightly beside it, moves and lifts while the first stays.
  private static let deepThenLight = [
    down(0, 0.3), move(0.1, 0.8), down(0.2, 0.1, contact: 2), move(0.3, 0.1, contact: 2), move(0.4, 0.8),
    up(0.5, contact: 2), move(0.6, 0.9), up(0.7),
  ]

  /// Two fingers deep at once, and the one that began last lifts first.
  private static let bothDeep = [
    down(0, 0.1), down(0, 0.1, contact: 2), move(0.1, 0.8), move(0.2, 0.95, contact: 2), move(0.3, 0.2),
    move(0.4, 0.7, contact: 2), move(0.5, 0.85), up(0.6, contact: 2), move(0.7, 0.1), up(0.8),
  ]

  @Test("the light finger beside Pressure.js's deep one neither ends nor restarts it")
  func lightFingerFails() {
    #expect(
      story(events(.deepPress(threshold: 0.5), Self.deepThenLight)) == [
        "began 0→1 @0.1 #1", "changed 1→1 @0.4 #1", "failed 0→0 @0.5 #2", "changed 1→1 @0.6 #1", "ended 1→0 @0.7 #1",
      ])
  }

  @Test("the light finger beside Flutter's deep one neither updates nor ends it")
  func lightFingerDoesNotUpdate() {
    #expect(
      story(events(.forcePress(), Self.deepThenLight)) == [
        "began 0→1 @0.1 #1", "changed 1→1 @0.4 #1", "failed 0→0 @0.5 #2", "changed 1→2 @0.6 #1", "ended 2→0 @0.7 #1",
      ])
  }

  @Test("each finger is told of as if it were alone", arguments: PeerProfile.all, [deepThenLight, bothDeep])
  func fingersAreAlone(_ row: PeerProfile, _ samples: [PressSample]) {
    var profile = row.profile
    profile.contacts = nil
    let together = events(profile, samples)
    for contact in [1, 2] {
      let alone = events(profile, samples.filter { $0.contact == contact })
      #expect(together.filter { $0.contact == contact } == alone)
    }
  }

  @Test("where one finger is asked for, a second ends both, each in its own name")
  func secondFingerExcludes() {
    #expect(
      story(events(.forceTouch(minimumForce: 0.9), Self.deepThenLight)) == [
        "began 0→0 @0.0 #1", "changed 0→0 @0.1 #1", "failed 0→0 @0.2 #2", "cancelled 0→0 @0.2 #1",
      ])
  }
}
