import Testing
import UIKit

/// Who gets which touch, and when: rules 1 to 4, 11 to 14, 17 to 19 and 23 of the README.
@MainActor
struct GestureTouchTests {
  @Test("a touch belongs to the view that it landed on, wherever it goes")
  func hitTestOnce() {
    let scene = GestureScene()
    let finger = scene.hand.down(scene.point)
    scene.hand.move(finger, to: CGPoint(x: 350, y: 700))
    scene.hand.up(finger)
    #expect(finger.view === scene.view)
    #expect(scene.journal.take() == ["view began", "view moved", "view ended"])
  }

  @Test("recognisers of the view and of all above it get a touch before the view does", arguments: EventOrder.allCases)
  func order(_ order: EventOrder) {
    let scene = GestureScene(GestureReading(), order)
    _ = scene.script("own")
    _ = scene.script("window's", to: scene.window)
    let sibling = LogView("sibling", CGRect(x: 0, y: 400, width: 10, height: 10), scene.journal)
    scene.window.addSubview(sibling)
    _ = scene.script("sibling's", to: sibling)
    let finger = scene.hand.down(scene.point)
    let recognizers = order == .asFound ? ["own began", "window's began"] : ["window's began", "own began"]
    #expect(scene.journal.take() == recognizers + ["view began"])
    #expect(finger.gestureRecognizers?.map(\.name) == ["own", "window's"])
  }

