/// A digital scale: force in 0…1 to grams.
///
/// ```swift
/// var scale = ForceScale()
/// scale.grams(of: 0.32)                  // 123
/// scale.calibrate(grams: 100, at: 0.25)  // a known weight reads a quarter of the range
/// scale.grams(of: 0.5)                   // 200
/// ```
///
/// Until it is calibrated it takes 385 g for the maximum, as the tutorial that it comes from does; published
/// measurements of the same phone differ from that by up to a half. No screen or pad is a legal scale.
public struct ForceScale: Sendable, Equatable {
  /// Grams at the maximum of the range before any calibration.
  public static let uncalibratedGramsAtMaximum = 385.0

  /// The force that the hardware doesn't exceed; there the weight may be more than can be told.
  public var reachableMaximum: Double
  /// The force that counts as empty.
  public private(set) var tareForce = 0.0
  /// How many known weights were given.
  public private(set) var weightCount = 0
  private var sumOfProducts = 0.0
  private var sumOfSquares = 0.0

  /// Makes a scale.
  /// - Parameter reachableMaximum: the highest force, in 0…1, that the hardware reaches.
  public init(reachableMaximum: Double = 1) {
    self.reachableMaximum = reachableMaximum > 0 ? min(reachableMaximum, 1) : 1
  }

  /// Grams for a force of 1: 385, or what fits the known weights best (least squares through zero).
  public var gramsAtMaximum: Double {
    weightCount > 0 ? sumOfProducts / sumOfSquares : Self.uncalibratedGramsAtMaximum
  }

  /// Adds a known weight. Several make the scale better.
  /// - Parameters:
  ///   - grams: what lies on it, above 0.
  ///   - force: what it reads, in 0…1, above the tare.
  /// - Returns: false, and nothing changes, where the two can't belong together, or the maximum would weigh more than any
  ///   number.
  @discardableResult
  public mutating func calibrate(grams: Double, at force: Double) -> Bool {
    let net = force - tareForce
    guard grams > 0, grams.isFinite, net > 0, force <= 1 else { return false }
    let (products, squares) = (sumOfProducts + net * grams, sumOfSquares + net * net)
    // A square may be too small for a number, and what it divides too large.
    guard (products / squares).isFinite else { return false }
    (sumOfProducts, sumOfSquares) = (products, squares)
    weightCount += 1
    return true
  }

  /// Forgets the known weights.
  public mutating func removeCalibration() {
    sumOfProducts = 0
    sumOfSquares = 0
    weightCount = 0
  }

  /// Counts what lies on it as empty from now on; 0 undoes it. A force that is none changes nothing.
  public mutating func tare(at force: Double) {
    if force >= 0, force <= 1 { tareForce = force }
  }

  /// The weight that a force stands for, not cut; negative below the tare.
  public func grams(of force: Double) -> Double {
    (force - tareForce) * gramsAtMaximum
  }

  /// Whether a force is as high as the hardware can tell, so that the weight may be more.
  public func isAtMaximum(_ force: Double) -> Bool {
    force >= reachableMaximum - ResolvedLevels.tolerance
  }
}
