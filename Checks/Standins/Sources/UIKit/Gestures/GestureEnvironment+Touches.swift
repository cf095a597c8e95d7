extension GestureEnvironment {
  /// Hands an event's touches to the recognisers, then to the views.
  func process(_ event: UIEvent, in window: UIWindow) {
    lastEvent = event
    let touches = event.touches.filter { $0.phase != .stationary }
    for touch in touches where touch.phase == .began { land(touch, event, in: window) }
    deliver(touches, event)
    flushHeld()
    tellViews(touches, event)
    lift(touches)
    flushHeld()
    schedule()
  }

  /// Finds who gets a new touch, once and for all.
  private func land(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    guard !down.contains(touch) else { return }
    touch.window = window
    touch.view = window.hitTest(touch.point, with: event)
    down.append(touch)
    // A window keeps its environment, so the environment doesn't keep it.
    if let view = touch.view, view !== window { touchedViews.append((touch, view)) }
    var next = touch.view
    while let view = next {
      for recognizer in view.recognizers where recognizer.accepts(touch, event) {
        recognizer.tracked.append(touch)
        recognizer.associated.append(touch)
        touch.receivers.append(recognizer)
        enter(recognizer)
      }
      next = view.superview
    }
  }

  private func deliver(_ touches: [UITouch], _ event: UIEvent) {
    for recognizer in order(active) {
      recognizer.buttonMask = event.buttonMask
      recognizer.modifierFlags = event.modifierFlags
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] where !recognizer.isOver {
        let set = Set(touches.filter { $0.phase == phase && recognizer.tracked.contains($0) })
        if set.isEmpty { continue }
        _ = recognizer.location(in: nil)
        switch phase {
        case .began: recognizer.touchesBegan(set, with: event)
        case .moved: recognizer.touchesMoved(set, with: event)
        case .ended: recognizer.touchesEnded(set, with: event)
        default: recognizer.touchesCancelled(set, with: event)
        }
      }
    }
  }

  /// Forgets the touches that left; a recogniser that has decided keeps its last ones until its action is sent.
  private func lift(_ touches: [UITouch]) {
    let gone = touches.filter { !$0.isDown }
    guard !gone.isEmpty else { return }
    down.removeAll { gone.contains($0) }
    for recognizer in active {
      let rest = recognizer.tracked.filter(\.isDown)
      if !rest.isEmpty || !(recognizer.isOver || recognizer.isWaiting) { recognizer.tracked = rest }
      // Who overlooks that a touch was cancelled mustn't keep it.
      if rest.isEmpty, recognizer.current == .possible, !recognizer.isWaiting {
        recognizer.associated.removeAll { $0.phase == .cancelled }
      }
    }
  }

  // MARK: Cancelling

  /// Takes the touches of a recognised gesture away from their views.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.associated where !touch.passage.isClosed {
      if touch.passage.hasBegun { cancellations.append(touch) }
      touch.passage.isClosed = true
    }
  }

  func tellCancellations() {
    let touches = cancellations
    cancellations = []
    tell(touches) { view, set in view.touchesCancelled(set, with: lastEvent) }
  }

  /// What becomes of touches whose view leaves the window.
  func viewLeaves(_ view: UIView) {
    let touches = down.filter { $0.view?.isDescendant(of: view) == true }
    guard !touches.isEmpty else { return }
    switch reading.removedView {
    case .goesOn:
      break
    case .deliversNothing:
      for touch in touches { touch.passage.isClosed = true }
      for recognizer in active where recognizer.view?.isDescendant(of: view) == true {
        recognizer.tracked.removeAll { touches.contains($0) }
      }
    case .cancelsTouches:
      orphans += touches
      schedule()
    }
  }

  func cancelOrphans() {
    let touches = orphans.filter(\.isDown)
    orphans = []
    guard !touches.isEmpty else { return }
    for touch in touches { touch.phase = .cancelled }
    deliver(touches, lastEvent)
    tellViews(touches, lastEvent)
    lift(touches)
    schedule()
  }

  // MARK: Estimates

  /// Hands corrected readings of a touch on to those who got it.
  func correct(_ readings: [UITouch], of touch: UITouch) {
    for recognizer in order(active) where recognizer.associated.contains(touch) && !recognizer.isOver {
      recognizer.touchesEstimatedPropertiesUpdated(Set(readings))
    }
    if touch.passage.hasBegun { touch.view?.touchesEstimatedPropertiesUpdated(Set(readings)) }
    schedule()
  }
}

extension UIGestureRecognizer {
  /// Whether it gets a new touch.
  fileprivate func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !isOver, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else { return false }
    if requiresExclusiveTouchType, let first = tracked.first, first.type != touch.type { return false }
    guard shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }
}
