extension GestureEnvironment {
  /// Hands an event's presses to the recognisers, then to the responder.
  func process(_ event: UIPressesEvent, in window: UIWindow) {
    for press in event.presses where press.phase == .began && press.responder == nil { land(press, in: window) }
    for recognizer in order(active) { deliver(event, to: recognizer) }
    var responders: [UIResponder] = []
    for responder in event.presses.compactMap(\.responder) where !responders.contains(responder) {
      responders.append(responder)
    }
    for responder in responders { tell(responder, event) }
    for recognizer in active where !recognizer.isOver {
      recognizer.trackedPresses.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    }
    schedule()
  }

  /// The first responder answers a press, or the window; recognisers of its views and those above get it before.
  private func land(_ press: UIPress, in window: UIWindow) {
    press.window = window
    press.responder = UIResponder.firstResponder ?? window
    var next = press.responder
    while let responder = next {
      for recognizer in (responder as? UIView)?.recognizers ?? [] where recognizer.accepts(press) {
        recognizer.trackedPresses.append(press)
        press.receivers.append(recognizer)
        enter(recognizer)
      }
      next = responder.next
    }
  }

  private func deliver(_ event: UIPressesEvent, to recognizer: UIGestureRecognizer) {
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] where !recognizer.isOver {
      let set = Set(event.presses.filter { $0.phase == phase && recognizer.trackedPresses.contains($0) })
      if set.isEmpty { continue }
      switch phase {
      case .began: recognizer.pressesBegan(set, with: event)
      case .changed: recognizer.pressesChanged(set, with: event)
      case .ended: recognizer.pressesEnded(set, with: event)
      default: recognizer.pressesCancelled(set, with: event)
      }
    }
  }

  private func tell(_ responder: UIResponder, _ event: UIPressesEvent) {
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      let set = Set(event.presses.filter { $0.phase == phase && $0.responder === responder })
      if set.isEmpty { continue }
      switch phase {
      case .began: responder.pressesBegan(set, with: event)
      case .changed: responder.pressesChanged(set, with: event)
      case .ended: responder.pressesEnded(set, with: event)
      default: responder.pressesCancelled(set, with: event)
      }
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func accepts(_ press: UIPress) -> Bool {
    isEnabled && !isOver && allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
      && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }
}
