import DeepPress
import Testing

@Suite("Flutter's force press")
struct ForcePressPeerTests {
  @Test("answers each reading as Flutter's own tests ask", arguments: ForcePressVector.table)
  func answers(_ vector: ForcePressVector) {
    var profile = PressProfile.forcePress()
    profile.hysteresis = 0
    profile.curve = vector.curve
    var recognizer = PressRecognizer(profile: profile)
    let answers = zip(vector.samples, vector.steps).map { sample, step in
      var callbacks: [ForcePressCallback] = []
      recognizer.feed(sample) { callbacks += ForcePressCallback.callbacks(of: $0) }
      return callbacks.enumerated().map { index, callback in
        index < step.callbacks.count
          ? callback.snapped(to: step.callbacks[index], within: vector.tolerance) : callback
      }
    }
    #expect(answers == vector.steps.map(\.callbacks))
    #expect(recognizer.deadline == nil)
  }
}
