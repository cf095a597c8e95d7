import DeepPress

extension Knob {
  /// Every knob, in the order of the help.
  static let all = levels + meaning + conditions + fallback

  private static let levels: [Knob] = [
    Knob("threshold", "force that begins (also --threshold)") { profile, value throws(UsageError) in
      if value.profile == .stages { throw value.refuseForThreshold() }
      profile.levels[0].press = try value.force()
      profile.levels[0].measure = .force
    },
    Knob("minimum-force", "force-touch: raw force to exceed; force-touch-handler: force that begins") {
      profile, value throws(UsageError) in
      switch value.profile {
      case .forceTouch: profile.levels[0].press = try value.number(0...1e9, "a raw force from 0 to 1000000000")
      case .forceTouchHandler: profile.levels[0].press = try value.force()
      default: throw value.refuseForThreshold()
      }
    },
    Knob("start", "force-press: force to exceed to begin") { profile, value throws(UsageError) in
      guard value.profile == .forcePress else { throw value.refuseForThreshold() }
      profile.levels[0].press = try value.force()
    },
    Knob("peak", "force-press: force to exceed for the peak") { profile, value throws(UsageError) in
      guard value.profile == .forcePress else { throw value.refuse("only force-press has one") }
      profile.levels[1].press = try value.force()
    },
    Knob("levels", "stages: up to four rising forces, as 0.3,0.6,0.9") { profile, value throws(UsageError) in
      guard value.profile == .stages else { throw value.refuse("choose --profile stages") }
      let forces = value.text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
      let isRising = zip(forces, forces.dropFirst()).allSatisfy { $0 < $1 }
      guard isRising, forces.count <= PressLevels.capacity, forces.allSatisfy((0...1).contains) else {
        throw value.complaint("takes one to four rising forces from 0 to 1")
      }
      var levels = PressLevels(PressLevel(forces[0]))
      for force in forces.dropFirst() { levels.append(PressLevel(force)) }
      profile.levels = levels
    },
    Knob("hysteresis", "how far below its press value a level is left (0.05)") { profile, value throws(UsageError) in
      profile.hysteresis = try value.force()
    },
    Knob("dwell", "seconds that a level must be held to count (0)") { profile, value throws(UsageError) in
      let seconds = try value.seconds()
      for index in 0..<profile.levels.count { profile.levels[index].dwell = seconds }
    },
    Knob("reachable-maximum", "highest force that the hardware reaches (1)") { profile, value throws(UsageError) in
      profile.reachableMaximum = try value.number(0.01...1, "a force from 0.01 to 1")
    },
    Knob("curve", "linear, power:EXPONENT or cubic:X1,Y1,X2,Y2 (linear)") { profile, value throws(UsageError) in
      profile.curve = try value.curve()
    },
  ]

  private static let meaning: [Knob] = [
    Knob("begins", "stage that begins; 0 is on contact") { profile, value throws(UsageError) in
      profile.begins = try value.whole(0...PressLevels.capacity)
    },
    Knob("completes", "stage that completes, or none") { profile, value throws(UsageError) in
      profile.completes = value.text == "none" ? nil : try value.whole(1...PressLevels.capacity, "none or ")
    },
    Knob("minimum-duration", "seconds from began to completion at the least") { profile, value throws(UsageError) in
      if profile.completes == nil {
        throw UsageError("minimum-duration needs completes=STAGE first", command: "replay")
      }
      profile.minimumDuration = try value.seconds()
    },
    Knob("falling-back", "what easing does: ends, cancels or continues") { profile, value throws(UsageError) in
      profile.fallingBack = try value.word(["ends": .ends, "cancels": .cancels, "continues": .continues])
    },
    Knob("lifting", "what lifting does: ends or cancels") { profile, value throws(UsageError) in
      profile.lifting = try value.word(["ends": .ends, "cancels": .cancels])
    },
    Knob("latches-stages", "on: a stage stays until the lift") { profile, value throws(UsageError) in
      profile.latchesStages = try value.isOn()
    },
    Knob("presses-again", "on: a contact may press again without lifting") { profile, value throws(UsageError) in
      profile.pressesAgain = try value.isOn()
    },
  ]

  private static let conditions: [Knob] = [
    Knob("maximum-force", "force above which a contact is excluded") { profile, value throws(UsageError) in
      profile.maximumForce = try value.force()
    },
    Knob("allowable-movement", "distance from landing before it began, in the device's units") {
      profile, value throws(UsageError) in
      profile.allowableMovement = try value.distance()
    },
    Knob("contacts", "contacts that may be down at a time") { profile, value throws(UsageError) in
      profile.contacts = try value.whole(1...PressRecognizer.capacity)
    },
  ]

  private static let fallback: [Knob] = [
    Knob("fallback", "where no force is measured: none, long-press or ramp (none)") {
      profile, value throws(UsageError) in
      profile.fallback = try value.word(["none": .none, "long-press": .longPress(), "ramp": .ramp()])
    },
    Knob("fallback-duration", "seconds of the fallback (long-press 0.5, ramp 1)") { profile, value throws(UsageError) in
      let seconds = try value.seconds()
      switch profile.fallback {
      case .none:
        throw UsageError("fallback-duration needs fallback=long-press or fallback=ramp first", command: "replay")
      case .longPress(_, let movement): profile.fallback = .longPress(duration: seconds, movement: movement)
      case .ramp: profile.fallback = .ramp(duration: seconds)
      }
    },
    Knob("fallback-movement", "distance that a long press may stray (10)") { profile, value throws(UsageError) in
      guard case .longPress(let duration, _) = profile.fallback else {
        throw UsageError("fallback-movement needs fallback=long-press first", command: "replay")
      }
      profile.fallback = .longPress(duration: duration, movement: try value.distance())
    },
  ]
}

extension Knob.Value {
  /// linear, power:2, cubic:0.42,0,1,1.
  fileprivate func curve() throws(UsageError) -> ResponseCurve {
    let parts = text.split(separator: ":", maxSplits: 1)
    let numbers = parts.count == 2 ? parts[1].split(separator: ",").map { Double($0) ?? .nan } : []
    switch (parts.first, numbers.count) {
    case ("linear", 0):
      return .linear
    case ("power", 1) where numbers[0] > 0 && numbers[0] <= 64:
      return .power(numbers[0])
    case ("cubic", 4)
    where (0...1).contains(numbers[0]) && (0...1).contains(numbers[2]) && numbers.allSatisfy(\.isFinite):
      return .cubic(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    default:
      throw complaint("takes linear, power:EXPONENT (above 0, to 64) or cubic:X1,Y1,X2,Y2 (both X from 0 to 1)")
    }
  }
}
