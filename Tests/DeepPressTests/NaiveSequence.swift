import DeepPress

/// A profile and samples of one contact, made from one number, of which `NaiveContact` can say everything.
///
/// Forces and levels lie on one grid of 1/32, so that they are often equal and never a hair apart; so do times.
struct NaiveSequence {
  var profile: PressProfile
  var samples: [PressSample] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    profile = random.plainProfile()
    var time = 0.0
    var isDown = false
    for _ in 0..<(4 + random.below(24)) {
      time += Double(random.below(12)) / 32
      let action = random.action(isDown: isDown)
      if action != .move { isDown = action == .down }
      samples.append(
        PressSample(time: time, contact: 1, action: action, rawForce: random.chance(15) ? nil : random.gridForce()))
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func action(isDown: Bool) -> PressSample.Action {
    if !isDown { return chance(90) ? .down : pick([.move, .up, .cancel]) }
    return chance(78) ? .move : chance(70) ? .up : pick([.cancel, .down])
  }

  /// Mostly anything, often nothing or all of it.
  fileprivate mutating func gridForce() -> Double {
    chance(75) ? Double(below(33)) / 32 : pick([0, 1])
  }

  fileprivate mutating func plainProfile() -> PressProfile {
    var profile: PressProfile
    switch below(7) {
    case 0: profile = .deepPress(threshold: gridForce())
    case 1: profile = .hardPress(threshold: gridForce(), minimumDuration: Double(below(20)) / 32)
    case 2: profile = .forceTouch(minimumForce: gridForce())
    case 3: profile = .forcePress(start: gridForce(), peak: gridForce())
    case 4: profile = .forceTouchHandler(minimumForce: gridForce(), maximumForce: chance(50) ? nil : gridForce())
    default: profile = plainStages()
    }
    if chance(40) { profile.hysteresis = Double(below(40)) / 32 }
    if chance(50) { profile.pressesAgain = true }
    if chance(10) { profile.latchesStages = true }
    return profile
  }

  private mutating func plainStages() -> PressProfile {
    let comparison: PressLevel.Comparison = pick([.above, .atLeast])
    var levels = PressLevels(PressLevel(gridForce(), comparison: comparison))
    for _ in 0..<below(4) { levels.append(PressLevel(gridForce(), comparison: comparison)) }
    var profile = PressProfile.stages(levels, begins: below(levels.count + 1))
    if chance(50) { profile.completes = max(profile.begins, 1 + below(levels.count)) }
    profile.minimumDuration = Double(below(20)) / 32
    profile.fallingBack = pick([.ends, .cancels, .continues])
    profile.lifting = pick([.ends, .cancels])
    if chance(20) { profile.maximumForce = gridForce() }
    return profile
  }
}
