/// What a contact is judged by: the profile, its levels for the range of the last sample, and its row of the state table.
struct Rules {
  let profile: PressProfile
  let policy: Transition.Policy
  /// The stage that completes; out of reach where none does.
  let completes: Int
  private(set) var levels: ResolvedLevels

  init(_ profile: PressProfile, in range: ForceRange) {
    self.profile = profile
    policy = Transition.Policy(
      fallingBack: profile.fallingBack, lifting: profile.lifting, pressesAgain: profile.pressesAgain)
    completes = profile.completes ?? .max
    levels = ResolvedLevels(profile, in: range)
  }

  /// Takes up the range of a sample.
  @inline(__always)
  mutating func fit(_ range: ForceRange) {
    if !levels.fit(range) { levels = ResolvedLevels(profile, in: range) }
  }
}
