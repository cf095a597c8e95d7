// UIKit belongs to the main actor.
import UIKit

nonisolated func read(_ view: UIView, _ recognizer: UIGestureRecognizer) {
  _ = view.bounds  // error: main actor-isolated property 'bounds' can not be referenced
  recognizer.require(toFail: recognizer)  // error: call to main actor-isolated instance method 'require(toFail:)'
  _ = UIImpactFeedbackGenerator(style: .light)  // error: call to main actor-isolated initializer 'init(style:)'
}
func later(_ view: UIView) {
  // error: main actor-isolated instance method 'setNeedsLayout()' cannot be called
  Task.detached { view.setNeedsLayout() }
}
final class Store { static var shared = Store() }  // error: not concurrency-safe
final class Box { var value: UIView? }
struct Shared: Sendable { let box: Box }  // error: non-Sendable type 'Box'
