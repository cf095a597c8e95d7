// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Watches the touches of a view and everything in it, and decides whether they are a gesture.
///
/// The rules that it obeys are listed in this package's README; the decisions between several recognisers are
/// `GestureEnvironment`'s.
@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31]
  open var requiresExclusiveTouchType = true
  open var name: String?
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: UIEvent.ButtonMask = []
  open var isEnabled = true {
    didSet {
      if !isEnabled { withdraw() }
    }
  }

  /// Where the machine stands; `state` may read otherwise while an action is sent.
  var current = State.possible
  /// The state that an action tells of, where several were set in one delivery.
  var presented: State?
  /// What it wants to be as soon as those that it waits for have failed.
  var pending: [State] = []
  /// States whose action is still to be sent.
  var untold: [State] = []
  /// The touches that it follows.
  var tracked: [UITouch] = []
  /// Every touch of the present gesture, also those that have lifted.
  var associated: [UITouch] = []
  var trackedPresses: [UIPress] = []
  var requirements: [UIGestureRecognizer] = []
  var targets: [GestureTarget] = []
  var isResetting = false
  /// In the window's coordinates.
  var lastLocation = CGPoint.zero
  /// Where it took part last.
  weak var arena: GestureEnvironment?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  open var state: State {
    get { presented ?? current }
    set { transition(to: newValue) }
  }

  // MARK: Targets

  open func addTarget(_ target: Any, action: Selector) {
    let new = GestureTarget(target: target as AnyObject, action: action)
    if !targets.contains(where: { $0.target === new.target && $0.action == action }) { targets.append(new) }
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      (target == nil || known.target === target as AnyObject) && (action == nil || known.action == action)
    }
  }

  // MARK: Touches

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if !requirements.contains(otherGestureRecognizer) { requirements.append(otherGestureRecognizer) }
  }

  open var numberOfTouches: Int { tracked.count }

  open func location(in view: UIView?) -> CGPoint {
    if !tracked.isEmpty {
      let count = CGFloat(tracked.count)
      lastLocation = CGPoint(
        x: tracked.map(\.point.x).reduce(0, +) / count, y: tracked.map(\.point.y).reduce(0, +) / count)
    }
    return view?.convert(lastLocation, from: nil) ?? lastLocation
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(tracked.indices.contains(touchIndex), "There is no touch with the number \(touchIndex).")
    return tracked[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  open func reset() {
    if !isResetting { environment.fault(self, "reset() was called by somebody else than UIKit") }
  }

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    associated.removeAll { $0 === touch }
    touch.receivers.removeAll { $0 === self }
    environment.schedule()
  }

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    trackedPresses.removeAll { $0 === button }
    button.receivers.removeAll { $0 === self }
    environment.schedule()
  }
}

/// A target, which isn't kept, and its action.
struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}
