// Nullability, enumerations, option sets and read-only properties.
import SwiftUI
import UIKit

@MainActor func wrong(_ view: UIView, _ touch: UITouch, _ layer: CALayer) {
  let force: Float = touch.force  // error: cannot convert value of type 'CGFloat' to specified type 'Float'
  touch.force = 1  // error: 'force' is a get-only property
  _ = view.superview.bounds  // error: value of optional type 'UIView?' must be unwrapped
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  layer.add(CABasicAnimation(keyPath: "opacity"), forKey: 3)
  _ = UIImpactFeedbackGenerator(style: .loud)  // error: has no member 'loud'
  // error: cannot convert value of type 'UITouch' to expected argument type 'UIGestureRecognizer'
  view.addGestureRecognizer(touch)
  let options: UIView.AnimationOptions = .curveSideways  // error: has no member 'curveSideways'
  switch touch.phase {  // error: switch must be exhaustive
  case .began: break
  }
  _ = (force, options)
}
struct Bad: ViewModifier {  // error: does not conform to protocol 'ViewModifier'
  func body(content: String) -> some View { Text(content) }
}
struct Typo: View {
  @State private var count = 0
  var body: some View { Text("x").onDeepPresss { count += 1 } }  // error: has no member 'onDeepPresss'
}
