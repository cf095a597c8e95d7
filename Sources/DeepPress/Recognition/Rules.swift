/// What a contact is judged by: the profile, its levels for the range of the last sample, and its row of the state table.
struct Rules {
  let profile: PressProfile
  let policy: Transition.Policy
  /// The stage that completes, not below the one that begins; out of reach where none does.
  let completes: Int
  var levels: ResolvedLevels
  /// Changes with the levels.
  private(set) var version = 1
  /// Whether a force between two levels means nothing else.
  let allowsSteadiness: Bool

  init(_ profile: PressProfile, in range: ForceRange) {
    self.profile = profile
    policy = Transition.Policy(
      fallingBack: profile.fallingBack, lifting: profile.lifting, pressesAgain: profile.pressesAgain)
    completes = profile.completes.map { max($0, profile.begins) } ?? .max
    levels = ResolvedLevels(profile, in: range)
    allowsSteadiness =
      Contact.takesShortWay && profile.response.kind == .linear && profile.ownAllowableMovement.value == nil
      && profile.ownMaximumForce.value == nil
  }

  /// Takes up the range of a sample.
  @inline(__always)
  mutating func fit(_ range: ForceRange) {
    if !levels.fits(range) { take(range) }
  }

  private mutating func take(_ range: ForceRange) {
    levels = ResolvedLevels(profile, in: range)
    version &+= 1
  }
}
