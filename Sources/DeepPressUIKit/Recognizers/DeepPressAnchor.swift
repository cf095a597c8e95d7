#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// Stands behind a SwiftUI view, which has no view of its own, and brings it a recogniser: on the view of the controller
/// around it, for touches that land in this view's bounds. Of two, one within the other, the inner one's comes first.
package final class DeepPressAnchor: UIView, UIGestureRecognizerDelegate {
  private let recognizer: DeepPressGestureRecognizer
  private let bringsRecognizer: Bool
  /// Where the touch landed, in the window.
  private var landing = CGPoint.zero

  /// Makes an anchor; put it into a window.
  /// - Parameters:
  ///   - recognizer: pulses around the anchor.
  ///   - bringsRecognizer: whether the anchor attaches it; otherwise SwiftUI does.
  package init(recognizer: DeepPressGestureRecognizer, bringsRecognizer: Bool) {
    self.recognizer = recognizer
    self.bringsRecognizer = bringsRecognizer
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    recognizer.pulseView = self
    if bringsRecognizer { recognizer.delegate = self }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    nil
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    // Another anchor may have brought it somewhere else.
    guard bringsRecognizer, recognizer.delegate === self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    if window != nil { home?.addGestureRecognizer(recognizer) }
  }

  /// A window would hear of touches on a sheet that lies over this view, too.
  private var home: UIView? {
    var responder = next
    while let candidate = responder {
      if let controller = candidate as? UIViewController { return controller.viewIfLoaded }
      responder = candidate.next
    }
    return window
  }

  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let point = touch.location(in: nil)
    // Other fingers don't move where the followed one landed.
    if recognizer.driver.contact == nil { landing = point }
    return isHit(at: point)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard other.isEnabled, let inner = other.delegate as? DeepPressAnchor else { return false }
    return inner.isWithin(self) && inner.isHit(at: landing)
  }

  private func isHit(at point: CGPoint) -> Bool {
    // As in UIKit's own hit-testing. What a scroll view has scrolled away lies behind whatever is beside it.
    let isShown = sequence(first: self as UIView, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha >= 0.01 && (!$0.clipsToBounds || $0.bounds.contains($0.convert(point, from: nil)))
    }
    return isShown && bounds.contains(convert(point, from: nil))
  }

  /// Give or take what layout rounds. Two of the same size are neither within the other, or each would wait for the other.
  private func isWithin(_ outer: DeepPressAnchor) -> Bool {
    let place = convert(bounds, to: outer)
    let isSmaller = place.width * place.height + 1 < outer.bounds.width * outer.bounds.height
    return isSmaller && window === outer.window && outer.bounds.insetBy(dx: -0.5, dy: -0.5).contains(place)
  }
}
#endif
