#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import DeepPress
import DeepPressCocoa

/// Recognises a deep press on a Force Touch trackpad, by default the system's own force click.
///
/// ```swift
/// let deepPress = DeepPressGestureRecognizer { recognizer in
///   if recognizer.state == .began { print("force click") }
/// }
/// view.addGestureRecognizer(deepPress)
/// ```
///
/// AppKit counts pressure per stage, each from 0 to 1: a click is stage 1, a force click stage 2. The engine takes both as
/// one force, (stage − 1 + pressure) / 2, so that 0.5 is the beginning of stage 2, which is the default threshold. What the
/// system said is in `pressure` and `systemStage`. A mouse that measures nothing gets a long press: see `fallback`.
///
/// `pressureConfiguration` says how the trackpad behaves and must be set before the press. With `.primaryDeepClick`, as set
/// here, dragging takes stage 2 away; with `.primaryDeepDrag` it stays.
open class DeepPressGestureRecognizer: NSGestureRecognizer {
  /// What is recognised, with every knob of the engine. A change holds from the next press on.
  open var profile = DeepPressGestureRecognizer.defaultProfile

  /// What stands in where a mouse measures no pressure.
  ///
  /// Automatically it is a long press of half a second within 10 points, except on a slider, a stepper or a text, where
  /// holding means something; there, nothing stands in unless you ask for it.
  open var fallback = FallbackChoice.automatic

  /// Whether a successful press is answered by the trackpad. The system answers its own force click already, so this is for
  /// other thresholds.
  open var vibrateOnDeepPress = false

  /// The ring that answers a successful press; nil for none.
  open var pulse: Pulse? = Pulse()

  /// What the pulse goes around; the recogniser's own view where this is nil.
  open weak var pulseView: NSView?
  /// Whose `pulseView` counts where this has none: SwiftUI may want a recogniser before there is an anchor.
  package weak var pulseModel: DeepPressGestureRecognizer?

  /// The name of the gesture among a view's actions, for VoiceOver.
  open var accessibilityActionName = "Deep press" {
    didSet { customAction.name = accessibilityActionName }
  }

  /// Called once for each successful press, when AppKit sends its action.
  open var onDeepPress: (@MainActor (DeepPressGestureRecognizer) -> Void)?

  /// The pressure within the system's stage, 0…1, as it came; nil where nothing was measured.
  public private(set) var pressure: Double?
  /// The system's stage as it came: 0 for less than a click, 1 for a click, 2 for a force click.
  public private(set) var systemStage = 0

  private(set) lazy var driver = PressDriver(host: self, ownsTargets: true)
  package static let defaultProfile = PressProfile.deepPress(threshold: 0.5)
  package var handler: (@MainActor (DeepPressGestureRecognizer) -> Void)?
  /// AppKit's own target and action, as callers set them.
  private var ownMessage = ActionMessage()
  private var presses = 0
  private var delaysEvents: Bool?
  private lazy var customAction = NSAccessibilityCustomAction(name: accessibilityActionName) { [weak self] in
    self?.performDeepPress() ?? false
  }

  /// Makes a recogniser of a deep press.
  /// - Parameters:
  ///   - target: is told of each state: began, changed, ended, cancelled. It isn't kept.
  ///   - action: takes the recogniser, or nothing.
  ///   - threshold: force in 0…1; 0.5 is the system's force click.
  public init(target: Any?, action: Selector?, threshold: Double = 0.5) {
    super.init(target: nil, action: nil)
    prepare()
    self.threshold = threshold
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser that calls a closure with each state.
  public convenience init(threshold: Double = 0.5, handler: @escaping @MainActor (DeepPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil, threshold: threshold)
    self.handler = handler
  }

  /// Makes the recogniser of a storyboard, with the target and the action that are connected there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Targets

  /// The target that Interface Builder connects; those added are told beside it. It isn't kept.
  ///
  /// Set it as with any recogniser. What is read is a target of the recogniser's own, to which AppKit sends, so that pulse,
  /// haptics and closures come with the action.
  open override var target: AnyObject? {
    // AppKit may send to what it reads here.
    get { super.target }
    set { ownMessage.target = newValue }
  }

  /// The action that Interface Builder connects; what is read is the recogniser's own, as with `target`.
  open override var action: Selector? {
    get { super.action }
    set { ownMessage.action = newValue }
  }

  /// Adds a target, which isn't kept.
  open func addTarget(_ target: Any, action: Selector) {
    driver.messages.append(ActionMessage(target: target, action: action))
  }

  /// Removes targets, the one in `target` too; nil means any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    driver.messages.removeAll { $0.matches(target: target, action: action) }
    if ownMessage.matches(target: target, action: action) { ownMessage = ActionMessage() }
  }

  /// The state, as the targets are to see it.
  open override var state: NSGestureRecognizer.State {
    get { driver.performed.flatMap { State(rawValue: $0.stateNumber) } ?? super.state }
    set { super.state = newValue }
  }

