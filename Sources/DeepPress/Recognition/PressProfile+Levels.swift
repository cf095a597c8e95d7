extension PressProfile {
  /// The force that reaches a stage in a range, with the reachable maximum and the curve taken in; nil for no such stage.
  public func pressForce(ofStage stage: Int, in range: ForceRange) -> Double? {
    resolved(stage, in: range)?.force
  }

  /// The force below which a stage is left in a range; nil where it stays until the lift, or for no such stage.
  public func releaseForce(ofStage stage: Int, in range: ForceRange) -> Double? {
    guard let force = resolved(stage, in: range)?.release, force > 0 else { return nil }
    return force
  }

  private func resolved(_ stage: Int, in range: ForceRange) -> ResolvedLevel? {
    var resolved = ResolvedLevels(self, in: range)
    return (1...levels.count).contains(stage) ? resolved[stage - 1] : nil
  }
}
