// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Two halves that make a value less or more; held, they go on doing so.
///
/// UIKit documents neither the moment of the first step nor the pace of the others: here the first is at the touch, the
/// next 0.5 s later, then ten a second.
@MainActor
open class UIStepper: UIControl {
  private var storage = 0.0
  private var direction = 0.0
  private let timer = GestureTimer()
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open var stepValue = 1.0
  open var minimumValue = 0.0 {
    didSet { value = storage }
  }
  open var maximumValue = 100.0 {
    didSet { value = storage }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var value: Double {
    get { storage }
    set { storage = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    step(event)
    if autorepeat {
      timer.set(0.5) { [weak self] in self?.goOn() }
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    if !bounds.contains(point) || (point.x < bounds.midX) != (direction < 0) { timer.stop() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    timer.stop()
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    timer.stop()
  }

  private func goOn() {
    step(nil)
    timer.set(0.1, repeats: true) { [weak self] in self?.step(nil) }
  }

  private func step(_ event: UIEvent?) {
    let old = value
    let wanted = old + direction * stepValue
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered], event) }
  }

  override var keepsTap: Bool { true }
}
