// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Watches the events of its view and what is below it, and decides whether they are a gesture.
@MainActor
open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static var recognized: State { .ended }
  }

  open weak var target: AnyObject?
  open var action: Selector?
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  public internal(set) weak var view: NSView?
  open var pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDefault)
  open var delaysPrimaryMouseButtonEvents = false
  open var delaysSecondaryMouseButtonEvents = false
  private var current = State.possible
  /// What it recognised while it waits for others to fail.
  private(set) var waiting: State?
  /// The event that it was last given.
  private(set) var latest: NSEvent?
  private var owesAction = false
  /// The gesture desk while a sequence of events concerns it.
  weak var desk: GestureDesk?

  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    super.init()
  }

  public required init?(coder: NSCoder) {
    if let coder = coder as? StandinCoder {
      target = coder.target
      action = coder.action
    }
    super.init()
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  open var isEnabled = true {
    didSet { if !isEnabled { withdraw() } }
  }

  /// Set by subclasses, while they handle events or timers.
  open var state: State {
    get { current }
    set { move(to: newValue) }
  }

  open func location(in view: NSView?) -> NSPoint {
    let point = latest?.locationInWindow ?? .zero
    return view?.convert(point, from: nil) ?? point
  }

  // MARK: For subclasses

  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseDragged(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func pressureChange(with event: NSEvent) {}
  open func tabletPoint(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func reset() {}

  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }

  // MARK: The machine

  private func move(to new: State) {
    switch (current, new) {
    case (.possible, .possible):
      break
    case (.possible, .began), (.possible, .ended):
      begin(new)
    case (.possible, .failed):
      fail()
    case (.possible, .cancelled):
      fault("was cancelled before it began")
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      take(new)
    case (.began, .failed), (.changed, .failed):
      fault("failed after it began")
      take(.cancelled)
    case (.possible, .changed), (.began, _), (.changed, _), (.ended, _), (.cancelled, _), (.failed, _):
      fault("went from \(current) to \(new)")
    }
  }

  private func begin(_ new: State) {
    guard waiting == nil else {
      waiting = new
      return
    }
    if desk?.hasToWait(self) ?? false {
      waiting = new
      return
    }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true, !(desk?.isPrevented(self) ?? false) else {
      return fail()
    }
    take(new)
    desk?.hasRecognized(self)
  }

  private func take(_ new: State) {
    current = new
    owesAction = true
    becomeDue()
  }

  private func fail() {
    current = .failed
    waiting = nil
    desk?.hasFailed(self)
    becomeDue()
  }

  /// Has its turn with the others of its sequence; alone if it never was in one.
  private func becomeDue() {
    if let desk { desk.isDue() } else { StandinClock.shared.performOnNextTurn { [self] in turn() } }
  }

  /// Goes on with what it recognised, now that nobody is to fail any more.
  func proceed() {
    guard let state = waiting else { return }
    waiting = nil
    begin(state)
  }

  /// Fails because another recognised.
  func prevent() {
    if current == .possible { fail() }
  }

  /// Ends without a word of its own, when it is disabled or removed.
  func withdraw() {
    guard desk != nil else { return }
    if current == .began || current == .changed { take(.cancelled) } else if current == .possible { fail() }
  }

  var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

  /// Sends the action that it owes, once for all states since the last turn; then starts anew if it is over.
  func turn() {
    if owesAction {
      owesAction = false
      if let action { (target as? any SelectorPerforming)?.perform(action, with: self) }
    }
    guard isOver else { return }
    reset()
    current = .possible
    waiting = nil
  }

  func receive(_ event: NSEvent) {
    latest = event
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .pressure: pressureChange(with: event)
    case .tabletPoint: tabletPoint(with: event)
    default: break
    }
  }

  private func fault(_ what: String) {
    StandinFaults.shared.record("\(Swift.type(of: self)) \(what)")
  }
}

/// What a storyboard says of a recogniser: what it is connected to.
@MainActor
public final class StandinCoder: NSCoder {
  nonisolated(unsafe) fileprivate weak var target: AnyObject?
  fileprivate let action: Selector

  /// Holds a connection.
  public init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }
}

/// Has a say in what a recogniser does.
@MainActor
public protocol NSGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith other: NSGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf other: NSGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy other: NSGestureRecognizer
  ) -> Bool
}

extension NSGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool { true }
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith other: NSGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf other: NSGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy other: NSGestureRecognizer
  ) -> Bool { false }
}
