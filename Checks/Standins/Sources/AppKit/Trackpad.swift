/// Plays a finger on a trackpad that measures force, or a hand on an ordinary mouse.
///
/// Force is counted so that the button goes down at 1 and the deep click comes at 2; 3 is all there is. Each step takes
/// 1/60 s of the stand-in's clock and ends with a turn of the run loop.
@MainActor
public final class Trackpad {
  /// What is under the hand.
  public enum Device: Sendable {
    /// A trackpad that measures force.
    case forceTouch
    /// A mouse: pressure is 0 or 1, and there are no pressure events.
    case mouse
  }

  /// Whether a pressure event of stage 1 precedes the mouse-down that it goes with; the documentation says only that
  /// the two are streams of their own.
  public var pressureComesFirst = false
  /// Whether pressure short of a click is reported, as stage 0, before the button goes down.
  public var reportsLightPressure = false
  /// Seconds that a step takes.
  public var step = 1.0 / 60
  /// Keys that are held.
  public var modifierFlags: NSEvent.ModifierFlags = []
  /// Where the pointer is, in the window.
  public private(set) var location = NSPoint.zero
  private let window: NSWindow
  private let device: Device
  private var force: CGFloat = 0
  private var stage = 0
  private var isDown = false
  private var isDragging = false
  private var behavior = NSEvent.PressureBehavior.unknown
  private var clicks = (count: 0, time: -TimeInterval.infinity, location: NSPoint.zero)

  /// Puts a hand on a device.
  public init(_ window: NSWindow, device: Device = .forceTouch) {
    self.window = window
    self.device = device
  }

  /// Moves the pointer, which drags if the button is down.
  public func move(to point: NSPoint) {
    location = point
    advance()
    send(isDown ? .leftMouseDragged : .mouseMoved)
    if isDown {
      isDragging = true
      if device == .forceTouch { sendPressure(from: force) }
    }
    StandinClock.shared.turn()
  }

  /// Presses with a force.
  public func press(_ new: CGFloat) {
    advance()
    let old = force
    force = min(max(new, 0), 3)
    device == .mouse ? pressMouse() : pressTrackpad(from: old)
    StandinClock.shared.turn()
  }

  /// Presses with several forces, one a step.
  public func press(_ forces: [CGFloat]) {
    for force in forces { press(force) }
  }

  /// Lifts the finger at once: a trackpad goes to stage 0 from whatever stage it is in.
  public func release() {
    press(0)
  }

  /// Presses and releases without force to speak of.
  public func click() {
    press(1)
    release()
  }

  private func pressMouse() {
    if force >= 1, !isDown { sendDown() }
    if force < 1, isDown { sendUp() }
  }

  private func pressTrackpad(from old: CGFloat) {
    let isBeginning = force >= 1 && !isDown
    if isBeginning || !isDown { behavior = configured() }
    if isBeginning, pressureComesFirst { sendPressure(from: old) }
    if isBeginning { sendDown() }
    let isEnding = force < 1 && isDown
    if isDown && !(isBeginning && pressureComesFirst) || reportsLightPressure && !isEnding && !isDown {
      sendPressure(from: old)
    }
    if isEnding { sendUp() }
  }

  /// What the view under the pointer asks for, or a recogniser on it; the innermost says it.
  private func configured() -> NSEvent.PressureBehavior {
    var view = window.contentView?.hitTest(location)
    while let owner = view {
      let asked = owner.gestureRecognizers.map(\.pressureConfiguration.pressureBehavior)
      if let behavior = asked.first(where: { $0 != .primaryDefault }) { return behavior }
      if let behavior = owner.pressureConfiguration?.pressureBehavior { return behavior }
      view = owner.superview
    }
    return .primaryDefault
  }

  private func advance() {
    StandinClock.shared.advance(by: step)
  }

  private func sendDown() {
    let now = StandinClock.shared.now
    let isRepeated = now - clicks.time <= NSEvent.doubleClickInterval && location.distance(to: clicks.location) <= 3
    clicks = (isRepeated ? clicks.count + 1 : 1, now, location)
    isDown = true
    send(.leftMouseDown)
  }

  private func sendUp() {
    isDown = false
    isDragging = false
    send(.leftMouseUp)
  }

  private func send(_ type: NSEvent.EventType) {
    var parts = NSEvent.Parts()
    parts.clickCount = type == .mouseMoved ? 0 : clicks.count
    parts.pressure = device == .mouse ? (isDown ? 1 : 0) : Float(min(max(force - 1, 0), 1))
    deliver(type, parts)
  }

  private func sendPressure(from old: CGFloat) {
    let highest = behavior.stages(isDragging: isDragging)
    stage = min(Int(force), 2, highest)
    var parts = NSEvent.Parts()
    parts.pressureBehavior = behavior
    parts.stage = stage
    // With one stage its curve takes all the force that there is.
    let within = highest == 1 && stage == 1 ? (force - 1) / 2 : min(force - CGFloat(stage), 1)
    parts.pressure = Float(within)
    // Up to the next stage, or down to the one before.
    if stage < highest { parts.stageTransition = force >= old ? within : within - 1 }
    deliver(.pressure, parts)
  }

  private func deliver(_ type: NSEvent.EventType, _ parts: NSEvent.Parts) {
    NSApplication.shared.sendEvent(
      NSEvent(
        type, at: location, in: window, time: StandinClock.shared.now, modifierFlags: modifierFlags, parts: parts))
  }
}
