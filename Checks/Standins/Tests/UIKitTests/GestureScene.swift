import UIKit

/// What happened, in order, whoever it happened to.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Hands out what was noted, and starts afresh.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that notes what it is told of its touches.
final class LogView: UIView {
  let name: String
  let journal: Journal
  var allowsBeginning: (UIGestureRecognizer) -> Bool = { _ in true }

  init(_ name: String, _ frame: CGRect, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowsBeginning(gestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches.count) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches.count) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches.count) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches.count) }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { note("updated", touches.count) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressed", presses.count) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("released", presses.count) }

  private func note(_ entry: String, _ count: Int) {
    journal.note("\(name) \(entry)" + (count > 1 ? " \(count)" : ""))
  }
}

/// A target that notes the state in which it finds its recogniser.
final class LogTarget: SelectorPerforming {
  let journal: Journal
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  init(_ journal: Journal) {
    self.journal = journal
  }

  func perform(_ selector: Selector, with sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return journal.note(selector.name) }
    journal.note("\(recognizer.name ?? selector.name) action \(recognizer.state)")
    onAction(recognizer)
  }
}

/// A recogniser that notes what it gets, and does with it what a test says.
final class ScriptedRecognizer: UIGestureRecognizer {
  var journal: Journal?
  var began: (ScriptedRecognizer) -> Void = { _ in }
  var moved: (ScriptedRecognizer) -> Void = { _ in }
  var ended: (ScriptedRecognizer) -> Void = { _ in }
  var cancelled: (ScriptedRecognizer) -> Void = { _ in }
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var isPreventedBy: (UIGestureRecognizer) -> Bool = { _ in true }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredBy: (UIGestureRecognizer) -> Bool = { _ in false }
  var takes: (UIEvent) -> Bool = { _ in true }
  var lastTouches: [UITouch] = []
  var lastEvent = UIEvent()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began", touches, event)
    began(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("moved", touches, event)
    moved(self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended", touches, event)
    ended(self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled", touches, event)
    cancelled(self)
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    lastTouches = Array(touches)
    journal?.note("\(name ?? "") updated")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    journal?.note("\(name ?? "") pressed")
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    journal?.note("\(name ?? "") harder")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    journal?.note("\(name ?? "") released")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    journal?.note("\(name ?? "") taken")
  }

  override func reset() {
    super.reset()
    journal?.note("\(name ?? "") reset")
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    prevents(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPreventedBy(preventingGestureRecognizer)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requires(otherGestureRecognizer)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isRequiredBy(otherGestureRecognizer)
  }

  override func shouldReceive(_ event: UIEvent) -> Bool { takes(event) }

  private func note(_ entry: String, _ touches: Set<UITouch>, _ event: UIEvent) {
    lastTouches = Array(touches)
    lastEvent = event
    journal?.note("\(name ?? "") \(entry)" + (touches.count > 1 ? " \(touches.count)" : ""))
  }
}

/// A delegate that answers as a test says.
final class LogDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var receivesEvent: (UIEvent) -> Bool = { _ in true }
  var receivesPress: (UIPress) -> Bool = { _ in true }
  var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives(touch)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    receivesEvent(event)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    receivesPress(press)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired(gestureRecognizer, otherGestureRecognizer) }
}

/// In which order recognisers get an event.
enum EventOrder: CaseIterable {
  case asFound
  case reversed
}

/// A window with one view, a hand over it, and a journal of what happens.
@MainActor
struct GestureScene {
  let journal = Journal()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view: LogView
  let target: LogTarget
  let hand: Hand
  let point = CGPoint(x: 50, y: 50)
  let otherPoint = CGPoint(x: 90, y: 50)

  init(_ reading: GestureReading = GestureReading(), _ order: EventOrder = .asFound) {
    view = LogView("view", CGRect(x: 0, y: 0, width: 300, height: 300), journal)
    target = LogTarget(journal)
    hand = Hand(window)
    window.addSubview(view)
    window.environment.reading = reading
    if order == .reversed { window.environment.order = { $0.reversed() } }
  }

  /// Adds a recogniser to a view, the scene's unless another is meant.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to other: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(target, action: "act:")
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Adds a recogniser that notes what it gets.
  func script(_ name: String, to other: UIView? = nil) -> ScriptedRecognizer {
    let recognizer = add(ScriptedRecognizer(), name, to: other)
    recognizer.journal = journal
    return recognizer
  }

  /// Adds a recogniser that begins at a touch, changes with it and ends with it.
  func continuous(_ name: String, to other: UIView? = nil) -> ScriptedRecognizer {
    let recognizer = script(name, to: other)
    recognizer.journal = nil
    recognizer.began = { if $0.state == .possible { $0.state = .began } }
    recognizer.moved = { $0.state = .changed }
    recognizer.ended = { $0.state = .ended }
    recognizer.cancelled = { $0.state = .cancelled }
    return recognizer
  }

  var faults: [String] { window.environment.faults }
}
