/// What stands in for force where a contact measures none. Real force pre-empts it as long as it has not begun a gesture.
public enum Fallback: Sendable, Equatable {
  /// Nothing: the gesture fails on lift.
  case none
  /// Holding still reaches every level at once, after `duration` seconds within `movement` of the landing.
  case longPress(duration: Double = 0.5, movement: Double = 10)
  /// Holding counts as a force that rises from 0 to 1 within `duration` seconds, and no further than a maximum force.
  case ramp(duration: Double = 1)
}
