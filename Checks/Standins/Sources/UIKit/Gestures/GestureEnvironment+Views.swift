extension GestureEnvironment {
  /// Tells views of touches, as far as the recognisers let them.
  func tellViews(_ touches: [UITouch], _ event: UIEvent) {
    tell(touches.filter { $0.phase == .began && begins($0, event) }) { $0.touchesBegan($1, with: event) }
    tell(touches.filter { $0.phase == .moved && $0.passage.hasBegun && !$0.passage.isClosed }) {
      $0.touchesMoved($1, with: event)
    }
    tell(touches.filter { $0.phase == .ended && ends($0) }) { $0.touchesEnded($1, with: event) }
    tell(touches.filter { $0.phase == .cancelled && isCancelled($0) }) { $0.touchesCancelled($1, with: event) }
  }

  /// Calls a view once for all its touches, in the order in which the touches come.
  func tell(_ touches: [UITouch], _ body: (UIView, Set<UITouch>) -> Void) {
    var views: [UIView] = []
    for view in touches.compactMap(\.view) where !views.contains(view) { views.append(view) }
    for view in views { body(view, Set(touches.filter { $0.view === view })) }
  }

  /// Tells views what was withheld from them and needn't be any longer.
  func flushHeld() {
    let begun = held.filter { touch in
      let waits = undecided(touch).contains(where: \.delaysTouchesBegan)
      return touch.passage.holdsBeginning && !touch.passage.isClosed && !waits && touch.phase != .cancelled
    }
    for touch in begun {
      touch.passage.holdsBeginning = false
      touch.passage.hasBegun = true
    }
    tell(begun) { $0.touchesBegan($1, with: lastEvent) }
    let ended = held.filter { touch in
      let waits = touch.passage.holdsBeginning || undecided(touch).contains(where: \.delaysTouchesEnded)
      return touch.passage.holdsEnd && !touch.passage.isClosed && !waits
    }
    for touch in ended { touch.passage.isClosed = true }
    tell(ended) { $0.touchesEnded($1, with: lastEvent) }
    held.removeAll { $0.passage.isClosed || !($0.passage.holdsBeginning || $0.passage.holdsEnd) }
  }

  private func undecided(_ touch: UITouch) -> [UIGestureRecognizer] {
    touch.receivers.filter { $0.current == .possible }
  }

  private func begins(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard let view = touch.view, !touch.passage.isClosed else { return false }
    let isTaken = touch.receivers.contains { $0.cancelsTouchesInView && $0.hasRecognized }
    if isTaken || isRefused(touch, by: view) || !view.scrollViewLetsBegin(touch, event) {
      touch.passage.isClosed = true
      return false
    }
    if undecided(touch).contains(where: \.delaysTouchesBegan) {
      touch.passage.holdsBeginning = true
      held.append(touch)
      return false
    }
    touch.passage.hasBegun = true
    return true
  }

  /// Whether the view's own wishes keep a further touch from it; recognisers don't care.
  private func isRefused(_ touch: UITouch, by view: UIView) -> Bool {
    let others = down.filter { other in
      other !== touch && !other.passage.isClosed && (other.passage.hasBegun || other.passage.holdsBeginning)
    }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return true }
    return others.contains { other in
      other.view !== view && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true)
    }
  }

  private func ends(_ touch: UITouch) -> Bool {
    guard !touch.passage.isClosed else { return false }
    if touch.passage.holdsBeginning || undecided(touch).contains(where: \.delaysTouchesEnded) {
      touch.passage.holdsEnd = true
      if !held.contains(touch) { held.append(touch) }
      return false
    }
    touch.passage.isClosed = true
    return touch.passage.hasBegun
  }

  private func isCancelled(_ touch: UITouch) -> Bool {
    guard !touch.passage.isClosed else { return false }
    touch.passage.isClosed = true
    return touch.passage.hasBegun
  }
}
