import DeepPress
import PressScripts
import Testing

/// The scripts that every adapter plays, played to the engine.
struct ConformanceTests {
  @Test("the engine tells what every adapter must tell", arguments: PressScript.all)
  func engine(script: PressScript) {
    var recognizer = PressRecognizer(profile: script.profile)
    var told: [String] = []
    let take = { (event: PressEvent) in
      if event.contact == 0 { told.append(PressScript.line(event.phase, stage: event.stage)) }
    }
    for step in script.steps {
      guard let action = step.action else {
        recognizer.settle(by: step.time, report: take)
        continue
      }
      recognizer.feed(
        PressSample(
          time: step.time, contact: step.contact, action: action, rawForce: step.force, x: step.offset), report: take)
    }
    #expect(told == script.expected)
  }
}
