// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Recognises two fingers that move apart or together.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// UIKit doesn't document how far the fingers must go; this is the stand-in's.
  private static let slack: CGFloat = 8

  open var scale: CGFloat = 1
  open private(set) var velocity: CGFloat = 0
  private var start: CGFloat = 0
  private var last: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard tracked.count == 2, state == .possible else { return }
    start = distance
    last = start
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard tracked.count >= 2, last > 0 else { return }
    if state == .began || state == .changed {
      scale *= distance / last
      last = distance
      state = .changed
    } else if abs(distance - start) >= Self.slack {
      scale = distance / start
      last = distance
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard tracked.filter(\.isDown).count < 2 else { return }
    if state != .possible {
      state = .ended
    } else if !tracked.contains(where: \.isDown) {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed } else { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    scale = 1
    start = 0
    last = 0
  }

  private var distance: CGFloat {
    hypot(tracked[0].point.x - tracked[1].point.x, tracked[0].point.y - tracked[1].point.y)
  }
}
