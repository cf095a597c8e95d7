/// A level of force: what reaches it, what leaves it, and how long it must be held to count.
///
/// ```swift
/// PressLevel(0.75)                        // at or above 75 % of the range
/// PressLevel(0.4, comparison: .above)     // above 40 %
/// PressLevel(raw: 3, comparison: .above)  // above 3 in the source's own numbers
/// ```
public struct PressLevel: Sendable, Equatable {
  /// What a press value is measured in.
  public enum Measure: UInt8, Sendable {
    /// A force in 0…1.
    case force
    /// The source's own numbers.
    case rawForce
  }

  /// Whether a force equal to the press value reaches the level.
  public enum Comparison: UInt8, Sendable {
    case atLeast, above
  }

  /// The force that reaches the level.
  public var press: Double
  /// What `press` and `release` are measured in.
  public var measure: Measure
  /// Whether a force of exactly `press` reaches the level. A level at the reachable maximum is always reached by it.
  public var comparison: Comparison
  /// The force below which the level is left, and 0 in any case; nil takes the profile's hysteresis.
  public var release: Double? {
    get { ownRelease.value }
    set { ownRelease.value = newValue }
  }
  /// Seconds that the level must be held before it counts.
  public var dwell: Double
  private(set) var ownRelease = NumberOrNil()

  /// Makes a level of force in 0…1.
  public init(_ press: Double, comparison: Comparison = .atLeast, release: Double? = nil, dwell: Double = 0) {
    self.press = press
    self.measure = .force
    self.comparison = comparison
    self.dwell = dwell
    self.release = release
  }

  /// Makes a level in the source's own numbers.
  public init(raw press: Double, comparison: Comparison = .atLeast, release: Double? = nil, dwell: Double = 0) {
    self.init(press, comparison: comparison, release: release, dwell: dwell)
    measure = .rawForce
  }
}
