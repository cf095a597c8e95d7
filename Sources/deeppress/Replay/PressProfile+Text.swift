import DeepPress

extension PressProfile {
  /// What a profile does, in a line: "deep-press: begins at 75 %, ends below 70 %".
  func text(_ name: ProfileName, in range: ForceRange) -> String {
    var parts: [String] = []
    for stage in 1...levels.count {
      guard let press = pressForce(ofStage: stage, in: range) else { continue }
      let what = stage == begins ? "begins" : stage == completes ? "completes" : "stage \(stage)"
      parts.append("\(what) at \(percent(press))")
    }
    if begins == 0 { parts.insert("begins on contact", at: 0) }
    if let release = releaseForce(ofStage: max(begins, 1), in: range) {
      let edge = release < 0.005 ? "at 0 %" : "below \(percent(release))"
      switch fallingBack {
      case .ends: parts.append("ends " + edge)
      case .cancels: parts.append("cancelled " + edge)
      case .continues: break
      }
    }
    if minimumDuration > 0, completes != nil {
      parts.append("\(brief(minimumDuration)) s after it began at the earliest")
    }
    if let maximumForce { parts.append("excluded above \(percent(maximumForce))") }
    return "\(name.rawValue): " + parts.joined(separator: ", ")
  }

  /// What a contact without force must be for the fallback.
  var fallbackCondition: String {
    switch fallback {
    case .none: "measured"
    case .longPress(let duration, let movement):
      "held for \(brief(duration)) s within \(brief(movement)) of its landing, in the device's units (fallback-movement)"
    case .ramp(let duration): "held long enough for the ramp of \(brief(duration)) s to reach the level"
    }
  }

  /// What else than a light touch may have failed a contact.
  var otherConditions: String {
    var conditions: [String] = []
    if allowableMovement != nil { conditions.append("strayed") }
    if contacts != nil { conditions.append("was one of too many contacts") }
    if maximumForce != nil { conditions.append("exceeded the maximum") }
    if (0..<levels.count).contains(where: { levels[$0].dwell > 0 }) { conditions.append("wasn't held long enough") }
    return "the contact " + (conditions.isEmpty ? "was cancelled" : conditions.joined(separator: ", or "))
  }
}
