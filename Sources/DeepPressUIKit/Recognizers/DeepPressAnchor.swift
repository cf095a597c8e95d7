#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// Stands behind a SwiftUI view, which has no view of its own, and brings it a recogniser: on the view of the controller
/// around it, for touches that land in this view's bounds.
package final class DeepPressAnchor: UIView, UIGestureRecognizerDelegate {
  private let recognizer: DeepPressGestureRecognizer
  private let bringsRecognizer: Bool

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
    bounds.contains(touch.location(in: self))
  }
}
#endif
