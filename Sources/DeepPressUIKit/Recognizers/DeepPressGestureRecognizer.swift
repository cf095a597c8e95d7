#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import DeepPressCocoa
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognises a deep press: a finger or a pencil that presses hard, or what stands in for it where nothing measures force.
///
/// ```swift
/// let deepPress = DeepPressGestureRecognizer(threshold: 0.75) { recognizer in
///   if recognizer.state == .began { print("pressed with", recognizer.force ?? 0) }
/// }
/// button.addGestureRecognizer(deepPress)
/// ```
///
/// It follows one touch, by identity. It begins at the threshold, changes with the force, ends when the force eases or the
/// touch lifts, fails on a light touch, and is cancelled with the touch; `profile` makes it any other gesture of the
/// engine. On a device that doesn't measure force, holding down stands in: see `fallback`.
///
/// As with any recogniser, `cancelsTouchesInView` is true: a deep press takes the touch over, so that the button's tap or
/// the slider's drag doesn't follow it. Set it to false to have both.
open class DeepPressGestureRecognizer: UIGestureRecognizer {
  /// What is recognised, with every knob of the engine. A change holds from the next touch on.
  open var profile = DeepPressGestureRecognizer.defaultProfile

  /// What stands in where a touch measures no force.
  ///
  /// Automatically it is a long press of half a second within 10 points, except on a view whose own hold means something: a
  /// slider, a stepper, a text, and all that lies in a view with a menu or with drags. There, nothing stands in unless you
  /// ask for it.
  ///
  /// A pointer's secondary click is a hold that needs no time, where it opens no menu; `.none` switches that off too.
  open var fallback = FallbackChoice.automatic

  /// The highest force, in 0…1, that a finger is taken to reach; levels above it are lowered to it.
  ///
  /// 5/6, because a phone set to Firm tops out there (0.8333), and no app can read that setting.
  open var reachableMaximum: CGFloat = 5.0 / 6

  /// Whether a tilted pencil's force is taken perpendicular to the screen; UIKit reports it along the pencil.
  open var usesPerpendicularForce = true

  /// Whether a successful press is answered by a tap that can be felt; on an iPhone before the 7, by the vibration.
  @IBInspectable open var vibrateOnDeepPress: Bool = false

  /// The ring that answers a successful press; nil for none.
  open var pulse: Pulse? = Pulse()

  /// What the pulse goes around; the recogniser's own view where this is nil.
  open weak var pulseView: UIView?
  /// Whose `pulseView` counts where this has none: SwiftUI may want a recogniser before there is an anchor.
  package weak var pulseModel: DeepPressGestureRecognizer?

  /// The name of the gesture among a view's actions, for VoiceOver, Switch Control and Full Keyboard Access.
  open var accessibilityActionName = "Deep press" {
    didSet { customAction.name = accessibilityActionName }
  }

  /// Called once for each successful press, when UIKit sends its action.
  open var onDeepPress: (@MainActor (DeepPressGestureRecognizer) -> Void)?

  /// What is recognised unless the caller says otherwise.
  package static let defaultProfile = PressProfile.deepPress()
  /// Called with each action that UIKit sends, as a target would be.
  package var handler: (@MainActor (DeepPressGestureRecognizer) -> Void)?
  private(set) lazy var driver = PressDriver(host: self, ownsTargets: false)
  let haptics = Haptics()
  private var followed = FollowedTouch()
  /// Keeps the delegates of the interactions that a pencil's squeeze comes through.
  var squeezeDelegates: [AnyObject] = []
  lazy var customAction = makeCustomAction()

