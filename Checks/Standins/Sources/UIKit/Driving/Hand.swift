/// Plays fingers, pencils and a pointer on a window, on the stand-in's clock.
///
/// ```swift
/// let hand = Hand(window)
/// let finger = hand.down(CGPoint(x: 50, y: 50), force: 1)
/// hand.move(finger, force: 5.5)
/// hand.wait(0.5)
/// hand.up(finger)
/// ```
///
/// Each step first lets the time of one frame go by, so that whatever timers are due fire before it; then the window gets
/// the event, and the run loop turns until nobody has anything left to do at that moment.
@MainActor
public final class Hand {
  /// What a reading of a touch says; nil leaves what it said before.
  public struct Pose: Sendable {
    /// In the window's coordinates.
    public var point: CGPoint?
    /// In UIKit's unit, where 1 is an average touch.
    public var force: CGFloat?
    /// A pencil's slope: 0 lies on the screen, π/2 stands.
    public var altitude: CGFloat?
    /// What of it is an estimate that a later reading corrects.
    public var estimates: UITouch.Properties

    /// Makes a pose.
    public init(
      point: CGPoint? = nil, force: CGFloat? = nil, altitude: CGFloat? = nil, estimates: UITouch.Properties = []
    ) {
      self.point = point
      self.force = force
      self.altitude = altitude
      self.estimates = estimates
    }
  }

  /// What touches the screen, and what the hardware can measure of it.
  public struct Tip: Sendable {
    /// Finger, pencil or pointer.
    public var type: UITouch.TouchType
    /// The highest force that it can report; 0 where nothing measures force.
    public var maximumForce: CGFloat
    /// The pointer's buttons.
    public var buttons: UIEvent.ButtonMask

    /// Makes a tip.
    public init(type: UITouch.TouchType, maximumForce: CGFloat, buttons: UIEvent.ButtonMask = []) {
      self.type = type
      self.maximumForce = maximumForce
      self.buttons = buttons
    }

    /// A finger on a phone with 3D Touch.
    public static let finger = Tip(type: .direct, maximumForce: 20.0 / 3)
    /// A finger on any other device.
    public static let plainFinger = Tip(type: .direct, maximumForce: 0)
    /// A pencil.
    public static let pencil = Tip(type: .pencil, maximumForce: 25.0 / 6)
    /// A mouse or trackpad, with the button that is meant first.
    public static let pointer = Tip(type: .indirectPointer, maximumForce: 0, buttons: .primary)
    /// A mouse or trackpad, with the button for menus.
    public static let secondaryPointer = Tip(type: .indirectPointer, maximumForce: 0, buttons: .secondary)
  }

  /// The window that is touched.
  public let window: UIWindow
  /// Seconds that go by before each step.
  public var frame: TimeInterval = 1.0 / 60
  /// The modifier keys that are held meanwhile.
  public var modifierFlags: UIKeyModifierFlags = []
  private let event = UIEvent()
  private var nextEstimate = 0
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  /// Makes a hand over a window.
  public init(_ window: UIWindow) {
    self.window = window
  }

  private var clock: StandinClock { .shared }

  // MARK: Touches

  /// Lands one tip.
  public func down(
    _ point: CGPoint, force: CGFloat = 0, _ tip: Tip = .finger, altitude: CGFloat = .pi / 2,
    estimates: UITouch.Properties = []
  ) -> UITouch {
    down([Pose(point: point, force: force, altitude: altitude, estimates: estimates)], tip)[0]
  }

  /// Lands several tips at the same moment.
  public func down(_ points: [CGPoint], force: CGFloat = 0, _ tip: Tip = .finger) -> [UITouch] {
    down(points.map { Pose(point: $0, force: force) }, tip)
  }

  /// Lands several tips at the same moment, each in its own pose.
  public func down(_ poses: [Pose], _ tip: Tip) -> [UITouch] {
    clock.advance(by: frame)
    let touches = poses.map { pose in
      let touch = UITouch()
      touch.type = tip.type
      touch.maximumPossibleForce = tip.maximumForce
      touch.timestamp = clock.now
      take(pose, touch)
      touch.previousPoint = touch.point
      touch.tapCount = tapCount(at: touch.point)
      return touch
    }
    event.buttonMask = tip.buttons
    send(touches, as: .began)
    return touches
  }

  /// Moves tips by a distance, or presses them harder, or both.
  public func move(_ touches: [UITouch], by distance: CGSize = .zero, force: CGFloat? = nil) {
    clock.advance(by: frame)
    let present = touches.filter(\.isDown)
    for touch in present {
      touch.timestamp = clock.now
      let point = CGPoint(x: touch.point.x + distance.width, y: touch.point.y + distance.height)
      take(Pose(point: point, force: force), touch)
    }
    send(present, as: .moved)
  }

  /// Moves one tip by a distance, or presses it harder, or both.
  public func move(_ touch: UITouch, by distance: CGSize = .zero, force: CGFloat? = nil) {
    move([touch], by: distance, force: force)
  }

  /// Moves one tip to a place.
  public func move(_ touch: UITouch, to point: CGPoint, force: CGFloat? = nil) {
    move(touch, through: [Pose(point: point, force: force)])
  }

