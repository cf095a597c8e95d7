extension PressProfile {
  /// The force that reaches a stage in a range, with the reachable maximum and the curve taken in; nil for no such stage.
  public func pressForce(ofStage stage: Int, in range: ForceRange) -> Double? {
    (1...levels.count).contains(stage) ? ResolvedLevels(self, in: range)[stage - 1].force : nil
  }

  /// The force below which a stage is left in a range; nil where it stays until the lift, or for no such stage.
  public func releaseForce(ofStage stage: Int, in range: ForceRange) -> Double? {
    guard (1...levels.count).contains(stage) else { return nil }
    let force = ResolvedLevels(self, in: range)[stage - 1].release
    return force > 0 ? force : nil
  }
}
