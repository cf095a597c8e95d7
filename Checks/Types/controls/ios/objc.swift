// Selectors and what Objective-C can see.
import UIKit

class Target: NSObject {
  func hidden(_ sender: UIGestureRecognizer) {}
  @objc func shown(_ sender: UIGestureRecognizer) {}
  @objc func pair(_ p: (Int, Int)) {}  // error: cannot be represented in Objective-C
  @MainActor func wire() {
    _ = UITapGestureRecognizer(target: self, action: #selector(shown(_:)))
    _ = UITapGestureRecognizer(target: self, action: #selector(hidden(_:)))  // error: not exposed to Objective-C
    _ = UITapGestureRecognizer(target: self, action: #selector(absent))  // error: cannot find 'absent' in scope
    // error: cannot convert value of type 'String' to expected argument type 'Selector'
    _ = UITapGestureRecognizer(target: self, action: "shown:" as String)
    _ = CABasicAnimation(keyPath: #keyPath(CALayer.opacities))  // error: has no member 'opacities'
  }
}
struct Plain { @objc func f() {} }  // error: '@objc' can only be used with members of classes
@objc protocol Exported { func take(_ p: Plain) }  // error: cannot be represented in Objective-C
