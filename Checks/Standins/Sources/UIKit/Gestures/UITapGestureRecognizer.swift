// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Recognises one or several taps with one or several fingers.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // UIKit doesn't document its limits; these are the stand-in's.
  static let interval: TimeInterval = 0.35
  static let duration: TimeInterval = 1.5
  static let movement: CGFloat = 45

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  private var taps = 0
  private var landed = 0
  private var start = CGPoint.zero
  private let limit = GestureTimer()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let isOtherButton = touches.contains { $0.type == .indirectPointer } && event.buttonMask != buttonMaskRequired
    if landed == 0 { start = location(in: nil) }
    landed += touches.count
    if landed > numberOfTouchesRequired || isOtherButton { return fail() }
    limit.set(Self.duration) { [weak self] in self?.fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard landed == tracked.count else { return }
    let point = location(in: nil)
    if numberOfTouchesRequired == 1, hypot(point.x - start.x, point.y - start.y) > Self.movement { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard !tracked.contains(where: \.isDown) else { return }
    if landed < numberOfTouchesRequired { return fail() }
    landed = 0
    taps += 1
    if taps >= numberOfTapsRequired {
      limit.stop()
      state = .ended
    } else {
      limit.set(Self.interval) { [weak self] in self?.fail() }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail()
  }

  open override func reset() {
    super.reset()
    limit.stop()
    taps = 0
    landed = 0
  }

  private func fail() {
    limit.stop()
    if state == .possible { state = .failed }
  }
}