  /// Whether the view's mouse events wait until the press turned out not to be deep, so that a button's click doesn't follow a
  /// deep press. Unless you say otherwise it is true on buttons only: whatever is dragged must follow the mouse at once, and a
  /// pop-up button opens its menu on the way down.
  open override var delaysPrimaryMouseButtonEvents: Bool {
    get { delaysEvents ?? (view is NSButton && view?.isHeldForItsOwnSake == false) }
    set { delaysEvents = newValue }
  }

  // MARK: Events

  open override func mouseDown(with event: NSEvent) {
    super.mouseDown(with: event)
    if driver.contact != nil { driver.withdraw() }
    guard state == .possible else { return }
    presses += 1
    var profile = profile
    profile.fallback = fallback.fallback(for: profile, holdHasMeaning: isOnViewThatIsHeld(event))
    // Pressure may have come before the mouse went down.
    driver.land([sample(event, .down)], under: profile)
  }

  open override func mouseDragged(with event: NSEvent) {
    super.mouseDragged(with: event)
    if driver.contact != nil { driver.feed([sample(event, .move)]) }
  }

  open override func mouseUp(with event: NSEvent) {
    super.mouseUp(with: event)
    if driver.contact != nil { driver.feed([sample(event, .up)]) }
  }

  open override func pressureChange(with event: NSEvent) {
    super.pressureChange(with: event)
    // Less than a click, with no button down, is what is left of the last press, and says nothing of the next.
    let counts = driver.contact != nil || event.stage > 0
    systemStage = counts ? event.stage : 0
    pressure = counts ? Double(event.pressure) : nil
    if driver.contact != nil { driver.feed([sample(event, .move)]) }
  }

  open override func reset() {
    super.reset()
    driver.forget()
    pressure = nil
    systemStage = 0
  }
}

extension DeepPressGestureRecognizer {
  /// The force in 0…1 that begins the gesture: the press value of the profile's first level.
  public var threshold: Double {
    get { profile.levels[0].press }
    set { profile.levels[0].press = newValue }
  }

  /// The force of the press in 0…1, over both of the system's stages; nil where nothing was measured.
  public var force: Double? { driver.force }

  /// The same from 0 to 2: a click reaches 1, a force click 2.
  public var rawForce: Double? { driver.rawForce }

  /// How many levels of the profile are reached; 0 for none, and after a lift.
  public var stage: Int { driver.shownStage }

  /// Whether something else stands in for force: holding down, an accessibility action.
  public var isSimulated: Bool { driver.isShownAsSimulated }

  /// What the last press told of the device; unknown before the first.
  public var capability: Capability { driver.capability }

  /// The action that offers the gesture to people who can't press; add it to the view's accessibility actions.
  public var accessibilityAction: NSAccessibilityCustomAction { customAction }

  /// Performs the gesture without a press: everybody who is told of it hears that it began and that it ended.
  /// - Returns: whether it was performed: the recogniser must be enabled, and nobody pressing.
  @discardableResult
  public func performDeepPress() -> Bool {
    driver.perform()
  }

  private func prepare() {
    // What a storyboard's coder held, where AppKit didn't set it by the properties.
    if let target = super.target { ownMessage.target = target }
    if let action = super.action { ownMessage.action = action }
    super.target = driver.relay
    super.action = ActionRelay.action
    pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepClick)
  }

  /// Whether what is under the pointer, or what that lies in up to the recogniser's view, is held for its own sake.
  private func isOnViewThatIsHeld(_ event: NSEvent) -> Bool {
    guard let view else { return false }
    let point = view.superview?.convert(event.locationInWindow, from: nil) ?? event.locationInWindow
    var candidate = view.hitTest(point)
    while let touched = candidate {
      if touched.isHeldForItsOwnSake { return true }
      if touched === view { return false }
      candidate = touched.superview
    }
    return false
  }

  private func sample(_ event: NSEvent, _ action: PressSample.Action) -> PressSample {
    PressSample(
      time: event.timestamp, contact: presses, action: action,
      rawForce: pressure.map { SystemStages.rawForce(stage: systemStage, pressure: $0) }, range: SystemStages.range,
      x: Double(event.locationInWindow.x), y: Double(event.locationInWindow.y))
  }
}

extension DeepPressGestureRecognizer: PressDriverHost {
  package var stateNumber: Int {
    get { state.rawValue }
    set { state = State(rawValue: newValue) ?? .failed }
  }

  private var shownPulseView: NSView? { pulseView ?? pulseModel?.pulseView }

  package var canGoOn: Bool {
    // In SwiftUI's hands it need not be on a view; its anchor is. A control's own loop may swallow the mouse's lift.
    isEnabled && (view ?? shownPulseView)?.window != nil && NSEvent.pressedMouseButtons & 1 == 1
  }

  package func answerSuccess() {
    if let pulse, let view = shownPulseView ?? view { PulseLayer.play(pulse, around: view) }
    if vibrateOnDeepPress { NSHapticFeedbackManager.defaultPerformer.perform(.generic, performanceTime: .now) }
    onDeepPress?(self)
  }

  package func callHandler() {
    handler?(self)
    ownMessage.send(from: self)
  }
}
#endif
