import Testing
import UIKit

/// What the machine of one recogniser does: rules 5 to 8, 15 and 16 of the README.
@MainActor
struct GestureStateTests {
  private typealias State = UIGestureRecognizer.State

  @Test("a discrete gesture is recognised once, and possible again", arguments: EventOrder.allCases)
  func discrete(_ order: EventOrder) {
    let scene = GestureScene(GestureReading(), order)
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    scene.hand.tap(scene.point)
    scene.hand.wait(1)
    scene.hand.tap(scene.point)
    let once = ["view began", "view cancelled", "tap action ended"]
    #expect(scene.journal.take() == once + once)
    #expect(tap.state == .possible)
  }

  @Test("a continuous gesture begins, changes and ends")
  func continuous() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let finger = scene.hand.down(scene.point)
    scene.hand.move(finger, by: CGSize(width: 4, height: 0))
    scene.hand.move(finger, by: CGSize(width: 20, height: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 24, y: 0))
    scene.hand.move(finger, by: CGSize(width: 5, height: 0))
    scene.hand.up(finger)
    #expect(
      scene.journal.take() == [
        "view began", "view moved", "view cancelled", "pan action began", "pan action changed", "pan action ended",
      ])
    #expect(scene.faults == [])
  }

  @Test("states that can't follow each other are faults and change nothing or the least")
  func illegal() {
    let faulty: [(State, State, left: State, text: String)] = [
      (.possible, .changed, .possible, "possible can't become changed"),
      (.possible, .cancelled, .failed, "possible became cancelled, which is taken for failed"),
      (.began, .began, .began, "began can't become began"),
      (.began, .possible, .began, "began can't become possible"),
      (.began, .failed, .cancelled, "began became failed, which is taken for cancelled"),
      (.changed, .began, .changed, "changed can't become began"),
      (.changed, .possible, .changed, "changed can't become possible"),
      (.changed, .failed, .cancelled, "changed became failed, which is taken for cancelled"),
      (.ended, .began, .ended, "ended can't become began"),
      (.ended, .changed, .ended, "ended can't become changed"),
      (.ended, .cancelled, .ended, "ended can't become cancelled"),
      (.cancelled, .ended, .cancelled, "cancelled can't become ended"),
      (.failed, .began, .failed, "failed can't become began"),
      (.failed, .ended, .failed, "failed can't become ended"),
    ]
    for (from, to, left, text) in faulty {
      let (state, faults) = outcome(from: from, to: to)
      #expect(state == left, "\(from) to \(to)")
      #expect(faults == ["script: \(text)"], "\(from) to \(to)")
    }
  }

  @Test("states that may follow each other are no faults")
  func legal() {
    let legal: [(State, State)] = [
      (.possible, .possible), (.possible, .began), (.possible, .ended), (.possible, .failed), (.began, .changed),
      (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled),
      (.failed, .failed), (.ended, .ended), (.cancelled, .cancelled),
    ]
    for (from, to) in legal {
      let (state, faults) = outcome(from: from, to: to)
      #expect(state == to, "\(from) to \(to)")
      #expect(faults == [], "\(from) to \(to)")
    }
  }

  private func outcome(from: State, to: State) -> (State, [String]) {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    var result = State.possible
    recognizer.began = { recognizer in
      switch from {
      case .possible: break
      case .changed, .cancelled:
        recognizer.state = .began
        recognizer.state = from
      default: recognizer.state = from
      }
      recognizer.state = to
      result = recognizer.state
    }
    _ = scene.hand.down(scene.point)
    return (result, scene.faults)
  }

  @Test("an action is sent on the next turn of the run loop, not at once")
  func deferredAction() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    recognizer.began = { recognizer in
      recognizer.state = .began
      scene.journal.note("state set")
    }
    _ = scene.hand.down(scene.point)
    #expect(scene.journal.take() == ["script began", "state set", "script action began"])
  }

  @Test("a state set by a timer sends its action on the next turn")
  func timer() {
    let scene = GestureScene()
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    let finger = scene.hand.down(scene.point)
    scene.hand.wait(0.4)
    #expect(scene.journal.take() == ["view began"])
    scene.hand.wait(0.2)
    #expect(scene.journal.take() == ["view cancelled", "press action began"])
    #expect(press.state == .began)
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["press action ended"])
  }

  @Test("a failure sends no action, and neither does the return to possible")
  func silence() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    recognizer.began = { $0.state = .failed }
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["script began", "view began", "script reset", "view ended"])
  }

  @Test("a cancelled gesture sends its action, or doesn't", arguments: [true, false])
  func cancelled(_ sends: Bool) {
    let scene = GestureScene(GestureReading(cancelledSendsAction: sends))
    _ = scene.continuous("script")
    let finger = scene.hand.down(scene.point)
    scene.hand.cancel(finger)
    #expect(scene.journal.take() == ["script action began"] + (sends ? ["script action cancelled"] : []))
    #expect(scene.faults == [])
  }

  @Test("several states in one delivery send the last action, or each")
  func several() {
    for (actions, expected) in [
      (GestureReading.Actions.last, ["script action ended"]),
      (.each, ["script action began", "script action changed", "script action ended"]),
    ] {
      let scene = GestureScene(GestureReading(actions: actions))
      let recognizer = scene.script("script")
      recognizer.journal = nil
      recognizer.began = { recognizer in
        recognizer.state = .began
        recognizer.state = .changed
        recognizer.state = .ended
      }
      scene.hand.tap(scene.point)
      #expect(scene.journal.take() == expected)
    }
  }

  @Test("the view and the delegate may each forbid the beginning")
  func shouldBegin() {
    for forbids in ["view", "delegate", "nobody"] {
      let scene = GestureScene()
      let delegate = LogDelegate()
      let recognizer = scene.continuous("script")
      recognizer.delegate = delegate
      scene.view.allowsBeginning = { _ in forbids != "view" }
      delegate.begins = { _ in forbids != "delegate" }
      scene.hand.tap(scene.point)
      let allowed = ["script action began", "script action ended"]
      #expect(scene.journal.take() == (forbids == "nobody" ? allowed : ["view began", "view ended"]))
      #expect(recognizer.state == .possible)
    }
  }

  @Test("after its end a recogniser hears no more of touches that are still down")
  func nothingAfterEnd() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    recognizer.began = { $0.state = .ended }
    let finger = scene.hand.down(scene.point)
    scene.hand.move(finger)
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["script began", "script action ended", "script reset"])
    #expect(finger.gestureRecognizers == [])
  }

  @Test("a recogniser that failed is reset on the next turn, or when all have lifted")
  func failedReset() {
    for (reset, expected) in [
      (
        GestureReading.FailedReset.nextTurn,
        ["script began", "view began", "script reset", "script began", "view began", "script reset", "view ended 2"]
      ),
      (.afterAllLift, ["script began", "view began", "view began", "view ended 2", "script reset"]),
    ] {
      let scene = GestureScene(GestureReading(failedReset: reset))
      let recognizer = scene.script("script")
      recognizer.began = { $0.state = .failed }
      let first = scene.hand.down(scene.point)
      let second = scene.hand.down(scene.otherPoint)
      scene.hand.up([first, second])
      #expect(scene.journal.take() == expected)
    }
  }

  @Test("disabling cancels what goes on, fails what is undecided, and keeps touches away")
  func disabling() {
    let scene = GestureScene()
    let begun = scene.continuous("begun")
    let finger = scene.hand.down(scene.point)
    begun.isEnabled = false
    scene.hand.move(finger)
    scene.hand.up(finger)
    scene.hand.tap(scene.point)
    #expect(
      scene.journal.take() == ["begun action began", "begun action cancelled", "view began", "view ended"])

    let undecided = scene.script("undecided")
    let next = scene.hand.down(scene.point)
    undecided.isEnabled = false
    scene.hand.up(next)
    #expect(scene.journal.take() == ["undecided began", "view began", "undecided reset", "view ended"])
    #expect(scene.faults == [])
  }

  @Test("taking a recogniser from its view cancels what goes on")
  func removing() {
    let scene = GestureScene()
    let recognizer = scene.continuous("script")
    let finger = scene.hand.down(scene.point)
    scene.view.removeGestureRecognizer(recognizer)
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["script action began", "script action cancelled"])
    #expect(recognizer.view == nil)
    #expect(scene.view.gestureRecognizers == nil)
    #expect(recognizer.state == .possible)
  }

  @Test("a subclass may set possible while it is reset")
  func possibleInReset() {
    let scene = GestureScene()
    let recognizer = scene.add(SelfResettingRecognizer(), "script")
    scene.hand.tap(scene.point)
    #expect(recognizer.state == .possible)
    #expect(scene.faults == [])
  }

  @Test("a reset by somebody else is a fault")
  func strangeReset() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    recognizer.reset()
    #expect(scene.faults == ["script: reset() was called by somebody else than UIKit"])
  }

  @Test("targets are added once, removed alone or all at once, and not kept")
  func targets() {
    let scene = GestureScene()
    let tap = UITapGestureRecognizer(target: scene.target, action: "first:")
    scene.view.addGestureRecognizer(tap)
    tap.addTarget(scene.target, action: "first:")
    tap.addTarget(scene.target, action: "second:")
    var other: LogTarget? = LogTarget(scene.journal)
    weak let weakOther = other
    if let other { tap.addTarget(other, action: "third:") }
    other = nil
    #expect(weakOther == nil)
    scene.hand.tap(scene.point)
    #expect(scene.journal.take().filter { $0.contains("action") } == ["first: action ended", "second: action ended"])
    tap.removeTarget(scene.target, action: "first:")
    scene.hand.wait(1)
    scene.hand.tap(scene.point)
    #expect(scene.journal.take().filter { $0.contains("action") } == ["second: action ended"])
    tap.removeTarget(nil, action: nil)
    scene.hand.wait(1)
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["view began", "view cancelled"])
  }

  @Test("the location is the fingers' middle, and stays until the action is sent")
  func location() {
    let scene = GestureScene()
    var places: [CGPoint] = []
    scene.target.onAction = { places.append($0.location(in: scene.view)) }
    scene.view.frame.origin = CGPoint(x: 10, y: 20)
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    let fingers = scene.hand.down([scene.point, scene.otherPoint])
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(ofTouch: 1, in: nil) == scene.otherPoint)
    scene.hand.up(fingers)
    #expect(places == [CGPoint(x: 60, y: 30)])
    #expect(tap.numberOfTouches == 0)
  }

  @Test("who forgets to end is listed as stuck, who forgets to decide as undecided")
  func forgetful() {
    let scene = GestureScene()
    let stuck = scene.script("stuck")
    stuck.began = { $0.state = .began }
    scene.hand.tap(scene.point)
    #expect(scene.window.environment.stuck == [stuck])

    let other = GestureScene()
    let undecided = other.script("undecided")
    other.hand.tap(other.point)
    #expect(other.window.environment.undecided == [undecided])
    #expect(other.journal.take() == ["undecided began", "view began", "undecided ended"])
  }
}

private final class SelfResettingRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    state = .possible
  }
}
