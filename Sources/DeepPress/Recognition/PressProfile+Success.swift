extension PressProfile {
  /// Whether an event is the moment that the gesture is made for: its completion, or its beginning where nothing completes it.
  ///
  /// Feedback belongs there, and the action of a caller who wants to hear of each press once.
  public func isSuccess(_ event: PressEvent) -> Bool {
    guard let completes else { return event.phase == .began }
    return event.phase == .ended && event.stage >= completes
  }

  /// The stage at which the gesture succeeds, at least 1.
  public var successStage: Int {
    max(completes ?? begins, 1)
  }
}
