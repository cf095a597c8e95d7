/// What stands in for force where a contact measures none. Real force pre-empts it as long as it has not begun a gesture.
public enum Fallback: Sendable, Equatable {
  /// Nothing: the gesture fails on lift.
  case none
  /// Holding still reaches every level at once, after `duration` seconds within `movement` of the landing.
  case longPress(duration: Double = 0.5, movement: Double = 10)
  /// Holding counts as a force that rises from 0 to 1 within `duration` seconds, and no further than a maximum force.
  case ramp(duration: Double = 1)
}

/// A fallback, stored flat.
struct Substitute: Sendable, Equatable {
  enum Kind: UInt8 {
    case none, longPress, ramp
  }

  let kind: Kind
  /// Seconds; one that makes no sense never passes.
  let duration: Double
  /// How far a long press may stray.
  let movement: Double

  init(_ fallback: Fallback) {
    switch fallback {
    case .none: (kind, duration, movement) = (.none, 0, .infinity)
    case .longPress(let duration, let movement): (kind, self.duration, self.movement) = (.longPress, duration, movement)
    case .ramp(let duration): (kind, self.duration, movement) = (.ramp, duration, .infinity)
    }
  }

  var fallback: Fallback {
    switch kind {
    case .none: .none
    case .longPress: .longPress(duration: duration, movement: movement)
    case .ramp: .ramp(duration: duration)
    }
  }
}
