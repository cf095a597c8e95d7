// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that has a value and sends an action.
@MainActor
open class NSControl: NSView {
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isContinuous = false
  open var isHighlighted = false
  open var doubleValue = 0.0
  open var stringValue = ""
  /// Whether it waits for the mouse in a loop of its own from its mouse-down on, as the real ones do: dragging and the
  /// mouse-up are then its alone, and no recogniser hears of them.
  package var tracksInLoop = false

  open var integerValue: Int {
    get { Int(doubleValue) }
    set { doubleValue = Double(newValue) }
  }

  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action, let target = target as? any SelectorPerforming else { return false }
    target.perform(action, with: self)
    return true
  }

  /// Whether an event is over the control.
  func isInside(_ event: NSEvent) -> Bool { bounds.contains(convert(event.locationInWindow, from: nil)) }
}

/// A button.
open class NSButton: NSControl {
  open var title = ""

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }

  open override func mouseDown(with event: NSEvent) {
    if isEnabled { isHighlighted = true }
  }

  open override func mouseDragged(with event: NSEvent) {
    if isEnabled { isHighlighted = isInside(event) }
  }

  open override func mouseUp(with event: NSEvent) {
    guard isHighlighted else { return }
    isHighlighted = false
    sendAction(action, to: target)
  }

  open func performClick(_ sender: Any?) {
    if isEnabled { sendAction(action, to: target) }
  }
}

/// A slider, whose knob goes to the mouse.
open class NSSlider: NSControl {
  open var minValue = 0.0
  open var maxValue = 1.0

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    isContinuous = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isContinuous = true
  }

  open override func mouseDown(with event: NSEvent) {
    follow(event, sends: isContinuous)
  }

  open override func mouseDragged(with event: NSEvent) {
    follow(event, sends: isContinuous)
  }

  open override func mouseUp(with event: NSEvent) {
    follow(event, sends: !isContinuous)
  }

  private func follow(_ event: NSEvent, sends: Bool) {
    guard isEnabled, bounds.width > 0 else { return }
    let share = Double(convert(event.locationInWindow, from: nil).x / bounds.width)
    doubleValue = minValue + min(max(share, 0), 1) * (maxValue - minValue)
    if sends { sendAction(action, to: target) }
  }
}

/// A text that isn't edited here.
open class NSTextField: NSControl {
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
}
