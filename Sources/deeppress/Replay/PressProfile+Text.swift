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
      switch fallingBack {
      case .ends: parts.append("ends below \(percent(release))")
      case .cancels: parts.append("cancelled below \(percent(release))")
      case .continues: break
      }
    }
    if minimumDuration > 0, completes != nil { parts.append("held \(brief(minimumDuration)) s") }
    if let maximumForce { parts.append("excluded above \(percent(maximumForce))") }
    return "\(name.rawValue): " + parts.joined(separator: ", ")
  }

  /// What else than a light touch may have failed a contact.
  var otherConditions: String {
    var conditions: [String] = []
    if allowableMovement != nil { conditions.append("it strayed") }
    if contacts != nil { conditions.append("too many contacts were down") }
    if maximumForce != nil { conditions.append("it exceeded the maximum") }
    if (0..<levels.count).contains(where: { levels[$0].dwell > 0 }) { conditions.append("it wasn't held long enough") }
    return conditions.isEmpty ? "it was cancelled" : conditions.joined(separator: ", or ")
  }
}
