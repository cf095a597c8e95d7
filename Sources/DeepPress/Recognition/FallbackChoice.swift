/// What a toolkit's recogniser lets stand in where a contact measures no force.
///
/// ```swift
/// recognizer.fallback = .ramp()
/// recognizer.fallback = .none
/// ```
public enum FallbackChoice: Sendable, Equatable {
  /// What the profile says; where it says nothing, a long press, except on a view whose own hold means something
  /// (a slider held still, a stepper that repeats), where nothing does.
  case automatic
  /// This, on every view.
  case fixed(Fallback)

  /// Nothing, on every view.
  public static let none = FallbackChoice.fixed(.none)

  /// Holding still, on every view.
  public static func longPress(duration: Double = 0.5, movement: Double = 10) -> FallbackChoice {
    .fixed(.longPress(duration: duration, movement: movement))
  }

  /// Holding as a force that rises, on every view.
  public static func ramp(duration: Double = 1) -> FallbackChoice {
    .fixed(.ramp(duration: duration))
  }

  /// The fallback to use for one contact.
  /// - Parameters:
  ///   - profile: what is recognised.
  ///   - holdHasMeaning: whether holding the view that was touched does something already.
  public func fallback(for profile: PressProfile, holdHasMeaning: Bool) -> Fallback {
    switch self {
    case .fixed(let fallback): fallback
    case .automatic where profile.fallback != .none: profile.fallback
    case .automatic: holdHasMeaning ? .none : .longPress()
    }
  }
}
