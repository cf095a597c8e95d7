// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that turns touches into events with targets.
@MainActor
open class UIControl: UIView {
  private struct Message {
    weak var target: AnyObject?
    /// Whether whoever among the responders performs the action gets it.
    let isForAnybody: Bool
    let action: Selector
    var events: Event
  }

  private var messages: [Message] = []
  private var actions: [(action: UIAction, events: Event)] = []
  private var tracked: UITouch?

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // What a disabled control is made of isn't touched in its place.
    let hit = super.hitTest(point, with: event)
    return hit == nil || isEnabled ? hit : self
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    isHighlighted = true
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isHighlighted = false
      isTouchInside = false
      return
    }
    tracked = touch
    isTracking = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    guard tracked != nil, !continueTracking(touch, with: event) else { return }
    stopTracking()
    cancelTracking(with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let isUpInside = isInside(touch)
    isTouchInside = isUpInside
    endTracking(touch, with: event)
    stopTracking()
    send(isUpInside ? .touchUpInside : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private func stopTracking() {
    tracked = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A finger that has landed may stray from a control by 70 points, which UIKit doesn't document.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  // MARK: Targets

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target as AnyObject?
    if let index = messages.firstIndex(where: { $0.target === target && $0.action == action }) {
      messages[index].events.formUnion(controlEvents)
    } else {
      messages.append(
        Message(target: target, isForAnybody: target == nil, action: action, events: controlEvents))
    }
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in messages.indices {
      let isMeant =
        (target == nil || messages[index].target === target as AnyObject)
        && (action == nil || messages[index].action == action)
      if isMeant { messages[index].events.subtract(controlEvents) }
    }
    messages.removeAll { $0.events.isEmpty }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendActions(for controlEvents: Event) {
    send(controlEvents, nil)
  }

  /// Sends the actions of an event that touches brought about.
  func send(_ events: Event, _ event: UIEvent?) {
    for message in messages where !message.events.isDisjoint(with: events) {
      if message.target != nil || message.isForAnybody {
        sendAction(message.action, to: message.target, for: event)
      }
    }
    for known in actions where !known.events.isDisjoint(with: events) {
      known.action.performWithSender(self, target: nil)
    }
  }

  /// Its own gesture wins over a single tap that something above it waits for, never over one on itself.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer.view !== self, keepsTap, isEnabled, gestureRecognizer.isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a single tap is its own gesture.
  var keepsTap: Bool { false }
}

extension UIGestureRecognizer {
  /// Whether it is one tap of one finger.
  fileprivate var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
