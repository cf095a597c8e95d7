import DeepPress
import Testing

struct SuccessTests {
  /// A press to the bottom, held a second, in steps of 0.1 s.
  private let deep: [Double] = [0.2, 0.5, 0.8, 1, 1, 1, 1, 1, 1, 1, 1]
  /// A press that begins and is let go before anything completes.
  private let shallow: [Double] = [0.2, 0.5, 0.8, 0.8, 0.3]

  @Test(
    "each press succeeds once: at its beginning, or where something completes it, then",
    arguments: [
      (PressProfile.deepPress(), PressEvent.Phase.began, true), (.hardPress(), .ended, false),
      (.forceTouch(minimumForce: 0.9), .ended, false), (.forcePress(), .began, true),
      (.forceTouchHandler(), .began, true), (.stages(0.3, 0.6, 0.9), .began, true),
    ])
  func success(profile: PressProfile, phase: PressEvent.Phase, shallowSucceeds: Bool) {
    #expect(successes(of: deep, under: profile) == [phase])
    #expect(successes(of: shallow, under: profile) == (shallowSucceeds ? [phase] : []))
    #expect(profile.successStage == (profile.completes ?? 1))
  }

  @Test("a lift that ends a gesture before its minimum duration is no success, though its stage was reached")
  func early() {
    var profile = PressProfile.hardPress()
    profile.lifting = .ends
    #expect(successes(of: [0.5, 0.8, 1], under: profile) == [])
  }

  private func successes(of forces: [Double], under profile: PressProfile) -> [PressEvent.Phase] {
    var recognizer = PressRecognizer(profile: profile)
    var phases: [PressEvent.Phase] = []
    let take = { (event: PressEvent) in
      if profile.isSuccess(event) { phases.append(event.phase) }
    }
    for (index, force) in forces.enumerated() {
      let action: PressSample.Action = index == 0 ? .down : .move
      let sample = PressSample(time: Double(index) / 10, contact: 1, action: action, rawForce: force)
      recognizer.feed(sample, report: take)
    }
    recognizer.feed(
      PressSample(time: Double(forces.count) / 10, contact: 1, action: .up, rawForce: nil), report: take)
    return phases
  }
}
