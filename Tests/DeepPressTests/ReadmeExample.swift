import DeepPress

/// The README's example, line by line: what it shows is what is compiled and run here.
func readmeExample() {
  // Begin
  let pen = ForceRange(minimum: 0, maximum: 8191)
  var recognizer = PressRecognizer(profile: .deepPress(threshold: 0.75))
  for (time, action, raw) in [(0.00, PressSample.Action.down, 900.0), (0.02, .move, 6800), (0.30, .up, 0)] {
    let sample = PressSample(time: time, contact: 1, action: action, rawForce: raw, range: pen)
    recognizer.feed(sample) { event in
      print(event.phase, "stage", event.stage, "force", event.force ?? 0)
    }
  }
  // End
}
