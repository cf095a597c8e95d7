/// The short way for most samples: the force moves between two levels, and each reading means what the last one did.
///
/// The state table is asked once, when a level is crossed or the state changes. As long as the force stays between the
/// level it would leave and the one it would reach, its answer stays too: nothing, or `changed`.
extension Contact {
  /// The forces within which readings all mean the same, empty while they don't, for one version of the rules.
  struct Steadiness {
    var from = Double.infinity
    var below = -Double.infinity
    var version = 0
    /// What each reading is reported as.
    var phase: PressEvent.Phase?
  }

  /// Whether readings are steady and nothing is reported of them.
  func isCalm(_ version: Int) -> Bool {
    steadiness.version == version && steadiness.from < steadiness.below && steadiness.phase == nil
  }

  /// Takes a sample if it means what the last one did.
  /// - Returns: false, and nothing has changed, where it doesn't.
  @inline(__always)
  mutating func staysSteady(_ sample: PressSample, _ rules: inout Rules) -> Bool {
    guard steadiness.version == rules.version, rules.levels.fits(sample.range) else { return false }
    let force = rules.levels.fraction(of: sample.reading)
    // NaN is in no range.
    guard force >= steadiness.from, force < steadiness.below else { return false }
    moveClock(to: sample.time)
    moveTo(sample.x, sample.y)
    self.force = force
    reading = sample.reading
    return true
  }

  /// Finds out within which forces readings mean the same.
  mutating func updateSteadiness(_ rules: inout Rules) {
    steadiness = Steadiness(version: rules.version)
    // While a level is held for its dwell, or for completion, time decides.
    let isTimed = stage != crossed || stage >= rules.completes
    guard rules.allowsSteadiness, isMeasured, !isTimed, !isExcluded, !isUnsettled else { return }
    let transition = Transition.from(state, on: signal(rules), under: rules.policy)
    guard transition.next == state else { return }
    steadiness.phase = transition.phase
    steadiness.from = crossed > 0 ? rules.levels.release[crossed - 1] : -.infinity
    steadiness.below = crossed < PressLevels.capacity ? rules.levels.press[crossed] : .infinity
  }
}
