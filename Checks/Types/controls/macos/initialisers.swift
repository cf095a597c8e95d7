// AppKit's initialisers, isolation, and what it lacks.
import AppKit
import AudioToolbox

final class Recognizer: NSGestureRecognizer {
  let stage: Int
  init(stage: Int) {
    self.stage = stage
    super.init(target: nil, action: nil)
  }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'NSGestureRecognizer'

nonisolated func read(_ view: NSView) {
  _ = view.bounds  // error: main actor-isolated property 'bounds' can not be referenced
  view.pressureConfiguration = nil  // error: main actor-isolated property 'pressureConfiguration' can not be mutated
}
func vibrate() { AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }  // error: unavailable in macOS

final class Delegate: NSObject, NSGestureRecognizerDelegate {
  // error: nearly matches optional requirement
  func gestureRecognizer(_ g: NSGestureRecognizer, shouldRequireFailureOf o: NSView) -> Bool { true }
}
@MainActor func offer(_ view: NSView) {
  view.accessibilityCustomActions = []  // error: cannot assign to value: 'accessibilityCustomActions' is a method
  let state: NSGestureRecognizer.State = .recognised  // error: has no member 'recognised'
  _ = state
}
