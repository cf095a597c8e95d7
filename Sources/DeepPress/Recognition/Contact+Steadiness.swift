/// The short way for most samples: the force moves between two levels, and each reading means what the last one did.
///
/// The state table is asked once, when a level is crossed or the state changes. As long as the force stays between the
/// level it would leave and the one it would reach, its answer stays too: nothing, or `changed`.
extension Contact {
  /// The forces within which readings all mean the same, empty while they don't, for one version of the rules.
  struct Steadiness {
    var from = 0.0
    var below = 0.0
    var version = 0
    /// What each reading is reported as.
    var phase: PressEvent.Phase?
  }

  /// Whether the short way is taken at all: a browser sends a few samples a frame, for which it isn't worth its bytes.
  static var takesShortWay: Bool {
    #if arch(wasm32)
    false
    #else
    true
    #endif
  }

  /// Whether readings are steady and nothing is reported of them.
  func isCalm(_ version: Int) -> Bool {
    steadiness.version == version && steadiness.from < steadiness.below && steadiness.phase == nil
  }

  /// Takes a sample if it means what the last one did.
  /// - Returns: false, and nothing has changed, where it doesn't.
  @inline(__always)
  mutating func staysSteady(_ sample: PressSample, _ rules: inout Rules) -> Bool {
    guard Self.takesShortWay, steadiness.version == rules.version, rules.levels.fits(sample.range) else { return false }
    // NaN and the infinities are in no range.
    let fraction = rules.levels.uncutFraction(of: sample.reading)
    guard fraction >= steadiness.from, fraction < steadiness.below else { return false }
    moveClock(to: sample.time)
    moveTo(sample.x, sample.y)
    force = min(max(fraction, 0), 1)
    reading = sample.reading
    return true
  }

  /// Finds out within which forces readings mean the same.
  mutating func updateSteadiness(_ rules: inout Rules) {
    guard Self.takesShortWay else { return }
    steadiness = Steadiness(version: rules.version)
    // While a level is held for its dwell, or for completion, time decides.
    let isTimed = stage != crossed || stage >= rules.completes
    guard rules.allowsSteadiness, rules.levels.isMeasuring, isMeasured, !isTimed, !isExcluded, !isUnsettled else {
      return
    }
    let transition = Transition.from(state, on: signal(rules), under: rules.policy)
    guard transition.next == state else { return }
    steadiness.phase = transition.phase
    steadiness.from = max(crossed > 0 ? rules.levels[crossed - 1].release : -.infinity, -.greatestFiniteMagnitude)
    steadiness.below = crossed < PressLevels.capacity ? rules.levels[crossed].press : .infinity
  }
}
