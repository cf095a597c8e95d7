/// What a recogniser remembers of one contact.
struct Contact {
  /// The ramp's time in this many parts; it bounds the work of any jump in time.
  static let rampSteps = 60

  var id = 0
  var state = ContactState.gone
  /// Levels whose press value is held, dwell aside.
  var crossed = 0
  /// Levels that count.
  var stage = 0
  /// The stage that the last event told.
  var reportedStage = 0
  /// Whether a usable reading has come.
  var isMeasured = false
  /// Whether a fallback stands in for force; once it has begun a gesture, it does so until the lift.
  var isSimulated = false
  /// Whether it strayed too far for a long press.
  var hasStrayed = false
  /// Whether it is to be excluded at the next chance, for too many contacts.
  var isExcluded = false
  /// Whether its landing's reading still has to be judged: its landing ended a contact of the same id.
  var isUnsettled = false
  var rampStep = 0
  /// When it must be looked at again if no sample comes; infinite for never.
  var due = 0.0
  var steadiness = Steadiness()
  /// When each crossed level was crossed.
  var since = Row(repeating: 0.0)
  /// The latest time that this contact has seen; it never goes back.
  var clock = 0.0
  var landed = 0.0
  var began = 0.0
  var force = 0.0
  var reading = 0.0
  var x = 0.0
  var y = 0.0
  var landingX = 0.0
  var landingY = 0.0

  /// A contact that has just landed.
  init(landing sample: PressSample, at time: Double) {
    id = sample.contact
    state = .possible
    due = .infinity
    force = .nan
    reading = .nan
    clock = time
    landed = time
    moveTo(sample.x, sample.y)
    landingX = x
    landingY = y
  }

  /// Nothing but zeros, for a slot that isn't used.
  init() {}

  /// Takes a position, as far as it is one.
  @inline(__always)
  mutating func moveTo(_ x: Double, _ y: Double) {
    if x.isNumber { self.x = x }
    if y.isNumber { self.y = y }
  }

  @inline(__always)
  mutating func moveClock(to time: Double) {
    if time > clock, time.isNumber { clock = time }
  }

  /// Whether it is farther from its landing than that; no distance is below 0, and nothing is farther than NaN.
  func isFarther(than distance: Double) -> Bool {
    let distance = distance < 0 ? 0 : distance
    let dx = x - landingX
    let dy = y - landingY
    return dx * dx + dy * dy > distance * distance
  }

  /// Applies the levels to a force at the contact's time.
  @inline(__always)
  mutating func apply(_ force: Double, _ rules: inout Rules) {
    self.force = force
    while crossed < PressLevels.capacity, force >= rules.levels[crossed].press {
      since[crossed] = clock
      crossed += 1
    }
    while crossed > 0, force < rules.levels[crossed - 1].release { crossed -= 1 }
    if stage != crossed { countStages(&rules) }
  }

  /// A level counts once it, and each one below, has been held for its dwell.
  mutating func countStages(_ rules: inout Rules) {
    if stage > crossed { stage = crossed }
    while stage < crossed, clock >= since[stage] + rules.levels[stage].dwell { stage += 1 }
  }

  /// Finds out when it must be looked at again.
  @inline(__always)
  mutating func updateDue(_ rules: inout Rules) {
    due = .infinity
    switch state {
    case .gone, .spent, .barred: return
    case .completing: due = clock
    case .possible, .rearmed, .begun:
      if isUnsettled || isExcluded {
        due = clock
        return
      }
      if crossed > stage { due = since[stage] + rules.levels[stage].dwell }
      if !isMeasured { due = min(due, fallbackDeadline(rules.profile.substitute)) }
      if state == .begun, stage >= rules.completes { due = min(due, began + max(rules.profile.minimumDuration, 0)) }
    }
  }

  /// When the fallback acts next.
  func fallbackDeadline(_ substitute: Substitute) -> Double {
    let duration = Self.seconds(substitute.duration)
    return switch substitute.kind {
    case .none: .infinity
    case .longPress: state == .possible && !isSimulated && !hasStrayed ? landed + duration : .infinity
    case .ramp:
      rampStep < Self.rampSteps ? landed + duration * Double(rampStep + 1) / Double(Self.rampSteps) : .infinity
    }
  }

  /// A duration that makes no sense never passes.
  private static func seconds(_ duration: Double) -> Double {
    duration.isNothing ? .infinity : max(duration, 0)
  }
}
