/// Decides between the gesture recognisers of one window, and what its views are told of the touches.
///
/// A test sets `reading` and `order`, and asserts that `faults` is empty: it lists what UIKit forbids or doesn't define,
/// such as a state that can't follow another.
@MainActor
public final class GestureEnvironment {
  /// What holds where the documentation doesn't say.
  public var reading = GestureReading()
  /// Recognisers get an event in no documented order; a test may permute them.
  public var order: ([UIGestureRecognizer]) -> [UIGestureRecognizer] = { $0 }
  /// What somebody did that UIKit forbids or doesn't define.
  public internal(set) var faults: [String] = []

  /// The recognisers in the middle of something.
  var active: [UIGestureRecognizer] = []
  /// The touches that are down.
  var down: [UITouch] = []
  /// The views that were touched, which mustn't go before their touches.
  var touchedViews: [(touch: UITouch, view: UIView)] = []
  /// Touches of which the view is still to hear something.
  var held: [UITouch] = []
  /// Touches that the view must be told are cancelled, before any action is sent.
  var cancellations: [UITouch] = []
  /// Touches to cancel because their view left the window.
  var orphans: [UITouch] = []
  var lastEvent = UIEvent()
  private var isScheduled = false

  /// Where recognisers outside of windows are.
  static let outsideOfWindows = GestureEnvironment()

  /// Recognisers that began and have no touch left, so that nothing but a timer can end them.
  public var stuck: [UIGestureRecognizer] {
    active.filter { ($0.current == .began || $0.current == .changed) && !$0.tracked.contains(where: \.isDown) }
  }

  /// Recognisers that are still undecided; UIKit withholds the ends of their touches from the views.
  public var undecided: [UIGestureRecognizer] {
    active.filter { $0.current == .possible }
  }

  /// Whether the next turn of the run loop has something to do.
  public var isBusy: Bool { isScheduled }

  func fault(_ recognizer: UIGestureRecognizer, _ text: String) {
    let fault = "\(recognizer.name ?? "\(type(of: recognizer))"): \(text)"
    faults.append(fault)
    StandinFaults.shared.record(fault)
  }

  func enter(_ recognizer: UIGestureRecognizer) {
    recognizer.arena = self
    if !active.contains(recognizer) { active.append(recognizer) }
  }

  /// Does what is left on the next turn of the run loop.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    StandinClock.shared.performOnNextTurn { [self] in turn() }
  }

  /// Whatever a change of state means to the others.
  func changed(_ recognizer: UIGestureRecognizer, isRecognition: Bool) {
    enter(recognizer)
    schedule()
    if isRecognition {
      if recognizer.cancelsTouchesInView { cancelTouches(of: recognizer) }
      for other in order(active) where other !== recognizer && other.current == .possible {
        let loses = recognizer.sharesTouches(with: other) && recognizer.excludes(other)
        if loses || other.requiresFailure(of: recognizer) { other.apply(.failed) }
      }
    }
    if recognizer.isOver { releaseWaiting() }
  }

  private func releaseWaiting() {
    for other in order(active) where other.isWaiting { other.proceed() }
  }

  // MARK: The run loop

  /// The next turn of the run loop: views hear of cancelled touches, then targets of actions, then recognisers are reset.
  private func turn() {
    isScheduled = false
    tellCancellations()
    for recognizer in order(active) { sendActions(of: recognizer) }
    prune()
    releaseWaiting()
    flushHeld()
    cancelOrphans()
    let needsTurn = active.contains { !$0.untold.isEmpty } || !cancellations.isEmpty
    if needsTurn { schedule() }
  }

  private func sendActions(of recognizer: UIGestureRecognizer) {
    var states = recognizer.untold
    recognizer.untold = []
    if reading.actions == .last { states = states.suffix(1) }
    for state in states where state != .cancelled || reading.cancelledSendsAction {
      recognizer.presented = state
      for known in recognizer.targets {
        guard let target = known.target else { continue }
        if let target = target as? any SelectorPerforming {
          target.perform(known.action, with: recognizer)
        } else {
          fault(recognizer, "the target of \(known.action.name) performs no selectors")
        }
      }
      recognizer.presented = nil
    }
  }

  /// Resets what is over, and forgets what nothing depends on any more.
  private func prune() {
    for recognizer in order(active) where recognizer.isOver && recognizer.untold.isEmpty {
      let waits = recognizer.current == .failed && reading.failedReset == .afterAllLift && !down.isEmpty
      if !waits { recognizer.finish() }
    }
    active.removeAll { !$0.isInPlay }
    touchedViews.removeAll { !$0.touch.isDown && !held.contains($0.touch) && !cancellations.contains($0.touch) }
  }
}
