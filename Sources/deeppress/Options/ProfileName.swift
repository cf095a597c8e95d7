import DeepPress

/// The profiles by their names on the command line.
enum ProfileName: String, CaseIterable {
  case deepPress = "deep-press"
  case hardPress = "hard-press"
  case forceTouch = "force-touch"
  case forcePress = "force-press"
  case forceTouchHandler = "force-touch-handler"
  case stages

  /// The profile as it is without any setting.
  var profile: PressProfile {
    switch self {
    case .deepPress: .deepPress()
    case .hardPress: .hardPress()
    case .forceTouch: .forceTouch()
    case .forcePress: .forcePress()
    case .forceTouchHandler: .forceTouchHandler()
    case .stages: .stages(PressLevels(PressLevel(0.3), PressLevel(0.6), PressLevel(0.9)))
    }
  }

  /// What it recognises, for the help.
  var summary: String {
    switch self {
    case .deepPress: "begins at threshold (0.75), ends when the force eases or the contact lifts"
    case .hardPress: "begins at threshold (0.75), ends at full depth after minimum-duration (0.5 s)"
    case .forceTouch: "begins on contact, ends above the raw force minimum-force (3)"
    case .forcePress: "begins above start (0.4), tells peak (0.85) once, ends on lift"
    case .forceTouchHandler: "begins at minimum-force (0.2), ends on lift; maximum-force cancels"
    case .stages: "tells each of up to four levels (0.3,0.6,0.9) both ways, ends on lift"
    }
  }

  /// The option that puts the first level at a force.
  func option(_ force: String) -> String {
    switch self {
    case .stages: "--set levels=\(force)"
    case .deepPress, .hardPress, .forceTouch, .forcePress, .forceTouchHandler: "--threshold \(force)"
    }
  }
}
