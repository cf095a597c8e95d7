// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Recognises fingers that stay where they landed for a while.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  private var taps = 0
  private var landed = 0
  private var start = CGPoint.zero
  private let timer = GestureTimer()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    landed += touches.count
    if landed > numberOfTouchesRequired { return fail() }
    guard landed == numberOfTouchesRequired else { return }
    start = location(in: nil)
    if taps < numberOfTapsRequired { return }
    timer.set(minimumPressDuration) { [weak self] in self?.begin() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed {
      state = .changed
    } else if landed == numberOfTouchesRequired {
      let point = location(in: nil)
      if hypot(point.x - start.x, point.y - start.y) > allowableMovement { fail() }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed {
      state = .ended
    } else if taps < numberOfTapsRequired, !tracked.contains(where: \.isDown) {
      taps += 1
      landed = 0
      timer.set(UITapGestureRecognizer.interval) { [weak self] in self?.fail() }
    } else {
      fail()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .began || state == .changed { state = .cancelled } else { fail() }
  }

  open override func reset() {
    super.reset()
    timer.stop()
    taps = 0
    landed = 0
  }

  private func begin() {
    if state == .possible { state = .began }
  }

  private func fail() {
    timer.stop()
    if state == .possible { state = .failed }
  }
}