  @Test("who may receive a touch is asked for every new one")
  func shouldReceive() {
    for asker in ["delegate", "delegate's event", "hook"] {
      let scene = GestureScene()
      let recognizer = scene.script("script")
      let delegate = LogDelegate()
      recognizer.delegate = delegate
      var answer = false
      switch asker {
      case "delegate": delegate.receives = { _ in answer }
      case "delegate's event": delegate.receivesEvent = { _ in answer }
      default: recognizer.takes = { _ in answer }
      }
      let hidden = scene.hand.down(scene.point)
      answer = true
      let seen = scene.hand.down(scene.otherPoint)
      scene.hand.move([hidden, seen])
      #expect(
        scene.journal.take() == ["view began", "script began", "view began", "script moved", "view moved 2"], "\(asker)"
      )
      #expect(recognizer.numberOfTouches == 1)
      #expect(scene.window.environment.stuck == [])
    }
  }

  @Test("types that a recogniser doesn't allow, and types beside the first one's, are kept from it")
  func types() {
    let scene = GestureScene()
    let fingers = scene.script("fingers")
    fingers.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    let one = scene.script("one")
    let any = scene.script("any")
    any.requiresExclusiveTouchType = false
    let finger = scene.hand.down(scene.point)
    let pencil = scene.hand.down(scene.otherPoint, .pencil)
    #expect(finger.gestureRecognizers == [fingers, one, any])
    #expect(pencil.gestureRecognizers == [any])
    scene.hand.up([finger, pencil])
    for recognizer in [fingers, one, any] { recognizer.isEnabled = false }
    for recognizer in [fingers, one, any] { recognizer.isEnabled = true }
    #expect(scene.hand.down(scene.point, .pencil).gestureRecognizers == [one, any])
  }

  @Test("without cancelsTouchesInView the view gets everything")
  func withoutCancelling() {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
    let finger = scene.hand.down(scene.point)
    scene.hand.move(finger, by: CGSize(width: 20, height: 0))
    scene.hand.up(finger)
    #expect(
      scene.journal.take() == [
        "view began", "view moved", "pan action began", "view ended", "pan action ended",
      ])
  }

  @Test("while a gesture goes on, later touches reach the recogniser only")
  func laterTouches() {
    let scene = GestureScene()
    let recognizer = scene.continuous("script")
    let first = scene.hand.down(scene.point)
    let second = scene.hand.down(scene.otherPoint)
    #expect(recognizer.numberOfTouches == 2)
    scene.hand.up([first, second])
    #expect(scene.journal.take() == ["script action began", "script action ended"])
  }

  @Test("delaysTouchesBegan withholds a touch until the gesture fails, and drops it when it is recognised")
  func delaysBegan() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    let failing = scene.hand.down(scene.point)
    scene.hand.move(failing, by: CGSize(width: 2, height: 0))
    #expect(scene.journal.take() == [])
    scene.hand.up(failing)
    #expect(scene.journal.take() == ["view began", "view ended"])
    let panning = scene.hand.down(scene.point)
    scene.hand.move(panning, by: CGSize(width: 20, height: 0))
    scene.hand.up(panning)
    #expect(scene.journal.take() == ["pan action began", "pan action ended"])
  }

  @Test("an end waits for its delayed beginning, also where ends aren't delayed")
  func delayedBeginningThenEnd() {
    let scene = GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesBegan = true
    tap.delaysTouchesEnded = false
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == [])
    scene.hand.wait(1)
    #expect(scene.journal.take() == ["view began", "view ended"])
  }

  @Test("who overlooks that a touch was cancelled keeps nothing up")
  func overlooked() {
    let scene = GestureScene()
    _ = scene.script("script")
    scene.hand.cancel(scene.hand.down(scene.point))
    #expect(scene.window.environment.undecided == [])
  }

  @Test("a delayed beginning that the system cancels never was")
  func delayedAndCancelled() {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
    scene.hand.cancel(scene.hand.down(scene.point))
    #expect(scene.journal.take() == [])
  }

  @Test("an ignored touch is the recogniser's no longer, and still the view's")
  func ignoring() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    recognizer.began = { recognizer in
      for touch in recognizer.lastTouches where touch.location(in: nil) != scene.point {
        recognizer.ignore(touch, for: recognizer.lastEvent)
      }
    }
    recognizer.moved = { $0.state = $0.state == .possible ? .began : .changed }
    let kept = scene.hand.down(scene.point)
    let ignored = scene.hand.down(scene.otherPoint)
    scene.hand.move([kept, ignored])
    scene.hand.up(ignored)
    #expect(recognizer.numberOfTouches == 1)
    #expect(
      scene.journal.take() == [
        "script began", "view began", "script began", "view began", "script moved", "view moved", "view cancelled",
        "script action began", "view ended",
      ])
  }

  @Test("the system cancels a touch with the recogniser first")
  func systemCancels() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    recognizer.cancelled = { $0.state = .failed }
    scene.hand.cancel(scene.hand.down(scene.point))
    #expect(
      scene.journal.take() == ["script began", "view began", "script cancelled", "view cancelled", "script reset"])
    #expect(scene.faults == [])
  }

  @Test("touches on a view that leaves its window are cancelled, or muted, or go on")
  func removedView() {
    for (removed, expected) in [
      (
        GestureReading.RemovedView.cancelsTouches,
        ["own cancelled", "above cancelled", "view cancelled", "own action cancelled", "above action cancelled"]
      ),
      (.deliversNothing, ["above moved", "above ended", "above action ended"]),
      (
        .goesOn,
        [
          "own moved", "above moved", "view moved", "own ended", "above ended", "view ended", "own action ended",
          "above action ended",
        ]
      ),
    ] {
      let scene = GestureScene(GestureReading(removedView: removed))
      let delegate = LogDelegate()
      delegate.simultaneous = { _, _ in true }
      for recognizer in [scene.script("own"), scene.script("above", to: scene.window)] {
        recognizer.began = { $0.state = .began }
        recognizer.ended = { $0.state = .ended }
        recognizer.cancelled = { $0.state = .cancelled }
        recognizer.delegate = delegate
        recognizer.cancelsTouchesInView = false
      }
      let finger = scene.hand.down(scene.point)
      _ = scene.journal.take()
      scene.view.removeFromSuperview()
      scene.hand.move(finger)
      scene.hand.up(finger)
      #expect(scene.journal.take().filter { !$0.hasSuffix("reset") } == expected, "\(removed)")
      #expect(scene.faults == [])
    }
  }

  @Test("a view that takes one touch only isn't told of a second, its recognisers are")
  func singleTouch() {
    let scene = GestureScene()
    scene.view.isMultipleTouchEnabled = false
    _ = scene.script("script")
    _ = scene.hand.down(scene.point)
    _ = scene.hand.down(scene.otherPoint)
    #expect(scene.journal.take() == ["script began", "view began", "script began"])
  }

  @Test("a view with exclusive touch keeps others from being told, their recognisers are", arguments: [true, false])
  func exclusiveTouch(_ isFirst: Bool) {
    let scene = GestureScene()
    let other = LogView("other", CGRect(x: 0, y: 400, width: 100, height: 100), scene.journal)
    scene.window.addSubview(other)
    (isFirst ? scene.view : other).isExclusiveTouch = true
    _ = scene.script("script", to: other)
    _ = scene.hand.down(scene.point)
    _ = scene.hand.down(CGPoint(x: 50, y: 450))
    #expect(scene.journal.take() == ["view began", "script began"])
  }

  @Test("a correction reaches the recogniser, then the view, with the number of its reading")
  func estimates() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    var readings: [UITouch] = []
    recognizer.began = { readings = $0.lastEvent.coalescedTouches(for: $0.lastTouches[0]) ?? [] }
    let pencil = scene.hand.down(scene.point, force: 1, .pencil, estimates: .force)
    scene.hand.move(pencil, through: [Hand.Pose(force: 1.5, estimates: .force)])
    _ = scene.journal.take()
    scene.hand.correct(readings[0], of: pencil, force: 1.25)
    #expect(scene.journal.take() == ["script updated", "view updated"])
    let better = recognizer.lastTouches[0]
    #expect(better.force == 1.25)
    #expect(better.estimatedPropertiesExpectingUpdates == [])
    #expect(better.estimationUpdateIndex == 0)
    #expect(pencil.estimationUpdateIndex == 1)
    #expect(pencil.estimatedPropertiesExpectingUpdates == .force)
  }

  @Test("a correction doesn't reach who ignored the touch, or is through with it")
  func lateEstimates() {
    let scene = GestureScene()
    let ignoring = scene.script("ignoring")
    let over = scene.script("over")
    let other = LogView("other", CGRect(x: 0, y: 400, width: 10, height: 10), scene.journal)
    scene.window.addSubview(other)
    _ = scene.script("elsewhere", to: other)
    _ = scene.hand.down(CGPoint(x: 5, y: 405), .pencil)
    var readings: [UITouch] = []
    ignoring.began = { ignoring in
      readings = ignoring.lastEvent.coalescedTouches(for: ignoring.lastTouches[0]) ?? []
      ignoring.ignore(ignoring.lastTouches[0], for: ignoring.lastEvent)
    }
    over.began = { $0.state = .failed }
    let pencil = scene.hand.down(scene.point, force: 1, .pencil, estimates: .force)
    _ = scene.journal.take()
    scene.hand.correct(readings[0], of: pencil, force: 1.25)
    #expect(scene.journal.take() == ["view updated"])
    #expect(pencil.gestureRecognizers == [])
  }

  @Test("presses reach recognisers that allow them, then the responder")
  func presses() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    let select = scene.hand.press(.select)
    scene.hand.change(select, force: 0.5)
    scene.hand.release(select)
    #expect(scene.journal.take() == [])
    let responder = FirstResponderView(frame: .zero)
    scene.view.addSubview(responder)
    responder.becomeFirstResponder()
    let again = scene.hand.press(.select)
    scene.hand.change(again, force: 0.5)
    scene.hand.release(again)
    #expect(
      scene.journal.take() == ["script pressed", "view pressed", "script harder", "script released", "view released"])
    recognizer.allowedPressTypes = []
    scene.hand.release(scene.hand.press(.keyboardSpacebar, characters: " "))
    #expect(scene.journal.take() == ["view pressed", "view released"])
    responder.resignFirstResponder()
  }

  @Test("the button and the modifiers of an event are its recognisers' too")
  func buttons() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    scene.hand.modifierFlags = .command
    _ = scene.hand.down(scene.point, .secondaryPointer)
    #expect(recognizer.buttonMask == .secondary)
    #expect(recognizer.lastEvent.buttonMask == .secondary)
    #expect(recognizer.modifierFlags == .command)
  }
}

private final class FirstResponderView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