  /// Moves one tip through several poses within one frame: the last is delivered, all are its coalesced touches.
  public func move(_ touch: UITouch, through poses: [Pose]) {
    let start = clock.now
    clock.advance(by: frame)
    guard touch.isDown else { return }
    let before = touch.point
    var list: [UITouch] = []
    for (index, pose) in poses.enumerated() {
      touch.timestamp = start + frame * Double(index + 1) / Double(poses.count)
      take(pose, touch)
      touch.phase = .moved
      list.append(touch.snapshot())
    }
    touch.previousPoint = before
    event.coalesced[ObjectIdentifier(touch)] = list
    send([touch], as: .moved)
  }

  /// Lifts tips.
  public func up(_ touches: [UITouch], force: CGFloat = 0) {
    clock.advance(by: frame)
    let present = touches.filter(\.isDown)
    for touch in present {
      touch.timestamp = clock.now
      take(Pose(force: force), touch)
    }
    send(present, as: .ended)
  }

  /// Lifts one tip.
  public func up(_ touch: UITouch, force: CGFloat = 0) {
    up([touch], force: force)
  }

  /// Takes tips away as the system does, for a call or a system gesture.
  public func cancel(_ touches: [UITouch]) {
    clock.advance(by: frame)
    let present = touches.filter(\.isDown)
    for touch in present { touch.timestamp = clock.now }
    send(present, as: .cancelled)
  }

  /// Takes one tip away as the system does.
  public func cancel(_ touch: UITouch) {
    cancel([touch])
  }

  /// Lands a tip and lifts it.
  @discardableResult
  public func tap(_ point: CGPoint, _ tip: Tip = .finger) -> UITouch {
    let touch = down(point, tip)
    up(touch)
    return touch
  }

  /// Lets time go by.
  public func wait(_ seconds: TimeInterval) {
    clock.advance(by: seconds)
    settle()
  }

  /// Corrects the estimates of an earlier reading, as a pencil does when its radio catches up.
  /// - Parameters:
  ///   - reading: the touch, or one of its coalesced touches, whose `estimationUpdateIndex` counts.
  ///   - touch: the touch on the screen that it belongs to.
  ///   - force: the true force.
  public func correct(_ reading: UITouch, of touch: UITouch, force: CGFloat) {
    let better = reading.snapshot()
    better.force = force
    better.estimatedProperties.remove(.force)
    better.estimatedPropertiesExpectingUpdates.remove(.force)
    window.environment.correct([better], of: touch)
    settle()
  }

  // MARK: Keys

  /// Presses a key.
  public func press(_ keyCode: UIKeyboardHIDUsage, characters: String = "") -> UIPress {
    let press = UIPress()
    press.type = .keyboard
    press.key = UIKey(characters, keyCode, modifierFlags)
    send(press, as: .began)
    return press
  }

  /// Presses a button, of a remote control for example.
  public func press(_ type: UIPress.PressType, force: CGFloat = 0) -> UIPress {
    let press = UIPress()
    press.type = type
    press.force = force
    send(press, as: .began)
    return press
  }

  /// Changes the force of a press.
  public func change(_ press: UIPress, force: CGFloat) {
    press.force = force
    send(press, as: .changed)
  }

  /// Lets a button or key go.
  public func release(_ press: UIPress) {
    send(press, as: .ended)
  }

  /// Takes a press away as the system does.
  public func cancel(_ press: UIPress) {
    send(press, as: .cancelled)
  }
}

extension Hand {
  private func take(_ pose: Pose, _ touch: UITouch) {
    touch.previousPoint = touch.point
    if let point = pose.point { touch.point = point }
    if let force = pose.force { touch.force = min(force, touch.maximumPossibleForce) }
    if let altitude = pose.altitude { touch.altitudeAngle = altitude }
    touch.estimatedProperties = pose.estimates
    touch.estimatedPropertiesExpectingUpdates = pose.estimates
    touch.estimationUpdateIndex = nil
    if !pose.estimates.isEmpty {
      touch.estimationUpdateIndex = NSNumber(value: nextEstimate)
      nextEstimate += 1
    }
  }

  /// How many taps there were here in quick succession, counting this one.
  private func tapCount(at point: CGPoint) -> Int {
    let previous = lastTap.flatMap { last in
      clock.now - last.time < 0.35 && hypot(point.x - last.point.x, point.y - last.point.y) < 45 ? last.count : nil
    }
    let count = (previous ?? 0) + 1
    lastTap = (point, clock.now, count)
    return count
  }

  private func send(_ touches: [UITouch], as phase: UITouch.Phase) {
    guard !touches.isEmpty else { return }
    event.touches.removeAll { !$0.isDown }
    for touch in event.touches { touch.phase = .stationary }
    for touch in touches {
      touch.phase = phase
      if !event.touches.contains(touch) { event.touches.append(touch) }
    }
    event.timestamp = clock.now
    event.modifierFlags = modifierFlags
    window.sendEvent(event)
    event.coalesced = [:]
    if phase == .ended { lastTap?.time = clock.now }
    settle()
    // What has lifted is nobody's any more, except where a view is still to hear of it.
    event.touches.removeAll { !$0.isDown && !window.environment.held.contains($0) }
  }

  private func send(_ press: UIPress, as phase: UIPress.Phase) {
    clock.advance(by: frame)
    let event = UIPressesEvent()
    press.phase = phase
    press.timestamp = clock.now
    event.presses = [press]
    event.timestamp = clock.now
    event.modifierFlags = modifierFlags
    window.sendEvent(event)
    settle()
  }

  /// Turns the run loop until nothing is left to do now; timers that are due now fire between the turns.
  private func settle() {
    clock.turn()
    clock.advance(by: 0)
    for _ in 0..<20 where window.environment.isBusy { clock.turn() }
  }
}
