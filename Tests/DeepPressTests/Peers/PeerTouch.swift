import DeepPress

/// One moment of a touch in a peer's table: when, and what UIKit would call its force.
enum PeerMoment: Sendable {
  case down(Double, Double)
  case move(Double, Double)
  case up(Double)
  case cancel(Double)

  func sample(in range: ForceRange) -> PressSample {
    let (time, action, raw): (Double, PressSample.Action, Double?) =
      switch self {
      case .down(let time, let raw): (time, .down, raw)
      case .move(let time, let raw): (time, .move, raw)
      case .up(let time): (time, .up, nil)
      case .cancel(let time): (time, .cancel, nil)
      }
    return PressSample(time: time, contact: 1, action: action, rawForce: raw, range: range)
  }
}

/// One event in a peer's table; its force follows from the raw one.
struct PeerEvent: Sendable {
  var phase: PressEvent.Phase
  var time: Double
  var previousStage: Int
  var stage: Int
  var raw: Double

  init(_ phase: PressEvent.Phase, _ time: Double, _ previousStage: Int, _ stage: Int, raw: Double) {
    self.phase = phase
    self.time = time
    self.previousStage = previousStage
    self.stage = stage
    self.raw = raw
  }

  func event(in range: ForceRange) -> PressEvent {
    PressEvent(
      time: time, contact: 1, phase: phase, previousStage: previousStage, stage: stage, force: range.force(of: raw),
      rawForce: raw)
  }
}

extension ForceRange {
  /// A finger on an iPhone of unknown sensitivity, as `UITouch.maximumPossibleForce` has it.
  static let finger = ForceRange(minimum: 0, maximum: 20.0 / 3)
  /// The same where the setting may be Firm, which tops out at five sixths.
  static let firmFinger = ForceRange(minimum: 0, maximum: 20.0 / 3, reachableMaximum: 5.0 / 6)
}
