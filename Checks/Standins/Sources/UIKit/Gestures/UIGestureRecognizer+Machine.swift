extension UIGestureRecognizer {
  /// The environment of its window, or of the window that it was in when the gesture started.
  var environment: GestureEnvironment {
    arena ?? view?.window?.environment ?? .outsideOfWindows
  }

  var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
  var hasRecognized: Bool { current == .began || current == .changed || current == .ended }
  var isWaiting: Bool { !pending.isEmpty }

  /// Whether anything still depends on it.
  var isInPlay: Bool {
    current != .possible || isWaiting || !associated.isEmpty || !trackedPresses.isEmpty || !untold.isEmpty
  }

  /// Sets the state by the rules; what breaks them is recorded.
  func transition(to wanted: State) {
    if isResetting, wanted == .possible { return }
    switch (current, wanted) {
    case (.possible, .possible), (.ended, .ended), (.cancelled, .cancelled), (.failed, .failed):
      break
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if isWaiting { wait(for: wanted) } else { attempt(wanted) }
    case (.possible, .failed):
      apply(.failed)
    case (.possible, .cancelled):
      environment.fault(self, "possible became cancelled, which is taken for failed")
      apply(.failed)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      apply(wanted)
    case (.began, .failed), (.changed, .failed):
      environment.fault(self, "\(current) became failed, which is taken for cancelled")
      apply(.cancelled)
    case (.began, .began), (.changed, .began), (.began, .possible), (.changed, .possible), (.ended, _),
      (.cancelled, _), (.failed, _):
      environment.fault(self, "\(current) can't become \(wanted)")
    }
  }

  /// Remembers what is set while it waits for others to fail: it reads possible, and can't know.
  private func wait(for wanted: State) {
    guard pending.first == .began, wanted != .began, pending.last != wanted, pending.last != .ended else { return }
    pending.append(wanted)
  }

  private func attempt(_ wanted: State) {
    if wanted == .changed { return environment.fault(self, "possible can't become changed") }
    environment.enter(self)
    guard mayBegin else { return apply(.failed) }
    guard current == .possible else { return }
    pending = [wanted]
    proceed()
  }

  /// Whether its view, the touched views below it and its delegate let it leave possible.
  private var mayBegin: Bool {
    var views = view.map { [$0] } ?? []
    for touched in associated.compactMap(\.view) where !views.contains(touched) { views.append(touched) }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Goes where it wants to be, fails because it mustn't, or waits on.
  func proceed() {
    let others = environment.active.filter { $0 !== self }
    let required = others.filter { requiresFailure(of: $0) }
    if required.contains(where: \.hasRecognized) { return apply(.failed) }
    if required.contains(where: { $0.current == .possible && $0.isInPlay }) { return }
    if others.contains(where: { $0.hasRecognized && $0.sharesTouches(with: self) && $0.excludes(self) }) {
      return apply(.failed)
    }
    let states = pending
    pending = []
    for state in states { apply(state) }
  }

  func apply(_ new: State) {
    let isRecognition = current == .possible && new != .failed
    current = new
    pending = []
    if new != .failed { untold.append(new) }
    environment.changed(self, isRecognition: isRecognition)
  }

  /// Stops because it was disabled or taken from its view.
  func withdraw() {
    switch current {
    case .began, .changed: apply(.cancelled)
    case .possible where isInPlay: apply(.failed)
    case .possible, .ended, .cancelled, .failed: break
    }
  }

  // MARK: Others

  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    associated.contains { other.associated.contains($0) }
      || trackedPresses.contains { other.trackedPresses.contains($0) }
  }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  func excludes(_ other: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true { return false }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  // MARK: The end

  func finish() {
    isResetting = true
    reset()
    isResetting = false
    current = .possible
    pending = []
    for touch in associated { touch.receivers.removeAll { $0 === self } }
    for press in trackedPresses { press.receivers.removeAll { $0 === self } }
    tracked = []
    associated = []
    trackedPresses = []
    arena = nil
  }
}
