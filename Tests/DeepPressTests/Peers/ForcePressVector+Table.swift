import DeepPress

/// What Flutter's own tests of its force press ask for. Touches that need a second gesture to compete are left out:
/// toolkits arbitrate, not this package.
extension ForcePressVector {
  static let table = [
    ForcePressVector(
      "start, peak once, updates, end; easing below the start goes on",
      .down(0, of: 6.66),
      .move(2.5, of: 6.66),
      .move(2.8, of: 6.66, .start(0.42042), .update(0.42042)),
      .move(3.3, of: 6.66, .update(0.495495)),
      .move(4, of: 6.66, .update(0.600601)),
      .move(5, of: 6.66, .update(0.750751)),
      .move(1, of: 6.66, .update(0.15015)),
      .move(6, of: 6.66, .peak(0.900901), .update(0.900901)),
      .move(3.3, of: 6.66, .update(0.495495)),
      .move(4, of: 6.66, .update(0.600601)),
      .move(5, of: 6.66, .update(0.750751)),
      .move(1, of: 6.66, .update(0.15015)),
      .up(.end)),
    ForcePressVector(
      "an empty range measures nothing",
      .down(0, of: 0), .move(10, of: 0), .up(.failed)),
    ForcePressVector(
      "an inverted range measures nothing",
      .down(0, of: -1), .move(10, of: -1), .up(.failed)),
    // Flutter takes any maximum up to 1 for a phone that feigns pressure. A pen's or a browser's maximum is 1, so here
    // the range is believed, and whether a source measures is judged by the source.
    ForcePressVector(
      "a maximum below 1 is a range like any other",
      .down(0, of: 0.5), .move(10, of: 0.5, .start(1), .peak(1), .update(1)), .up(.end)),
    ForcePressVector(
      "a start that is never reached has no end",
      .down(0, of: 6.66), .move(2.5, of: 6.66), .up(.failed)),
    // The peer's solver of the curve is approximate.
    ForcePressVector(
      "a curve that eases in",
      curve: .cubic(CubicBezier(0.42, 0, 1, 1)), tolerance: 0.002,
      .down(0, of: 6.66),
      .move(2.5, of: 6.66),
      .move(2.8, of: 6.66),
      .move(3.3, of: 6.66),
      .move(4, of: 6.66, .start(0.429893), .update(0.429893)),
      .move(5, of: 6.66, .update(0.621943)),
      .move(1, of: 6.66, .update(0.036776)),
      .move(6, of: 6.66, .update(0.839333)),
      .move(3.3, of: 6.66, .update(0.310925)),
      .move(4, of: 6.66, .update(0.429893)),
      .move(6.5, of: 6.66, .peak(0.95956), .update(0.95956)),
      .move(1, of: 6.66, .update(0.036776)),
      .up(.end)),
    ForcePressVector(
      "a reading above its maximum is cut to it",
      .down(0, of: 6.66),
      .move(2.5, of: 6.66),
      .move(8, of: 6.66, .start(1), .peak(1), .update(1)),
      .up(.end)),
    ForcePressVector(
      "a reading that is no number says nothing",
      .down(0, of: 6.66),
      .move(2.5, of: 6.66),
      .move(6, of: 6.66, .start(0.900901), .peak(0.900901), .update(0.900901)),
      .move(.nan, of: 6.66),
      .up(.end)),
    ForcePressVector(
      "the range changes in mid-touch, and the contact jumps",
      .down(0, of: 6, x: 400, y: 50),
      .move(0.3, of: 1, x: 0, y: 0),
      .move(0.5, of: 1, x: 0, y: 0, .start(0.5), .update(0.5)),
      .move(0.6, of: 1, x: 0, y: 0, .update(0.6)),
      .move(0.7, of: 1, x: 0, y: 0, .update(0.7)),
      .move(0.2, of: 1, x: 0, y: 0, .update(0.2)),
      .move(0.3, of: 1, x: 0, y: 0, .update(0.3)),
      .move(0.9, of: 1, x: 0, y: 0, .peak(0.9), .update(0.9)),
      .up(.end)),
    ForcePressVector(
      "a tap and then a press",
      .down(0, of: 6), .move(0, of: 1, x: 0, y: 0), .up(.failed),
      .down(0, of: 6), .move(0.5, of: 1, x: 0, y: 0, .start(0.5), .update(0.5)), .up(.end)),
    ForcePressVector(
      "the landing itself starts",
      .down(3, of: 6, .start(0.5), .update(0.5)), .up(.end)),
    ForcePressVector(
      "a tap on a device without pressure",
      .down(0, of: 0), .up(.failed)),
  ]
}
