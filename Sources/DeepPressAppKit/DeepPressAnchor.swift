#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Stands behind a SwiftUI view, which has no view of its own, and brings it a recogniser: the window's content's, for
/// presses within this view's bounds.
package final class DeepPressAnchor: NSView, NSGestureRecognizerDelegate {
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
    window?.contentView?.addGestureRecognizer(recognizer)
  }

  package override func hitTest(_ point: NSPoint) -> NSView? {
    nil
  }

  package func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool {
    // What goes on goes on, wherever the pointer has got to.
    event.type != .leftMouseDown || bounds.contains(convert(event.locationInWindow, from: nil))
  }
}
#endif
