/// What a source can say about how hard it is pressed.
///
/// Asked of a recogniser, it speaks of the contact that showed it last. Judge by it what to tell people ("this device
/// doesn't measure force; holding down stands in"), not whether to attach a recogniser: it may change with the next touch.
public enum Capability: Sendable, Equatable {
  /// Nothing was read yet.
  case unknown
  /// A contact came and went and no reading was of use.
  case unavailable
  /// Readings come, of this kind.
  case available(Kind)

  /// What the readings mean.
  public enum Kind: Sendable, Equatable, CaseIterable {
    /// Weight.
    case grams
    /// Force in numbers that only compare with each other.
    case arbitrary
    /// The size of the contact, which a harder press barely changes.
    case contactSize
    /// No reading: a fallback's time stands in for force.
    case simulated

    init(_ unit: ForceRange.Unit) {
      switch unit {
      case .arbitrary: self = .arbitrary
      case .contactSize: self = .contactSize
      case .grams: self = .grams
      }
    }
  }
}
