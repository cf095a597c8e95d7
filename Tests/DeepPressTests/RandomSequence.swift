import DeepPress

/// A profile and samples for it that no device would send, made from one number.
struct RandomSequence {
  /// What is kept within reason, so that a law can speak of it.
  enum Kind {
    /// Anything at all.
    case wild
    /// Times rise; what else happens is anything.
    case orderly
    /// Times rise, at most sixteen contacts, and no limit to how many may be down.
    case independent
  }

  var profile: PressProfile
  var samples: [PressSample] = []
  /// A time after which nothing is due that ever will be, for durations within reason.
  static let end = 1e6

  init(_ kind: Kind, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    profile = random.profile()
    if kind == .independent { profile.contacts = nil }
    var count = 5 + random.below(6)
    // Now and then more contacts than a recogniser follows.
    let isCrowd = kind == .independent ? random.chance(2) : random.chance(2)
    let contacts = isCrowd ? (kind == .independent ? 16 : 24) : 1 + random.below(3)
    if isCrowd { count = 40 } else if random.chance(5) { count = 25 }
    let isTimeWild = kind == .wild && random.chance(60)
    let isForceWild = random.chance(50)
    let isRangeWild = random.chance(30)
    let isFallback = random.chance(25)
    let range: ForceRange = isFallback ? .unmeasured : random.chance(70) ? .unit : random.range()
    var time = 0.0
    samples.reserveCapacity(count)
    for index in 0..<count {
      time = isTimeWild ? random.wildTime(after: time) : time + random.step()
      let isLanding = index == 0 || random.chance(isCrowd ? 70 : 18)
      let action: PressSample.Action = isLanding ? .down : random.chance(80) ? .move : random.chance(70) ? .up : .cancel
      let sampleRange = isRangeWild && random.chance(30) ? random.range() : range
      let strays = random.chance(10)
      samples.append(
        PressSample(
          time: time, contact: random.below(contacts), action: action,
          rawForce: isFallback && !random.chance(5) ? nil : random.rawForce(isWild: isForceWild, in: sampleRange),
          range: sampleRange, x: strays ? random.position() : 0, y: strays ? random.position() : 0))
    }
  }
}

extension SplitMix64 {
  /// Mostly a force, sometimes what no level should be.
  fileprivate mutating func value() -> Double {
    chance(75)
      ? fraction()
      : pick([.nan, -1, -.infinity, .infinity, 0, 1, 2, 0.5, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
  }

  fileprivate mutating func duration() -> Double {
    chance(75)
      ? fraction() : pick([0, -1, .nan, .infinity, -.infinity, 1e-9, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  }

  fileprivate mutating func step() -> Double {
    switch below(10) {
    case 0: 0
    case 1: 0.5
    case 2: 2 * fraction()
    default: 0.1 * fraction()
    }
  }

  fileprivate mutating func wildTime(after time: Double) -> Double {
    let time = time.isFinite ? time : 1
    switch below(12) {
    case 0: return time
    case 1: return time - fraction()
    case 2: return pick([.nan, .infinity, -.infinity, -1, 0])
    case 3: return pick([1e6, 1e300, -1e300, .greatestFiniteMagnitude])
    default: return time + step()
    }
  }

  fileprivate mutating func position() -> Double {
    chance(80) ? 40 * fraction() - 20 : pick([.nan, .infinity, -1e300, 1e300])
  }

  fileprivate mutating func range() -> ForceRange {
    var range = pick([
      ForceRange.unit, .unmeasured, ForceRange(minimum: 0, maximum: 255), ForceRange(minimum: 0, maximum: 20.0 / 3),
      ForceRange(minimum: 1, maximum: 0), ForceRange(minimum: .nan, maximum: 1),
      ForceRange(minimum: 0, maximum: .infinity),
      ForceRange(minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude),
      ForceRange(minimum: 0, maximum: 3000, unit: .grams(unitsPerGram: 2)),
      ForceRange(minimum: 0, maximum: .leastNonzeroMagnitude),
    ])
    if chance(30) { range.reachableMaximum = value() }
    return range
  }

  fileprivate mutating func rawForce(isWild: Bool, in range: ForceRange) -> Double? {
    if isWild, chance(25) { return pick([nil, .nan, .infinity, -.infinity, -1, 1e300, -0.0, nil]) }
    // Full, empty and just at a level are the forces where something happens.
    let force = chance(70) ? fraction() : pick([0, 1, 0.75, 0.7, 0.4, 0.85, 0.2, 5.0 / 6])
    return range.isMeasuring ? range.minimum + force * (range.maximum - range.minimum) : force
  }

  fileprivate mutating func level() -> PressLevel {
    var level =
      chance(85)
      ? PressLevel(value(), comparison: chance(50) ? .above : .atLeast)
      : PressLevel(raw: 4 * value(), comparison: chance(50) ? .above : .atLeast)
    if chance(25) { level.release = value() }
    if chance(25) { level.dwell = duration() }
    return level
  }

  fileprivate mutating func profile() -> PressProfile {
    var profile: PressProfile
    switch below(8) {
    case 0: profile = .deepPress(threshold: chance(60) ? 0.75 : value())
    case 1: profile = .hardPress(threshold: chance(60) ? 0.75 : value(), minimumDuration: chance(50) ? 0.1 : duration())
    case 2: profile = .forceTouch(minimumForce: chance(50) ? 0.5 : 4 * value())
    case 3: profile = .forcePress(start: chance(60) ? 0.4 : value(), peak: chance(60) ? 0.85 : value())
    case 4: profile = .forceTouchHandler(minimumForce: value(), maximumForce: chance(50) ? nil : value())
    default:
      var levels = PressLevels(level())
      for _ in 0..<below(4) { levels.append(level()) }
      profile = .stages(levels)
      if chance(50) { profile.begins = below(7) - 1 }
      if chance(50) { profile.completes = below(7) - 1 }
      if chance(30) { profile.minimumDuration = duration() }
      profile.fallingBack = pick([.ends, .cancels, .continues])
      profile.lifting = pick([.ends, .cancels])
    }
    turnKnobs(of: &profile)
    return profile
  }

  private mutating func turnKnobs(of profile: inout PressProfile) {
    if chance(15) { profile.maximumForce = value() }
    if chance(15) { profile.hysteresis = value() }
    if chance(10) { profile.allowableMovement = 20 * value() }
    if chance(15) { profile.contacts = below(5) - 1 }
    if chance(25) { profile.pressesAgain = true }
    if chance(10) { profile.latchesStages = true }
    if chance(10) { profile.curve = .power(3 * value()) }
    if chance(5) { profile.curve = .cubic(CubicBezier(value(), value(), value(), value())) }
    if chance(15) { profile.reachableMaximum = value() }
    if chance(15) { profile.fallback = .longPress(duration: duration(), movement: 10 * value()) }
    if chance(6) { profile.fallback = .ramp(duration: duration()) }
  }
}
