import DeepPress

/// What a profile makes of one contact in the range 0…1, told as simply as its documentation tells it.
///
/// It knows no states, tables, deadlines or short ways, so that the engine can be held against it.
struct NaiveContact {
  private(set) var events: [PressEvent] = []
  private let profile: PressProfile
  private var isDown = false
  private var isBegun = false
  /// Whether this touch has had its gesture, or has failed.
  private var isOver = false
  /// Whether its force has eased since.
  private var hasEased = false
  private var isBarred = false
  private var began = 0.0
  private var force: Double?
  private var reached: [Bool] = []
  private var told = 0

  init(_ profile: PressProfile) {
    self.profile = profile
  }

  /// What the engine should say of samples of one contact.
  static func events(_ profile: PressProfile, _ samples: [PressSample], until end: Double) -> [PressEvent] {
    var contact = NaiveContact(profile)
    for sample in samples {
      contact.complete(by: sample.time)
      contact.take(sample)
    }
    contact.complete(by: end)
    return contact.events
  }

  private var stage: Int { reached.prefix { $0 }.count }

  /// A gesture at full depth completes when it has lasted long enough.
  private mutating func complete(by time: Double) {
    let due = began + profile.minimumDuration
    if isBegun, let completes = profile.completes, stage >= completes, due <= time { end(.ended, at: due) }
  }

  private mutating func take(_ sample: PressSample) {
    switch sample.action {
    case .down:
      if isDown { leave(.cancelled, at: sample.time) }
      land()
      read(sample)
    case .move: if isDown { read(sample) }
    case .up: leave(profile.lifting == .ends ? .ended : .cancelled, at: sample.time)
    case .cancel: leave(.cancelled, at: sample.time)
    }
  }

  private mutating func land() {
    let told = events
    self = NaiveContact(profile)
    events = told
    isDown = true
    reached = (0..<profile.levels.count).map { _ in false }
  }

  private mutating func leave(_ phase: PressEvent.Phase, at time: Double) {
    guard isDown else { return }
    reached = []
    if isBegun { end(phase, at: time) } else if !isOver { end(.failed, at: time) }
    isDown = false
  }

  private mutating func read(_ sample: PressSample) {
    guard let force = sample.rawForce, !isBarred else { return }
    self.force = force
    for index in reached.indices { reached[index] = isHeld(index, by: force) }
    if let maximum = profile.maximumForce, force > maximum {
      isBarred = true
      if isBegun { end(.cancelled, at: sample.time) } else if !isOver { end(.failed, at: sample.time) }
    } else if isBegun {
      goOn(at: sample.time)
    } else if !isOver {
      if stage >= profile.begins { begin(at: sample.time) }
    } else if profile.pressesAgain {
      if hasEased, stage >= max(profile.begins, 1) { begin(at: sample.time) }
      if stage < max(profile.begins, 1) { hasEased = true }
    }
  }

  /// Whether a level is reached, or was and is not left yet.
  private func isHeld(_ index: Int, by force: Double) -> Bool {
    let level = profile.levels[index]
    let press = (0...index).map { profile.levels[$0].press }.max() ?? 1
    // What can only be reached is reached.
    let isAbove = level.comparison == .above && press < 1
    if isAbove ? force > press : force >= min(press, 1) { return true }
    guard reached[index] else { return false }
    if profile.latchesStages { return true }
    let release = min(press, 1) - (profile.hysteresis ?? min(0.05, press / 2))
    return force > 0 && (isAbove ? force > release : force >= release)
  }

  private mutating func goOn(at time: Double) {
    if stage < profile.begins, profile.fallingBack != .continues {
      hasEased = true
      end(profile.fallingBack == .ends ? .ended : .cancelled, at: time)
    } else if let completes = profile.completes, stage >= completes, time >= began + profile.minimumDuration {
      end(.ended, at: time)
    } else {
      tell(.changed, at: time)
    }
  }

  private mutating func begin(at time: Double) {
    isBegun = true
    hasEased = false
    began = time
    told = 0
    tell(.began, at: time)
  }

  private mutating func end(_ phase: PressEvent.Phase, at time: Double) {
    tell(phase, at: time)
    isBegun = false
    isOver = true
  }

  private mutating func tell(_ phase: PressEvent.Phase, at time: Double) {
    events.append(
      PressEvent(
        time: time, contact: 1, phase: phase, previousStage: told, stage: stage, force: force, rawForce: force))
    told = stage
  }
}
