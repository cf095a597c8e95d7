/// What a sample, or the time that has come, means for a contact, and what follows from it.
extension Contact {
  /// Goes on with a sample.
  @inline(__always)
  mutating func follow(_ sample: PressSample, _ rules: inout Rules) -> PressEvent? {
    moveClock(to: sample.time)
    moveTo(sample.x, sample.y)
    return settle(read(sample, &rules), &rules)
  }

  /// Lifts, or is cancelled: by its source, or since its id landed again.
  mutating func leave(_ sample: PressSample, _ rules: inout Rules) -> PressEvent? {
    moveClock(to: sample.time)
    crossed = 0
    stage = 0
    return settle(sample.action == .up ? .lift : .cancel, &rules)
  }

  /// Does what is due at a time.
  mutating func settleDue(at time: Double, _ rules: inout Rules) -> PressEvent? {
    moveClock(to: time)
    isUnsettled = false
    if !isMeasured, fallbackDeadline(rules.profile.fallback) <= time { simulate(&rules) }
    countStages(rules.levels)
    return settle(signal(&rules), &rules)
  }

  /// Reads a sample's force, if it has one, and says what it means.
  @inline(__always)
  mutating func read(_ sample: PressSample, _ rules: inout Rules) -> Signal {
    if isExcluded { return .excluded }
    if state == .possible, let distance = rules.profile.allowableMovement, isFarther(than: distance) { return .excluded }
    rules.fit(sample.range)
    let fraction = rules.levels.fraction(of: sample.reading)
    if fraction.isNaN || isSimulated && state != .possible {
      if case .longPress(_, let movement) = rules.profile.fallback, isFarther(than: movement) { hasStrayed = true }
      return .nothing
    }
    isMeasured = true
    isSimulated = false
    reading = sample.reading
    apply(rules.levels.isLinear ? fraction : rules.profile.curve.force(at: fraction), rules.levels)
    return signal(&rules)
  }

  /// What the stage means.
  @inline(__always)
  private func signal(_ rules: inout Rules) -> Signal {
    if isExcluded || force > rules.levels.maximum { return .excluded }
    if state == .possible, !isMeasured, !isSimulated { return .nothing }
    // Pressing again is armed by easing, also where contact alone begins.
    let begins = state == .spent ? max(rules.profile.begins, 1) : rules.profile.begins
    if stage < begins { return .light }
    if stage < rules.completes { return .deep }
    let least = max(rules.profile.minimumDuration, 0)
    let isLongEnough = state == .begun ? clock >= began + least : least <= 0
    return isLongEnough ? .complete : .deep
  }

  /// Applies the state table and makes its event.
  @inline(__always)
  mutating func settle(_ signal: Signal, _ rules: inout Rules) -> PressEvent? {
    let transition = Transition.from(state, on: signal, under: rules.policy)
    state = transition.next
    guard let phase = transition.phase else { return nil }
    if phase == .began { began = clock }
    defer { reportedStage = stage }
    return PressEvent(
      time: clock, contact: id, phase: phase, previousStage: reportedStage, stage: stage, reading: force,
      rawReading: reading, isSimulated: isSimulated, x: x, y: y)
  }

  /// Lets the fallback act: all levels at once, or the next step of a ramp.
  private mutating func simulate(_ rules: inout Rules) {
    isSimulated = true
    switch rules.profile.fallback {
    case .none:
      break
    case .longPress:
      while crossed < PressLevels.capacity, rules.levels.press[crossed] < .infinity {
        since[crossed] = clock
        crossed += 1
      }
    case .ramp:
      rampStep += 1
      apply(min(Double(rampStep) / Double(Self.rampSteps), rules.levels.maximum), rules.levels)
    }
  }
}
