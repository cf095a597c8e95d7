// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A knob that is dragged along a track.
@MainActor
open class UISlider: UIControl {
  /// UIKit doesn't document the knob's size; this is what apps see.
  private static let knob: CGFloat = 28

  private var storage: Float = 0
  /// How far the finger is from the knob's middle.
  private var grip: CGFloat = 0
  open var isContinuous = true
  open var minimumValue: Float = 0 {
    didSet { value = storage }
  }
  open var maximumValue: Float = 1 {
    didSet { value = storage }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityTraits = .adjustable
  }

  open var value: Float {
    get { storage }
    set { storage = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }

  // MARK: Geometry

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + fraction * (rect.width - Self.knob), y: bounds.midY - Self.knob / 2, width: Self.knob,
      height: Self.knob)
  }

  /// Where the knob is now.
  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    grip = point.x - thumb.midX
    // Fingers are thick: a little beside the knob counts as on it.
    return thumb.insetBy(dx: -10, dy: -10).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let length = track.width - Self.knob
    guard length > 0 else { return true }
    let fraction = (touch.location(in: self).x - grip - Self.knob / 2 - track.minX) / length
    let old = value
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered], event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
  }

  /// Keeps drags along its track that start on its knob from whatever is above it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isDrag = gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    if gestureRecognizer.view !== self, isDrag, isTracking { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  open override func accessibilityIncrement() { step(0.1) }
  open override func accessibilityDecrement() { step(-0.1) }

  private func step(_ fraction: Float) {
    value += fraction * (maximumValue - minimumValue)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
