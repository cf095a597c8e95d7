// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Recognises fingers that are dragged.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// UIKit doesn't document how far a finger must go; this is what apps see.
  static let slack: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Where the translation counts from, in the window's coordinates.
  private var origin: CGPoint?
  private var last: (point: CGPoint, time: TimeInterval)?
  private var speed = CGPoint.zero
  private var fingers = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let old = origin.map { _ in last?.point ?? .zero }
    for touch in touches where fingers >= maximumNumberOfTouches && state != .possible { ignore(touch, for: event) }
    fingers = tracked.filter(\.isDown).count
    if fingers > maximumNumberOfTouches, state == .possible { state = .failed } else { restart(from: old) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let point = location(in: nil)
    let time = StandinClock.shared.now
    if let last, time > last.time {
      let span = time - last.time
      speed = CGPoint(x: (point.x - last.point.x) / span, y: (point.y - last.point.y) / span)
    }
    last = (point, time)
    if state == .began || state == .changed {
      state = .changed
    } else if fingers >= minimumNumberOfTouches, let origin {
      if hypot(point.x - origin.x, point.y - origin.y) >= Self.slack { state = .began }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingers = tracked.filter(\.isDown).count
    if fingers >= minimumNumberOfTouches, fingers > 0 {
      tracked.removeAll { !$0.isDown }
      return restart(from: last?.point)
    }
    if state == .possible { state = .failed } else { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed } else { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    origin = nil
    last = nil
    speed = .zero
    fingers = 0
  }

  open func translation(in view: UIView?) -> CGPoint {
    guard let origin, let last else { return .zero }
    return CGPoint(x: last.point.x - origin.x, y: last.point.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let last else { return }
    origin = CGPoint(x: last.point.x - translation.x, y: last.point.y - translation.y)
  }

  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Goes on from where the fingers' middle is now, without a jump of the translation.
  private func restart(from old: CGPoint?) {
    let point = location(in: nil)
    if let origin, let old {
      self.origin = CGPoint(x: origin.x + point.x - old.x, y: origin.y + point.y - old.y)
    } else {
      origin = point
    }
    last = (point, StandinClock.shared.now)
  }
}
