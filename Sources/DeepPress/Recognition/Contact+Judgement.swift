/// What a sample, or the time that has come, means for a contact, and what follows from it.
///
/// Rules are passed by reference, for a copy of them a sample would cost more than all the rest.
extension Contact {
  /// Goes on with a sample.
  @inline(__always)
  mutating func follow(_ sample: PressSample, _ rules: inout Rules) -> PressEvent.Phase? {
    moveClock(to: sample.time)
    moveTo(sample.x, sample.y)
    let (wasMeasured, crossed, stage) = (isMeasured, crossed, stage)
    let signal = read(sample, &rules)
    if isUnsettled {
      updateDue(&rules)
      return nil
    }
    return settle(signal, &rules, isSteady: wasMeasured && crossed == self.crossed && stage == self.stage)
  }

  /// Lifts, or is cancelled: by its source, or since its id landed again.
  mutating func leave(_ sample: PressSample, _ rules: inout Rules) -> PressEvent.Phase? {
    moveClock(to: sample.time)
    // A cancel seldom knows where it is, and another landing of this id is elsewhere.
    if sample.action == .up { moveTo(sample.x, sample.y) }
    crossed = 0
    stage = 0
    return settle(sample.action == .up ? .lift : .cancel, &rules)
  }

  /// Does what is due at a time.
  mutating func settleDue(at time: Double, _ rules: inout Rules) -> PressEvent.Phase? {
    moveClock(to: time)
    isUnsettled = false
    if !isMeasured, fallbackDeadline(rules.profile.substitute) <= time { simulate(&rules) }
    countStages(&rules)
    return settle(signal(rules), &rules)
  }

  /// Reads a sample's force, if it has one, and says what it means.
  @inline(__always)
  mutating func read(_ sample: PressSample, _ rules: inout Rules) -> Signal {
    if isExcluded { return .excluded }
    if state == .possible || state == .rearmed, isFarther(than: rules.profile.ownAllowableMovement.number) {
      return .excluded
    }
    rules.fit(sample.range)
    let fraction = rules.levels.fraction(of: sample.reading)
    if fraction.isNothing || isSimulated && state != .possible {
      if isFarther(than: rules.profile.substitute.movement) { hasStrayed = true }
      return .nothing
    }
    if isSimulated {
      isSimulated = false
      crossed = 0
      stage = 0
    }
    isMeasured = true
    reading = sample.reading
    apply(rules.levels.isLinear ? fraction : rules.profile.response.force(at: fraction), &rules)
    return signal(rules)
  }

  /// What the stage means.
  @inline(__always)
  func signal(_ rules: Rules) -> Signal {
    if isExcluded || force > rules.levels.maximum { return .excluded }
    if state == .possible, !isMeasured, !isSimulated { return .nothing }
    // Pressing again takes easing and pressing, also where contact alone begins.
    let isAgain = state == .spent || state == .rearmed
    let begins = isAgain ? max(rules.profile.begins, 1) : rules.profile.begins
    if stage < begins { return .light }
    if stage < rules.completes { return .deep }
    let least = max(rules.profile.minimumDuration, 0)
    let isLongEnough = state == .begun ? clock >= began + least : least <= 0
    return isLongEnough ? .complete : .deep
  }

  /// Applies the state table; `event` makes the event of the phase.
  /// - Parameter isSteady: whether nothing but the force has changed that decides what is awaited.
  @inline(__always)
  mutating func settle(_ signal: Signal, _ rules: inout Rules, isSteady: Bool = false) -> PressEvent.Phase? {
    let transition = Transition.from(state, on: signal, under: rules.policy)
    if state != transition.next || !isSteady || steadiness.version != rules.version {
      state = transition.next
      updateDue(&rules)
      updateSteadiness(&rules)
    }
    if transition.phase == .began {
      began = clock
      updateDue(&rules)
    }
    // The next gesture of this contact starts from nothing.
    if state == .rearmed, transition.phase == nil { reportedStage = 0 }
    return transition.phase
  }

  /// The event of a phase that was just settled.
  @inline(__always)
  mutating func event(_ phase: PressEvent.Phase) -> PressEvent {
    let previousStage = reportedStage
    reportedStage = state == .rearmed ? 0 : stage
    return PressEvent(
      time: clock, contact: id, phase: phase, previousStage: previousStage, stage: stage, reading: force,
      rawReading: reading, isSimulated: isSimulated, x: x, y: y)
  }

  /// Lets the fallback act: all levels at once, or the next step of a ramp.
  private mutating func simulate(_ rules: inout Rules) {
    isSimulated = true
    // Not the range of whichever contact was read last.
    rules.fit(.unmeasured)
    switch rules.profile.substitute.kind {
    case .none:
      break
    case .longPress:
      // Every level there is, by a force that isn't told.
      apply(.greatestFiniteMagnitude, &rules)
      force = .nan
    case .ramp:
      rampStep += 1
      let force = Double(rampStep) / Double(Self.rampSteps)
      let most = max(rules.profile.maximumForce ?? 1, 0)
      // Held at the maximum, it has nothing more to tell.
      if force >= most { rampStep = Self.rampSteps }
      apply(min(force, most), &rules)
    }
  }
}
