import DeepPress
import Testing

/// One touch (or two) of Flutter's tests: readings, each with the callbacks that answer it.
struct ForcePressVector: Sendable, CustomTestStringConvertible {
  struct Step: Sendable {
    var action: PressSample.Action
    var raw: Double?
    var maximum: Double
    var x: Double
    var y: Double
    var callbacks: [ForcePressCallback]

    static func down(
      _ raw: Double, of maximum: Double, x: Double = 10, y: Double = 10, _ callbacks: ForcePressCallback...
    ) -> Step {
      Step(action: .down, raw: raw, maximum: maximum, x: x, y: y, callbacks: callbacks)
    }

    static func move(
      _ raw: Double, of maximum: Double, x: Double = 10, y: Double = 10, _ callbacks: ForcePressCallback...
    ) -> Step {
      Step(action: .move, raw: raw, maximum: maximum, x: x, y: y, callbacks: callbacks)
    }

    static func up(_ callbacks: ForcePressCallback...) -> Step {
      Step(action: .up, raw: nil, maximum: 0, x: 10, y: 10, callbacks: callbacks)
    }
  }

  var testDescription: String
  var curve: ResponseCurve
  /// How far forces may lie apart: Flutter's were noted with six digits.
  var tolerance: Double
  var steps: [Step]

  init(_ name: String, curve: ResponseCurve = .linear, tolerance: Double = 1e-6, _ steps: Step...) {
    testDescription = name
    self.curve = curve
    self.tolerance = tolerance
    self.steps = steps
  }

  /// The samples, one each 50 ms.
  var samples: [PressSample] {
    steps.enumerated().map { index, step in
      PressSample(
        time: Double(index) * 0.05, contact: 1, action: step.action, rawForce: step.raw,
        range: ForceRange(minimum: 0, maximum: step.maximum), x: step.x, y: step.y)
    }
  }
}
