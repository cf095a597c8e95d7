/// Plays one press in a module without imports; returns the phases as digits, first to last.
@_expose(wasm, "play")
@_cdecl("play")
public func play() -> Int32 {
  var recognizer = PressRecognizer(profile: .hardPress(minimumDuration: 0.1))
  var told: Int32 = 0
  func sample(_ time: Double, _ action: PressSample.Action, _ force: Double) {
    recognizer.feed(PressSample(time: time, contact: 1, action: action, rawForce: force)) {
      told = told &* 10 &+ Int32($0.phase.rawValue) &+ 1
    }
  }
  sample(0, .down, 0.1)
  sample(0.1, .move, 0.8)
  sample(0.15, .move, 1)
  sample(0.3, .up, 0)
  return told
}
