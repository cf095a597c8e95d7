import DeepPress
import Testing

/// One or two touches, and what our profile makes of them where a UIKit recogniser was the model.
struct UIKitPeerVector: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var profile: PressProfile
  var range: ForceRange
  var moments: [PeerMoment]
  var events: [PeerEvent]

  init(
    _ name: String, _ profile: PressProfile, range: ForceRange = .finger, _ moments: [PeerMoment], _ events: [PeerEvent]
  ) {
    testDescription = name
    self.profile = profile
    self.profile.hysteresis = 0
    self.range = range
    self.moments = moments
    self.events = events
  }

  /// Derived from the peers' sources and UIKit's rules. Where the peer has a defect, the row says so and holds our answer.
  static let table = deepPress + hardPress + forceTouch + forceTouchHandler

  /// FlexMonkey's DeepPressGestureRecognizer.
  private static let deepPress = [
    UIKitPeerVector(
      "deep press: press, dip and press again in one touch; UIKit has no second one", .deepPress(),
      [.down(0, 1), .move(0.1, 5), .move(0.2, 4.99), .move(0.3, 6), .up(0.4)],
      [PeerEvent(.began, 0.1, 0, 1, raw: 5), PeerEvent(.ended, 0.2, 1, 0, raw: 4.99)]),
    UIKitPeerVector(
      "deep press: a light touch fails", .deepPress(),
      [.down(0, 1), .move(0.1, 3), .up(0.2)],
      [PeerEvent(.failed, 0.2, 0, 0, raw: 3)]),
    // The peer says nothing of the cancel, and ends in the light touch what never began there.
    UIKitPeerVector(
      "deep press: the system cancels, then a light touch fails", .deepPress(),
      [.down(0, 1), .move(0.1, 6), .cancel(0.2), .down(0.3, 1), .up(0.4)],
      [
        PeerEvent(.began, 0.1, 0, 1, raw: 6), PeerEvent(.cancelled, 0.2, 1, 0, raw: 6),
        PeerEvent(.failed, 0.4, 0, 0, raw: 1),
      ]),
  ]

  /// GTForceTouchGestureRecognizer.
  private static let hardPress = [
    // The peer acts on the lift although the force had left the threshold.
    UIKitPeerVector(
      "hard press: easing before the time is up cancels", .hardPress(),
      [.down(0, 1), .move(0.1, 5), .move(0.2, 2), .up(0.3)],
      [PeerEvent(.began, 0.1, 0, 1, raw: 5), PeerEvent(.cancelled, 0.2, 1, 0, raw: 2)]),
    // The peer acts with the sample at 0.61 s, and once more in the light tap: nothing resets its flag.
    UIKitPeerVector(
      "hard press: full completes when the time is up, and the light tap after it fails", .hardPress(),
      [
        .down(0, 1), .move(0.1, 5), .move(0.3, 6.6667), .move(0.61, 6.6667), .up(0.7),
        .down(2, 0.5), .up(2.1),
      ],
      [
        PeerEvent(.began, 0.1, 0, 1, raw: 5), PeerEvent(.changed, 0.3, 1, 2, raw: 6.6667),
        PeerEvent(.ended, 0.6, 2, 2, raw: 6.6667), PeerEvent(.failed, 2.1, 0, 0, raw: 0.5),
      ]),
    // The peer compares with exactly 1, which Firm never reaches.
    UIKitPeerVector(
      "hard press: the highest force of the Firm setting is full", .hardPress(), range: .firmFinger,
      [.down(0, 1), .move(0.1, 5.5556), .move(3, 5.5556), .up(3.1)],
      [PeerEvent(.began, 0.1, 0, 2, raw: 5.5556), PeerEvent(.ended, 0.6, 2, 2, raw: 5.5556)]),
  ]

  /// Milkit's ForceTouchGestureRecognizer.
  private static let forceTouch = [
    UIKitPeerVector(
      "force touch: the minimum must be exceeded", .forceTouch(minimumForce: 3),
      [.down(0, 0.2), .move(0.1, 3), .move(0.2, 3.0167), .up(0.3)],
      [
        PeerEvent(.began, 0, 0, 0, raw: 0.2), PeerEvent(.changed, 0.1, 0, 0, raw: 3),
        PeerEvent(.ended, 0.2, 0, 1, raw: 3.0167),
      ]),
    // The peer cuts the minimum to the maximum and then asks for more than that.
    UIKitPeerVector(
      "force touch: a minimum beyond the device is reached at the device's maximum", .forceTouch(minimumForce: 7),
      [.down(0, 0.2), .move(0.1, 6.6667), .up(0.2)],
      [PeerEvent(.began, 0, 0, 0, raw: 0.2), PeerEvent(.ended, 0.1, 0, 1, raw: 6.6667)]),
  ]

  /// React Native Gesture Handler's ForceTouch.
  private static let forceTouchHandler = [
    UIKitPeerVector(
      "force touch handler: the minimum begins, easing goes on, the lift ends", .forceTouchHandler(),
      [.down(0, 0.5), .move(0.1, 1.3333), .move(0.2, 3), .move(0.3, 0.1), .up(0.4)],
      [
        PeerEvent(.began, 0.1, 0, 1, raw: 1.3333), PeerEvent(.changed, 0.2, 1, 1, raw: 3),
        PeerEvent(.changed, 0.3, 1, 0, raw: 0.1), PeerEvent(.ended, 0.4, 0, 0, raw: 0.1),
      ]),
    // The peer looks at moves only, and lets this one fail.
    UIKitPeerVector(
      "force touch handler: a landing that is hard already begins", .forceTouchHandler(),
      [.down(0, 5), .up(0.1)],
      [PeerEvent(.began, 0, 0, 1, raw: 5), PeerEvent(.ended, 0.1, 1, 0, raw: 5)]),
    // The peer lets a gesture fail that is under way.
    UIKitPeerVector(
      "force touch handler: above the maximum a begun gesture is cancelled", .forceTouchHandler(maximumForce: 0.7),
      [.down(0, 0.5), .move(0.1, 2), .move(0.2, 5), .move(0.3, 2), .up(0.4)],
      [PeerEvent(.began, 0.1, 0, 1, raw: 2), PeerEvent(.cancelled, 0.2, 1, 1, raw: 5)]),
  ]
}
