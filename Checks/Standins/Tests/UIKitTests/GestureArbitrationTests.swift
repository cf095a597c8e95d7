import Testing
import UIKit

/// What recognisers do to each other: rules 9, 10 and 22 of the README.
@MainActor
struct GestureArbitrationTests {
  // MARK: Requirements

  @Test("a tap waits until the pan that it requires has failed", arguments: GestureReading.all, EventOrder.allCases)
  func requirement(_ reading: GestureReading, _ order: EventOrder) {
    let scene = GestureScene(reading, order)
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    tap.require(toFail: pan)
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["view began", "view cancelled", "tap action ended"])
    let finger = scene.hand.down(scene.point)
    scene.hand.move(finger, by: CGSize(width: 20, height: 0))
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["view began", "view cancelled", "pan action began", "pan action ended"])
    #expect(scene.faults == [])
  }

  @Test("a single tap waits until the time for a double tap is over", arguments: EventOrder.allCases)
  func singleAndDouble(_ order: EventOrder) {
    let scene = GestureScene(GestureReading(), order)
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["view began"])
    #expect(single.state == .possible)
    scene.hand.wait(0.5)
    #expect(scene.journal.take() == ["view cancelled", "single action ended"])
    scene.hand.tap(scene.point)
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["view began", "view began", "view cancelled 2", "double action ended"])
    scene.hand.wait(1)
    #expect(scene.journal.take() == [])
    #expect(scene.faults == [])
  }

  @Test("whoever asks for it, a requirement holds", arguments: EventOrder.allCases)
  func dynamicRequirements(_ order: EventOrder) {
    for asker in ["hook", "other's hook", "delegate", "other's delegate", "nobody"] {
      let scene = GestureScene(GestureReading(), order)
      let waiting = scene.script("waiting")
      let required = scene.script("required")
      let delegate = LogDelegate()
      (waiting.journal, required.journal) = (nil, nil)
      waiting.began = { $0.state = .began }
      required.ended = { $0.state = .failed }
      switch asker {
      case "hook": waiting.requires = { $0 === required }
      case "other's hook": required.isRequiredBy = { $0 === waiting }
      case "delegate":
        waiting.delegate = delegate
        delegate.requires = { $0 === waiting && $1 === required }
      case "other's delegate":
        required.delegate = delegate
        delegate.isRequired = { $0 === required && $1 === waiting }
      default: break
      }
      let finger = scene.hand.down(scene.point)
      #expect(scene.journal.take() == (asker == "nobody" ? ["waiting action began"] : ["view began"]), "\(asker)")
      scene.hand.up(finger)
      let late = ["view cancelled", "waiting action began"]
      #expect(scene.journal.take() == (asker == "nobody" ? [] : late), "\(asker)")
      #expect(scene.faults == [], "\(asker)")
    }
  }

  @Test("who requires one that recognises fails, even where both might recognise", arguments: EventOrder.allCases)
  func requiredRecognises(_ order: EventOrder) {
    let scene = GestureScene(GestureReading(), order)
    let waiting = scene.script("waiting")
    let required = scene.continuous("required")
    let delegate = LogDelegate()
    waiting.delegate = delegate
    delegate.simultaneous = { _, _ in true }
    waiting.began = { if $0.state == .possible { $0.state = .began } }
    waiting.require(toFail: required)
    scene.hand.tap(scene.point)
    #expect(
      scene.journal.take().filter { $0 != "waiting began" } == [
        "required action began", "waiting reset", "required action ended",
      ])
  }

  @Test("who requires one that recognises fails at once, before it has tried")
  func requiredRecognisesFirst() {
    let scene = GestureScene()
    let idle = scene.script("idle")
    let required = scene.continuous("required")
    idle.prevents = { _ in false }
    idle.isPreventedBy = { _ in false }
    idle.require(toFail: required)
    _ = scene.hand.down(scene.point)
    #expect(scene.journal.take() == ["idle began", "required action began", "idle reset"])
  }

  @Test("who requires one that recognised fails when it tries, with another finger too")
  func requiredHasRecognised() {
    let scene = GestureScene()
    let required = scene.continuous("required")
    _ = scene.hand.down(scene.point)
    let late = scene.script("late")
    let delegate = LogDelegate()
    required.delegate = delegate
    delegate.simultaneous = { _, _ in true }
    late.began = { $0.state = .began }
    late.require(toFail: required)
    _ = scene.hand.down(scene.otherPoint)
    #expect(scene.journal.take() == ["required action began", "late began", "late reset"])
  }

  @Test("one that waits proceeds at once when what it required has failed")
  func released() {
    let scene = GestureScene()
    let waiting = scene.script("waiting")
    let required = scene.script("required")
    waiting.began = { $0.state = .began }
    waiting.require(toFail: required)
    required.ended = { required in
      required.state = .failed
      scene.journal.note("waiting is \(waiting.state)")
    }
    scene.hand.tap(scene.point)
    #expect(
      scene.journal.take() == [
        "waiting began", "required began", "view began", "waiting ended", "required ended", "waiting is began",
        "view cancelled", "waiting action began", "required reset",
      ])
  }

  @Test("one that waits still has its touches when its action is sent")
  func waitingKeepsTouches() {
    let scene = GestureScene()
    var seen: [CGPoint] = []
    scene.target.onAction = { recognizer in
      seen = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
    }
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.hand.tap(scene.point)
    scene.hand.wait(1)
    #expect(seen == [scene.point])
  }

  @Test("one that waits may change and end meanwhile, and tells of it later")
  func waitingGoesOn() {
    for (actions, expected) in [
      (GestureReading.Actions.last, ["waiting action ended"]),
      (.each, ["waiting action began", "waiting action changed", "waiting action ended"]),
    ] {
      let scene = GestureScene(GestureReading(actions: actions))
      let waiting = scene.continuous("waiting")
      let required = scene.add(UITapGestureRecognizer(), "required")
      required.numberOfTapsRequired = 2
      waiting.require(toFail: required)
      let finger = scene.hand.down(scene.point)
      scene.hand.move(finger)
      scene.hand.up(finger)
      #expect(waiting.state == .possible)
      scene.hand.wait(1)
      #expect(scene.journal.take() == ["view began", "view moved", "view cancelled"] + expected)
      #expect(scene.faults == [])
    }
  }

  @Test("one that waits and is cancelled has failed")
  func waitingFails() {
    let scene = GestureScene()
    let waiting = scene.script("waiting")
    let required = scene.add(UIPanGestureRecognizer(), "required")
    waiting.began = { $0.state = .began }
    waiting.cancelled = { $0.state = .failed }
    waiting.require(toFail: required)
    let finger = scene.hand.down(scene.point)
    scene.hand.cancel(finger)
    #expect(
      scene.journal.take() == ["waiting began", "view began", "waiting cancelled", "view cancelled", "waiting reset"])
    #expect(scene.faults == [])
  }

  @Test("a requirement of one that doesn't get the touch holds nobody up")
  func absentRequirement() {
    let scene = GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.isEnabled = false
    tap.require(toFail: pan)
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["view began", "view cancelled", "tap action ended"])
  }

  // MARK: Exclusion

  @Test("the first to recognise makes the others fail", arguments: EventOrder.allCases)
  func exclusion(_ order: EventOrder) {
    let scene = GestureScene(GestureReading(), order)
    _ = scene.continuous("a")
    _ = scene.continuous("b")
    scene.hand.tap(scene.point)
    let winner = order == .asFound ? "a" : "b"
    #expect(scene.journal.take() == ["\(winner) action began", "\(winner) action ended"])
    #expect(scene.faults == [])
  }

  @Test("one delegate that allows it is enough for both to recognise", arguments: EventOrder.allCases)
  func simultaneous(_ order: EventOrder) {
    for allowing in ["a", "b"] {
      let scene = GestureScene(GestureReading(), order)
      let a = scene.continuous("a")
      let b = scene.continuous("b")
      let (yes, no) = (LogDelegate(), LogDelegate())
      yes.simultaneous = { _, _ in true }
      (a.delegate, b.delegate) = allowing == "a" ? (yes, no) : (no, yes)
      scene.hand.tap(scene.point)
      #expect(
        scene.journal.take().sorted() == ["a action began", "a action ended", "b action began", "b action ended"])
      #expect(scene.faults == [])
    }
  }

  @Test("one that can't prevent, or can't be prevented, leaves the other alone", arguments: EventOrder.allCases)
  func oneWay(_ order: EventOrder) {
    for hook in ["canPrevent", "canBePrevented"] {
      let scene = GestureScene(GestureReading(), order)
      let a = scene.continuous("a")
      let b = scene.script("b")
      b.journal = nil
      b.moved = { $0.state = $0.state == .possible ? .began : .changed }
      b.ended = { $0.state = .ended }
      if hook == "canPrevent" { a.prevents = { $0 !== b } } else { b.isPreventedBy = { $0 !== a } }
      let finger = scene.hand.down(scene.point)
      scene.hand.move(finger)
      scene.hand.up(finger)
      #expect(
        scene.journal.take().sorted() == [
          "a action began", "a action changed", "a action ended", "b action began", "b action ended",
        ])
    }
  }

  @Test("recognisers that share no touch don't exclude each other")
  func strangers() {
    let scene = GestureScene()
    let other = LogView("other", CGRect(x: 0, y: 400, width: 100, height: 100), scene.journal)
    scene.window.addSubview(other)
    _ = scene.continuous("a")
    _ = scene.continuous("b", to: other)
    let fingers = scene.hand.down([scene.point, CGPoint(x: 50, y: 450)])
    scene.hand.up(fingers)
    #expect(scene.journal.take() == ["a action began", "b action began", "a action ended", "b action ended"])
  }

  @Test("a finger that lands later can't begin another gesture that the first one excludes")
  func laterFinger() {
    let scene = GestureScene()
    _ = scene.continuous("first")
    let second = scene.script("second")
    second.began = { if $0.numberOfTouches == 1 { $0.state = .began } }
    let delegate = LogDelegate()
    second.delegate = delegate
    delegate.receives = { $0.location(in: nil) != scene.point }
    let fingers = [scene.hand.down(scene.point), scene.hand.down(scene.otherPoint)]
    scene.hand.up(fingers)
    #expect(
      scene.journal.take() == ["first action began", "second began", "second reset", "first action ended"])
  }

  // MARK: Controls

  @Test("a control's tap wins over one on what is above it, never over one on itself")
  func controls() {
    let controls: [UIControl] = [
      UIButton(frame: .zero), UISwitch(frame: .zero), UIStepper(frame: .zero), UISegmentedControl(items: ["a", "b"]),
    ]
    for control in controls {
      let scene = GestureScene()
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      scene.view.addSubview(control)
      let tap = scene.add(UITapGestureRecognizer(), "above")
      control.addAction(UIAction { _ in scene.journal.note("control") }, for: .primaryActionTriggered)
      scene.hand.tap(CGPoint(x: 80, y: 50))
      #expect(scene.journal.take() == ["control"], "\(type(of: control))")
      scene.hand.wait(1)
      control.addGestureRecognizer(tap)
      scene.hand.tap(CGPoint(x: 80, y: 50))
      #expect(scene.journal.take().last == "above action ended", "\(type(of: control))")
    }
  }

  @Test("a slider keeps a drag on its knob from a pan above it, and no other")
  func slider() {
    let scene = GestureScene()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    scene.view.addSubview(slider)
    scene.add(UIPanGestureRecognizer(), "pan")
    let knob = scene.hand.down(CGPoint(x: 15, y: 17))
    scene.hand.move(knob, by: CGSize(width: 40, height: 0))
    scene.hand.up(knob)
    #expect(scene.journal.take() == [])
    #expect(slider.value > 0)
    let track = scene.hand.down(CGPoint(x: 190, y: 17))
    scene.hand.move(track, by: CGSize(width: -40, height: 0))
    scene.hand.up(track)
    #expect(scene.journal.take() == ["pan action began", "pan action ended"])
  }
}
