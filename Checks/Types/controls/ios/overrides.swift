// Each marked line must be refused for the reason given; no other line may be.
import UIKit
import UIKit.UIGestureRecognizerSubclass

class WrongParameterType: UIGestureRecognizer {
  override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {}  // error: does not override any method
}
class WrongLabel: UIGestureRecognizer {
  // error: has been renamed to 'touchesEnded(_:with:)'
  override func touchesEnded(_ touches: Set<UITouch>, withEvent event: UIEvent) {}
}
class MissingOverride: UIGestureRecognizer {
  func reset() {}  // error: overriding declaration requires an 'override' keyword
}
class PressNotTouch: UIGestureRecognizer {
  // error: does not override any method
  override func pressesBegan(_ presses: Set<UITouch>, with event: UIPressesEvent) {}
}
class ViewEventIsOptional: UIView {
  // error: cannot override instance method parameter of type 'UIEvent?' with non-optional type
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
}
final class MisspeltDelegate: NSObject, UIGestureRecognizerDelegate {
  // error: nearly matches optional requirement
  func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith o: UIView) -> Bool { true }
}
class MissingCoder: UIView {
  init() { super.init(frame: .zero) }
}  // error: 'required' initializer 'init(coder:)' must be provided
