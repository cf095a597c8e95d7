/// The range that a source reports raw force in, and what a unit of it weighs.
///
/// ```swift
/// let finger = ForceRange(minimum: 0, maximum: 20.0 / 3, reachableMaximum: 5.0 / 6)
/// finger.force(of: 5)  // 0.75
/// ```
///
/// A range that is empty, inverted or not finite measures nothing; it is input like any other, not an error.
public struct ForceRange: Sendable, Equatable {
  /// What the numbers of a range mean.
  public enum Unit: Sendable, Equatable {
    /// Numbers that only compare with each other.
    case arbitrary
    /// The size of the contact, where a calibration or the device's maker says so; a harder press barely changes it.
    case contactSize
    /// Weight; an evdev axis says so by a resolution, which counts units per gram.
    case grams(unitsPerGram: Double)
  }

  /// The raw force that counts as 0.
  public var minimum: Double
  /// The raw force that counts as 1.
  public var maximum: Double
  /// The highest force (0…1) that this hardware is known to reach, from calibration or a platform's habit; 1 if unknown.
  public var reachableMaximum: Double
  /// What the numbers mean.
  public var unit: Unit

  /// Makes a range.
  /// - Parameters:
  ///   - minimum: the raw force that counts as 0.
  ///   - maximum: the raw force that counts as 1.
  ///   - unit: what the numbers mean.
  ///   - reachableMaximum: the highest force, in 0…1, that the hardware reaches. It never rescales the force; it
  ///     lowers the levels that could not be reached otherwise.
  public init(minimum: Double, maximum: Double, unit: Unit = .arbitrary, reachableMaximum: Double = 1) {
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
    self.reachableMaximum = reachableMaximum
  }

  /// The range of a source that measures no force.
  public static let unmeasured = ForceRange(minimum: 0, maximum: 0)

  /// The range of a source that reports force in 0…1 already.
  public static let unit = ForceRange(minimum: 0, maximum: 1)

  /// Whether a raw force in this range can be turned into a force.
  public var isMeasuring: Bool {
    maximum > minimum && (maximum - minimum).isNumber
  }

  /// The force in 0…1 of a raw force, or nil where either says nothing; values beyond the range are cut to it.
  public func force(of raw: Double) -> Double? {
    let force = fraction(of: raw)
    return force.isNothing ? nil : force
  }

  /// Grams of a raw force, where the range is in grams.
  public func grams(of raw: Double) -> Double? {
    guard case .grams(let unitsPerGram) = unit, unitsPerGram > 0, raw.isNumber else { return nil }
    return raw / unitsPerGram
  }

  /// As `force(of:)`, with NaN for none: an optional costs the hot path a second register.
  func fraction(of raw: Double) -> Double {
    guard raw.isNumber, isMeasuring else { return .nan }
    return min(max((raw - minimum) / (maximum - minimum), 0), 1)
  }
}
