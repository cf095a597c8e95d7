/// Decides between the recognisers of a window while a button is down, and what its view gets of the events.
///
/// Recognisers get each event first. Once one has recognised, the view gets nothing more of the sequence; while one that
/// delays events is undecided, the view waits, and gets all of them if it fails. Actions go out on the next turn of the
/// run loop, after which what is over is reset.
@MainActor
final class GestureDesk {
  private weak var window: NSWindow?
  /// The view where the button went down, or where pressure began before it did.
  private(set) weak var target: NSView?
  private var candidates: [NSGestureRecognizer] = []
  /// Those that failed, or are over, in this sequence: they get nothing more of it.
  private var dropped: [NSGestureRecognizer] = []
  /// Those that recognised in this sequence.
  private var winners: [NSGestureRecognizer] = []
  private var held: [NSEvent] = []
  private var isDown = false
  private var isTurnDue = false
  private var viewIsShutOut = false
  /// The control that waits for the mouse in a loop of its own.
  private weak var tracker: NSControl?

  func process(_ event: NSEvent, in window: NSWindow) {
    self.window = window
    if event.type == .mouseMoved {
      hit(event)?.receive(event)
      return
    }
    if let tracker, event.type == .leftMouseDragged || event.type == .leftMouseUp {
      tracker.receive(event)
      if event.type == .leftMouseUp {
        self.tracker = nil
        isDown = false
      }
      return
    }
    if !isDown { open(event) }
    if event.type == .leftMouseDown || event.type == .rightMouseDown {
      isDown = true
      admit(event)
    }
    for recognizer in candidates where !isDropped(recognizer) && !recognizer.isOver { recognizer.receive(event) }
    deliver(event)
    if event.type == .leftMouseUp || event.type == .rightMouseUp { isDown = false }
  }

  // MARK: Sequences

  private func hit(_ event: NSEvent) -> NSView? {
    window?.contentView?.hitTest(event.locationInWindow)
  }

  /// Starts a sequence; what waits from the one before, such as half a double click, goes on.
  private func open(_ event: NSEvent) {
    guard event.type != .leftMouseUp, event.type != .rightMouseUp else { return }
    // Pressure may come before the button is down and after it is up; it belongs to the view under the pointer.
    target = hit(event)
    dropped = []
    winners = []
    viewIsShutOut = false
    candidates.removeAll { $0.state == .possible && $0.waiting == nil && !$0.isBetweenClicks }
    admit(event)
  }

  private func admit(_ event: NSEvent) {
    var view = target
    while let owner = view {
      for recognizer in owner.gestureRecognizers where recognizer.isEnabled && !candidates.contains(recognizer) {
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldAttemptToRecognizeWith: event) ?? true {
          recognizer.desk = self
          candidates.append(recognizer)
        }
      }
      view = owner.superview
    }
  }

  private func isDropped(_ recognizer: NSGestureRecognizer) -> Bool { dropped.contains(recognizer) }

  func viewLeaves(_ view: NSView) {
    for recognizer in candidates where recognizer.view?.isDescendant(of: view) ?? false { recognizer.withdraw() }
    if let target, target.isDescendant(of: view) { self.target = nil }
  }

  // MARK: The view

  private func deliver(_ event: NSEvent) {
    if viewIsShutOut { return }
    if candidates.contains(where: { !isDropped($0) && delays(event, $0) }) || !held.isEmpty {
      if event.type.isMouse { held.append(event) } else { target?.receive(event) }
      return
    }
    hand(event)
  }

  private func delays(_ event: NSEvent, _ recognizer: NSGestureRecognizer) -> Bool {
    recognizer.state == .possible
      && (event.type.isPrimary && recognizer.delaysPrimaryMouseButtonEvents
        || event.type.isSecondary && recognizer.delaysSecondaryMouseButtonEvents)
  }

  private func releaseHeld() {
    guard let first = held.first, !candidates.contains(where: { !isDropped($0) && delays(first, $0) }) else { return }
    let events = held
    held = []
    for event in events { hand(event) }
  }

  private func hand(_ event: NSEvent) {
    target?.receive(event)
    guard let control = target as? NSControl, control.tracksInLoop else { return }
    if event.type == .leftMouseDown { tracker = control } else if event.type == .leftMouseUp { tracker = nil }
  }

  // MARK: Between recognisers

  private func mayBothRecognize(_ one: NSGestureRecognizer, _ other: NSGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  private func prevents(_ one: NSGestureRecognizer, _ other: NSGestureRecognizer) -> Bool {
    one !== other && one.canPrevent(other) && other.canBePrevented(by: one) && !mayBothRecognize(one, other)
  }

  /// Whether one that recognised excludes it, or was to fail first.
  func isPrevented(_ recognizer: NSGestureRecognizer) -> Bool {
    winners.contains { $0 !== recognizer && (prevents($0, recognizer) || requires(recognizer, failureOf: $0)) }
  }

  private func requires(_ one: NSGestureRecognizer, failureOf other: NSGestureRecognizer) -> Bool {
    one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  /// Whether another must fail first.
  func hasToWait(_ recognizer: NSGestureRecognizer) -> Bool {
    candidates.contains {
      $0 !== recognizer && $0.state == .possible && !isDropped($0) && requires(recognizer, failureOf: $0)
    }
  }

  func hasRecognized(_ recognizer: NSGestureRecognizer) {
    viewIsShutOut = true
    winners.append(recognizer)
    held = []
    for other in candidates where other !== recognizer {
      if other.waiting != nil, requires(other, failureOf: recognizer) { other.prevent() }
      if prevents(recognizer, other) { other.prevent() }
    }
  }

  func hasFailed(_ recognizer: NSGestureRecognizer) {
    dropped.append(recognizer)
    for other in candidates where other.waiting != nil && !hasToWait(other) { other.proceed() }
    releaseHeld()
  }

  // MARK: Turns

  func isDue() {
    guard !isTurnDue else { return }
    isTurnDue = true
    StandinClock.shared.performOnNextTurn { [self] in
      isTurnDue = false
      let all = candidates
      for recognizer in all {
        let isOver = recognizer.isOver
        recognizer.turn()
        if isOver {
          if !isDropped(recognizer) { dropped.append(recognizer) }
          if !isDown { candidates.removeAll { $0 === recognizer } }
        }
      }
    }
  }
}
