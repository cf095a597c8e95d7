import DeepPress
import Testing

@Suite("UIKit's recognisers of force")
struct UIKitPeerTests {
  @Test("answers the touches of the peers", arguments: UIKitPeerVector.table)
  func answers(_ vector: UIKitPeerVector) {
    let samples = vector.moments.map { $0.sample(in: vector.range) }
    #expect(events(vector.profile, samples) == vector.events.map { $0.event(in: vector.range) })
  }

  @Test("keeps a minimum that the device can't exceed as the caller gave it")
  func keepsTheMinimum() {
    var recognizer = PressRecognizer(profile: .forceTouch(minimumForce: 7))
    recognizer.run([PeerMoment.down(0, 0.2), .move(0.1, 6.6667), .up(0.2)].map { $0.sample(in: .finger) }) { _ in }
    #expect(recognizer.profile.levels[0].press == 7)
  }
}
