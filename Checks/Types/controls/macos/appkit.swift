// AppKit: overrides, availability, types.
import AppKit
import SwiftUI

class Wrong: NSView {
  override func pressureChange(with event: NSEvent?) -> Bool { true }  // error: does not override any method
  func mouseDown(with event: NSEvent) {}  // error: requires an 'override' keyword
  func late(_ event: NSEvent) {
    let stage: CGFloat = event.stage  // error: cannot convert value of type 'Int' to specified type 'CGFloat'
    event.stage = 2  // error: 'stage' is a get-only property
    // error: has no member 'primaryLoud'
    pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryLoud)
    // error: has no member 'soon'
    NSHapticFeedbackManager.defaultPerformer.perform(.levelChange, performanceTime: .soon)
    _ = NSBezierPath(ovalIn: bounds).cgPath  // error: only available in macOS 14.0 or newer
    _ = stage
  }
}
struct TooNew: NSGestureRecognizerRepresentable {
  func makeNSGestureRecognizer(context: Context) -> NSClickGestureRecognizer { NSClickGestureRecognizer() }
}
struct Uses: View {
  var body: some View { Text("x").gesture(TooNew()) }  // error: only available in macOS 26.0 or newer
}
