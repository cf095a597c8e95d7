import DeepPress

/// The profile that a command line asks for.
struct ProfileOptions {
  static let options: [OptionParser.Option] = [.init("profile", "p"), .init("threshold", "t"), .init("set", "s")]

  private(set) var name = ProfileName.deepPress
  private var settings: [(knob: String, value: String)] = []

  /// Takes an option if it is one of these.
  mutating func take(_ option: (name: String, value: String)) throws(UsageError) -> Bool {
    switch option.name {
    case "profile":
      guard let name = ProfileName(rawValue: option.value) else {
        let names = ProfileName.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("there is no profile '\(option.value)'; there are \(names)", command: "replay")
      }
      self.name = name
    case "threshold":
      settings.append(("threshold", option.value))
    case "set":
      guard let equals = option.value.firstIndex(of: "="), equals > option.value.startIndex else {
        throw UsageError("--set takes KNOB=VALUE, not '\(option.value)'", command: "replay")
      }
      settings.append((String(option.value[..<equals]), String(option.value[equals...].dropFirst())))
    default:
      return false
    }
    return true
  }

  /// The profile with all settings applied, in the order in which they were given.
  func profile() throws(UsageError) -> PressProfile {
    var profile = name.profile
    for (knob, value) in settings {
      guard let found = Knob.all.first(where: { $0.name == knob }) else {
        throw UsageError("there is no knob '\(knob)'; the help lists them all", command: "replay")
      }
      try found.apply(&profile, Knob.Value(knob: knob, text: value, profile: name))
    }
    for stage in [profile.begins, profile.completes ?? 0] where stage > profile.levels.count {
      throw UsageError("there is no stage \(stage); \(name.rawValue) has \(profile.levels.count)", command: "replay")
    }
    if let completes = profile.completes, completes < profile.begins {
      throw UsageError("the stage that completes must not be below the one that begins", command: "replay")
    }
    if profile.levels.count > 1, profile.levels[0].press > profile.levels[1].press {
      throw UsageError("the first level must not lie above the second", command: "replay")
    }
    return profile
  }
}
