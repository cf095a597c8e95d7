import DeepPress
import Foundation

extension PressProfile {
  /// The options that a page's author would write for this profile, as JSON; every level has the same dwell, and no release of
  /// its own.
  var options: String {
    get throws {
      let levels = (0..<levels.count).map { self.levels[$0] }
      precondition(levels.allSatisfy { $0.dwell == levels[0].dwell && $0.release == nil && $0.measure == .force })
      var options: [String: Any] = [
        "begins": begins, "completes": completes ?? 0, "minimumDuration": minimumDuration * 1000,
        "contacts": contacts ?? 0,
        "fallingBack": "\(fallingBack)", "lifting": "\(lifting)", "latchesStages": latchesStages,
        "pressesAgain": pressesAgain, "dwell": levels[0].dwell * 1000, "reachableMaximum": reachableMaximum,
      ]
      options["maximumForce"] = maximumForce
      options["allowableMovement"] = allowableMovement
      options["hysteresis"] = hysteresis
      // Levels to be exceeded have profiles of their own.
      let presses = levels.map(\.press)
      if levels[0].comparison == .atLeast {
        options["profile"] = "stages"
        options["levels"] = presses
      } else if presses.count == 1 {
        options["profile"] = "forceTouch"
        options["minimumForce"] = presses[0]
      } else {
        options["profile"] = "forcePress"
        options["start"] = presses[0]
        options["peak"] = presses[1]
      }
      switch curve {
      case .linear: break
      case .power(let exponent): options["curve"] = exponent
      case .cubic(let curve): options["curve"] = [curve.x1, curve.y1, curve.x2, curve.y2]
      }
      switch fallback {
      case .none: options["fallback"] = "none"
      case .longPress(let duration, let movement):
        options["fallback"] = "longPress"
        options["fallbackDuration"] = duration * 1000
        options["fallbackMovement"] = movement
      case .ramp(let duration):
        options["fallback"] = "ramp"
        options["fallbackDuration"] = duration * 1000
      }
      return String(decoding: try JSONSerialization.data(withJSONObject: options), as: UTF8.self)
    }
  }
}
