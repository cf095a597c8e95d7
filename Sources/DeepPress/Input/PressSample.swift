/// One reading of one contact: the only thing that a source hands to a recogniser.
///
/// ```swift
/// let landing = PressSample(time: 0.01, contact: 7, action: .down, rawForce: 71, range: ForceRange(minimum: 0, maximum: 255))
/// ```
///
/// Any value is accepted in any order: a device that sends NaN, an inverted range or a lift without a landing sends input,
/// not an error.
public struct PressSample: Sendable {
  /// What the contact did.
  public enum Action: UInt8, Sendable, CaseIterable {
    case down, move, up, cancel
  }

  // In an order that packs: recordings are read by the million.

  /// Seconds, from a clock of the source's own.
  public var time: Double
  /// Which finger or pen tip, from its landing to its lift.
  public var contact: Int
  /// The reading in the range's own numbers, NaN where there is none.
  var reading: Double
  /// Where the contact is, in the source's own units; NaN where it isn't known, so that the last place counts on.
  public var x: Double
  /// Where the contact is, in the source's own units; NaN where it isn't known, so that the last place counts on.
  public var y: Double
  /// The range that the reading is in; it may change in mid-touch.
  public var range: ForceRange
  /// What the contact did.
  public var action: Action

  /// The reading in the range's own numbers; nil where the source had none.
  public var rawForce: Double? {
    get { reading.isNothing ? nil : reading }
    set { reading = newValue ?? .nan }
  }

  /// Makes a sample.
  /// - Parameters:
  ///   - time: seconds, from a clock of the source's own.
  ///   - contact: which finger or pen tip.
  ///   - action: what it did.
  ///   - rawForce: the reading, in the range's numbers; nil where the source has none (never 0 for "unknown").
  ///   - range: the range of the reading.
  ///   - x: horizontal position, in the source's own units, of a lift too.
  ///   - y: vertical position, in the source's own units, of a lift too.
  public init(
    time: Double, contact: Int, action: Action, rawForce: Double?, range: ForceRange = .unit, x: Double = 0,
    y: Double = 0
  ) {
    self.time = time
    self.contact = contact
    self.action = action
    self.reading = rawForce ?? .nan
    self.range = range
    self.x = x
    self.y = y
  }
}

extension PressSample: Equatable {
  /// Equal where every property is; two absent readings are equal.
  public static func == (a: PressSample, b: PressSample) -> Bool {
    a.time == b.time && a.contact == b.contact && a.action == b.action && a.rawForce == b.rawForce && a.range == b.range
      && a.x == b.x && a.y == b.y
  }
}