  /// Makes a recogniser of a deep press.
  /// - Parameters:
  ///   - target: is told of each state: began, changed, ended, cancelled. It isn't kept.
  ///   - action: takes the recogniser, or nothing.
  ///   - threshold: force in 0…1.
  public init(target: Any?, action: Selector?, threshold: CGFloat) {
    super.init(target: nil, action: nil)
    super.addTarget(driver.relay, action: ActionRelay.action)
    self.threshold = threshold
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser of a deep press with a threshold of 0.75.
  public override convenience init(target: Any?, action: Selector?) {
    self.init(target: target, action: action, threshold: 0.75)
  }

  /// Makes a recogniser that calls a closure with each state.
  /// - Parameters:
  ///   - threshold: force in 0…1.
  ///   - handler: is called when UIKit sends an action; read `state` in it.
  public convenience init(
    threshold: CGFloat = 0.75, handler: @escaping @MainActor (DeepPressGestureRecognizer) -> Void
  ) {
    self.init(target: nil, action: nil, threshold: threshold)
    self.handler = handler
  }

  /// Makes the recogniser of a storyboard whose object has this class.
  ///
  /// Set `threshold` and `vibrateOnDeepPress` in the attributes inspector, and connect the action in code: UIKit gives a
  /// Swift subclass no way to decode what the storyboard says of the class above.
  public required init?(coder: NSCoder) {
    super.init(target: nil, action: nil)
    super.addTarget(driver.relay, action: ActionRelay.action)
  }

  /// The force in 0…1 that begins the gesture: the press value of the profile's first level, which is in UIKit's numbers
  /// where the profile says so, as that of ForceTouchGestureRecognizer does.
  @IBInspectable open var threshold: CGFloat {
    get { CGFloat(profile.levels[0].press) }
    set { profile.levels[0].press = Double(newValue) }
  }

  // MARK: Targets

  open override func addTarget(_ target: Any, action: Selector) {
    super.addTarget(target, action: action)
    // As UIKit does, which tells a target once that was added twice.
    if driver.messages.contains(where: { $0.matches(target: target, action: action) }) { return }
    driver.messages.append(ActionMessage(target: target, action: action))
  }

  open override func removeTarget(_ target: Any?, action: Selector?) {
    super.removeTarget(target, action: action)
    driver.messages.removeAll { $0.matches(target: target, action: action) }
    // Nil removes every target, ours among them.
    if target == nil { super.addTarget(driver.relay, action: ActionRelay.action) }
  }

  /// The state, as the targets are to see it.
  open override var state: UIGestureRecognizer.State {
    get { driver.performed.flatMap { State(rawValue: $0.stateNumber) } ?? super.state }
    set { super.state = newValue }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if driver.contact != nil, followed.isOver { driver.withdraw() }
    var others = touches.sorted { Self.isBefore($0, $1) }
    var samples: [PressSample] = []
    let lands = driver.contact == nil && state == .possible
    if lands, let touch = others.first {
      others.removeFirst()
      if vibrateOnDeepPress { haptics.prepare(for: view) }
      followed = FollowedTouch(touch, rule: rule(for: event))
      samples = followed.samples(in: event, .down)
    }
    if profile.contacts != nil {
      samples += others.map { FollowedTouch.bystander($0, .down) }
    } else {
      for other in others { ignore(other, for: event) }
    }
    if lands { driver.land(samples, under: profile(for: followed)) } else { driver.feed(samples) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(touches, with: event, .move)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(touches, with: event, .up)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    follow(touches, with: event, .cancel)
  }

  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    super.touchesEstimatedPropertiesUpdated(touches)
    for touch in touches {
      if let better = followed.correction(by: touch) { driver.correct(force: better.force, rawForce: better.rawForce) }
    }
  }

  open override func reset() {
    super.reset()
    driver.forget()
    followed = FollowedTouch()
  }

  /// What a success means beyond feedback; for subclasses of this module.
  func didSucceed() {}
}

extension DeepPressGestureRecognizer {
  /// Hands on the touches of a delivery, bystanders first: one that leaves excludes nobody.
  private func follow(_ touches: Set<UITouch>, with event: UIEvent, _ action: PressSample.Action) {
    var samples: [PressSample] = []
    for touch in touches where action != .move && !followed.isSame(touch) {
      samples.append(FollowedTouch.bystander(touch, action))
    }
    if touches.contains(where: { followed.isSame($0) }) { samples += followed.samples(in: event, action) }
    if !samples.isEmpty { driver.feed(samples) }
  }

  /// Of several fingers that land together, the upper left one is followed.
  private static func isBefore(_ a: UITouch, _ b: UITouch) -> Bool {
    let (p, q) = (a.location(in: nil), b.location(in: nil))
    return (p.y, p.x) < (q.y, q.x)
  }

  private func rule(for event: UIEvent) -> FollowedTouch.Rule {
    var rule = FollowedTouch.Rule()
    rule.reachableMaximum = Double(reachableMaximum)
    rule.isPerpendicular = usesPerpendicularForce
    if #available(iOS 13.4, *) { rule.isSecondaryClick = event.buttonMask.contains(.secondary) }
    return rule
  }

  /// The profile for one touch: what stands in depends on what is touched, and with which button.
  private func profile(for touch: FollowedTouch) -> PressProfile {
    var profile = profile
    let anchor = shownPulseView as? DeepPressAnchor
    if touch.rule.isSecondaryClick {
      // A hold that needs no time, where the click doesn't open a menu.
      let isTaken = fallback == .none || touch.touches(inFrontOf: anchor) { $0.hasOwnMenu }
      profile.fallback = isTaken ? .none : .longPress(duration: 0)
    } else {
      // A slider further up has no use for this touch; a menu or a drag answers a hold of anything that lies in its view.
      let isHeld =
        touch.touches(within: view, inFrontOf: anchor) { $0.isHeldForItsOwnSake }
        || touch.touches(inFrontOf: anchor) { $0.hasOwnMenu || $0.liftsDrags }
      profile.fallback = fallback.fallback(for: profile, holdHasMeaning: isHeld)
    }
    return profile
  }
}

extension DeepPressGestureRecognizer: PressDriverHost {
  package var stateNumber: Int {
    get { state.rawValue }
    set { state = State(rawValue: newValue) ?? .failed }
  }

  private var shownPulseView: UIView? { pulseView ?? pulseModel?.pulseView }

  package var canGoOn: Bool {
    // In SwiftUI's hands it need not be on a view; its anchor is.
    isEnabled && (view ?? shownPulseView)?.window != nil
  }

  package func answerSuccess() {
    if let pulse, let view = shownPulseView ?? view { PulseLayer.play(pulse, around: view) }
    if vibrateOnDeepPress { haptics.impact(on: view) }
    onDeepPress?(self)
    didSucceed()
  }

  package func callHandler() {
    handler?(self)
  }
}
#endif
