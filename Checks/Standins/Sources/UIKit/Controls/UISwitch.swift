// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Something that is on or off.
@MainActor
open class UISwitch: UIControl {
  open var isOn = false
  private var start = CGPoint.zero
  private var isDragged = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    accessibilityTraits = .button
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityTraits = .button
  }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    isDragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let moved = touch.location(in: self).x - start.x
    if abs(moved) >= 10 {
      isDragged = true
      set(moved > 0, event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isDragged, isTouchInside { set(!isOn, event) }
  }

  private func set(_ on: Bool, _ event: UIEvent?) {
    guard on != isOn else { return }
    isOn = on
    send([.valueChanged, .primaryActionTriggered], event)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isDrag = gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    if gestureRecognizer.view !== self, isDrag, isTracking { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var keepsTap: Bool { true }
}
