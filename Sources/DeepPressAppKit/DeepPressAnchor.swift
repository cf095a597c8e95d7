#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Stands behind a SwiftUI view, which has no view of its own, and brings it a recogniser: on the view of the controller
/// around it, for presses that begin in this view's bounds. Of two, one within the other, the inner one's comes first.
package final class DeepPressAnchor: NSView, NSGestureRecognizerDelegate {
  private let recognizer: DeepPressGestureRecognizer
  private let bringsRecognizer: Bool
  /// Where the mouse went down last, in the window.
  private var landing = NSPoint.zero

  /// Makes an anchor; put it into a window.
  /// - Parameters:
  ///   - recognizer: pulses around the anchor.
  ///   - bringsRecognizer: whether the anchor attaches it; otherwise SwiftUI does.
  package init(recognizer: DeepPressGestureRecognizer, bringsRecognizer: Bool) {
    self.recognizer = recognizer
    self.bringsRecognizer = bringsRecognizer
    super.init(frame: .zero)
    recognizer.pulseView = self
    if bringsRecognizer { recognizer.delegate = self }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    // Another anchor may have brought it somewhere else.
    guard bringsRecognizer, recognizer.delegate === self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    if window != nil { home?.addGestureRecognizer(recognizer) }
  }

  /// What another controller lays over this view keeps its presses to itself.
  private var home: NSView? {
    var responder = nextResponder
    while let candidate = responder {
      if let controller = candidate as? NSViewController { return controller.view }
      responder = candidate.nextResponder
    }
    return window?.contentView
  }

  package override func hitTest(_ point: NSPoint) -> NSView? {
    nil
  }

  package func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool {
    // What goes on goes on, wherever the pointer has got to.
    if event.type != .leftMouseDown, recognizer.driver.contact != nil { return true }
    if event.type == .leftMouseDown { landing = event.locationInWindow }
    return isHit(at: event.locationInWindow)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf other: NSGestureRecognizer
  ) -> Bool {
    guard other.isEnabled, let inner = other.delegate as? DeepPressAnchor else { return false }
    return inner.isWithin(self) && inner.isHit(at: landing)
  }

  private func isHit(at point: NSPoint) -> Bool {
    // What a scroll view has scrolled away lies behind whatever is beside it. On macOS 14 and later what is visible may be more
    // than the bounds.
    let place = convert(point, from: nil)
    return !isHiddenOrHasHiddenAncestor && bounds.contains(place) && visibleRect.contains(place)
  }

  /// Give or take what layout rounds. Two of the same size are neither within the other, or each would wait for the other.
  private func isWithin(_ outer: DeepPressAnchor) -> Bool {
    let place = convert(bounds, to: outer)
    let isSmaller = place.width * place.height + 1 < outer.bounds.width * outer.bounds.height
    return isSmaller && window === outer.window && outer.bounds.insetBy(dx: -0.5, dy: -0.5).contains(place)
  }
}
#endif
