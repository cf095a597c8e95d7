#if canImport(DeepPress)
import DeepPress
#endif

/// The places of a profile's settings in a row of numbers, which is how they come from a script. Times are milliseconds, and
/// a browser's own numbers are force in 0…1.
///
/// `deeppress.js` names them in this order.
enum Setting: Int {
  /// Where the levels begin; they end at the first NaN.
  case levels = 0
  /// Whether the levels are to be exceeded.
  case above = 4
  case dwell, hysteresis, reachableMaximum, begins
  /// 0 for none.
  case completes
  case minimumDuration, fallingBack, lifting, latchesStages, pressesAgain, maximumForce, allowableMovement
  /// 0 for any.
  case contacts
  case fallback, fallbackDuration, fallbackMovement
  /// The exponent of a power, or the first of a Bézier curve's four numbers.
  case curve

  /// How many numbers there are.
  static let count = 25
}

extension PressProfile {
  /// Makes a profile of a row of `Setting.count` numbers; NaN leaves a setting as it is.
  init(numbers: UnsafePointer<Double>) {
    func number(_ setting: Setting, _ offset: Int = 0) -> Double {
      numbers[setting.rawValue + offset]
    }
    func whole(_ setting: Setting) -> Int {
      number(setting) > 0 ? Int(min(number(setting), 16)) : 0
    }
    func isOn(_ setting: Setting) -> Bool {
      number(setting) > 0
    }
    func level(_ index: Int) -> PressLevel {
      PressLevel(number(.levels, index), comparison: isOn(.above) ? .above : .atLeast, dwell: number(.dwell))
    }
    var levels = PressLevels(level(0))
    var index = 1
    while index < PressLevels.capacity, !number(.levels, index).isNothing {
      levels.append(level(index))
      index += 1
    }
    self.init(
      levels: levels, begins: whole(.begins), completes: isOn(.completes) ? whole(.completes) : nil,
      minimumDuration: number(.minimumDuration),
      fallingBack: whole(.fallingBack) == 0 ? .ends : whole(.fallingBack) == 1 ? .cancels : .continues,
      lifting: isOn(.lifting) ? .cancels : .ends)
    latchesStages = isOn(.latchesStages)
    pressesAgain = isOn(.pressesAgain)
    hysteresis = number(.hysteresis)
    maximumForce = number(.maximumForce)
    allowableMovement = number(.allowableMovement)
    reachableMaximum = number(.reachableMaximum)
    if isOn(.contacts) { contacts = whole(.contacts) }
    if isOn(.curve) || !number(.curve, 1).isNothing {
      curve =
        number(.curve, 1).isNothing
        ? .power(number(.curve))
        : .cubic(CubicBezier(number(.curve), number(.curve, 1), number(.curve, 2), number(.curve, 3)))
    }
    let duration = number(.fallbackDuration)
    let movement = number(.fallbackMovement)
    switch whole(.fallback) {
    case 1:
      fallback = .longPress(
        duration: duration.isNothing ? 500 : duration, movement: movement.isNothing ? 10 : movement)
    case 2: fallback = .ramp(duration: duration.isNothing ? 1000 : duration)
    default: break
    }
  }
}
