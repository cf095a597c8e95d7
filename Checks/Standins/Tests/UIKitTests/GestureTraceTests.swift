import Testing
import UIKit

/// The traces that Apple's Event Handling Guide prints, under every reading and in both orders.
@MainActor
struct GestureTraceTests {
  @Test("two fingers that tap cancel their touches in the view", arguments: GestureReading.all, EventOrder.allCases)
  func twoFingers(_ reading: GestureReading, _ order: EventOrder) {
    let scene = GestureScene(reading, order)
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    let fingers = scene.hand.down([scene.point, scene.otherPoint])
    #expect(scene.journal.take() == ["view began 2"])
    scene.hand.move(fingers)
    #expect(scene.journal.take() == ["view moved 2"])
    scene.hand.up(fingers[0])
    #expect(scene.journal.take() == [])
    scene.hand.up(fingers[1])
    #expect(scene.journal.take() == ["view cancelled 2", "tap action ended"])
    #expect(tap.state == .possible)
    #expect(scene.faults == [])
  }

  @Test("a gesture that fails lets the view have the ends", arguments: GestureReading.all, EventOrder.allCases)
  func failure(_ reading: GestureReading, _ order: EventOrder) {
    let scene = GestureScene(reading, order)
    let recognizer = scene.script("script")
    recognizer.journal = nil
    recognizer.ended = { if $0.numberOfTouches == 1 { $0.state = .failed } }
    let fingers = scene.hand.down([scene.point, scene.otherPoint])
    scene.hand.move(fingers)
    scene.hand.up(fingers[0])
    #expect(scene.journal.take() == ["view began 2", "view moved 2"])
    scene.hand.up(fingers[1])
    #expect(scene.journal.take() == ["view ended", "view ended"])
    #expect(scene.faults == [])
  }

  @Test("a double tap withholds the first end", arguments: GestureReading.all, EventOrder.allCases)
  func doubleTap(_ reading: GestureReading, _ order: EventOrder) {
    let scene = GestureScene(reading, order)
    scene.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["view began"])
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["view began", "view cancelled 2", "tap action ended"])
    #expect(scene.faults == [])
  }

  @Test("a double tap that delays no ends lets the first one pass", arguments: GestureReading.all, EventOrder.allCases)
  func doubleTapWithoutDelay(_ reading: GestureReading, _ order: EventOrder) {
    let scene = GestureScene(reading, order)
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    scene.hand.tap(scene.point)
    scene.hand.tap(scene.point)
    #expect(
      scene.journal.take() == ["view began", "view ended", "view began", "view cancelled", "tap action ended"])
    #expect(scene.faults == [])
  }
}
