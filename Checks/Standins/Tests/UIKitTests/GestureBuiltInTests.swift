import Testing
import UIKit

/// The recognisers that UIKit brings along.
@MainActor
struct GestureBuiltInTests {
  private func actions(_ scene: GestureScene) -> [String] {
    scene.journal.take().filter { $0.contains("action") }
  }

  @Test("a tap fails when held too long, moved too far, or with too many fingers")
  func tapFails() {
    let scene = GestureScene()
    scene.add(UITapGestureRecognizer(), "tap")
    let held = scene.hand.down(scene.point)
    scene.hand.wait(2)
    scene.hand.up(held)
    let moved = scene.hand.down(scene.point)
    scene.hand.move(moved, by: CGSize(width: 60, height: 0))
    scene.hand.up(moved)
    scene.hand.up(scene.hand.down([scene.point, scene.otherPoint]))
    #expect(actions(scene) == [])
    scene.hand.tap(scene.point)
    #expect(actions(scene) == ["tap action ended"])
    #expect(scene.faults == [])
  }

  @Test("a tap heeds the pointer's button")
  func tapButton() {
    let scene = GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    scene.hand.tap(scene.point, .secondaryPointer)
    #expect(actions(scene) == [])
    tap.buttonMaskRequired = .secondary
    scene.hand.wait(1)
    scene.hand.tap(scene.point, .secondaryPointer)
    #expect(actions(scene) == ["tap action ended"])
  }

  @Test("a long press fails when lifted early or moved, and goes on once it has begun")
  func longPress() {
    let scene = GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press")
    scene.hand.tap(scene.point)
    let moved = scene.hand.down(scene.point)
    scene.hand.move(moved, by: CGSize(width: 11, height: 0))
    scene.hand.wait(1)
    scene.hand.up(moved)
    #expect(actions(scene) == [])
    let held = scene.hand.down(scene.point)
    scene.hand.wait(0.6)
    scene.hand.move(held, by: CGSize(width: 50, height: 0))
    scene.hand.up(held)
    #expect(actions(scene) == ["press action began", "press action changed", "press action ended"])
    let cancelled = scene.hand.down(scene.point)
    scene.hand.wait(0.6)
    scene.hand.cancel(cancelled)
    #expect(actions(scene) == ["press action began", "press action cancelled"])
    #expect(scene.faults == [])
  }

  @Test("a long press after a tap waits for the tap")
  func longPressAfterTap() {
    let scene = GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press").numberOfTapsRequired = 1
    let only = scene.hand.down(scene.point)
    scene.hand.wait(1)
    scene.hand.up(only)
    scene.hand.wait(1)
    #expect(actions(scene) == [])
    scene.hand.tap(scene.point)
    let second = scene.hand.down(scene.point)
    scene.hand.wait(1)
    scene.hand.up(second)
    #expect(actions(scene) == ["press action began", "press action ended"])
    #expect(scene.faults == [])
  }

  @Test("a pan counts its fingers, and its translation doesn't jump when one lifts")
  func panFingers() {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let fingers = scene.hand.down([scene.point, scene.otherPoint])
    scene.hand.move(fingers, by: CGSize(width: 20, height: 10))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 10))
    #expect(pan.velocity(in: nil).x > 0)
    scene.hand.up(fingers[0])
    scene.hand.move(fingers[1], by: CGSize(width: 5, height: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 10))
    pan.setTranslation(.zero, in: nil)
    scene.hand.move(fingers[1], by: CGSize(width: 5, height: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    scene.hand.up(fingers[1])
    #expect(
      actions(scene) == ["pan action began", "pan action changed", "pan action changed", "pan action ended"])
    pan.maximumNumberOfTouches = 1
    let two = scene.hand.down([scene.point, scene.otherPoint])
    scene.hand.move(two, by: CGSize(width: 20, height: 10))
    scene.hand.up(two)
    #expect(actions(scene) == [])
    #expect(scene.faults == [])
  }

  @Test("a swipe is quick and in its direction")
  func swipe() {
    let scene = GestureScene()
    scene.add(UISwipeGestureRecognizer(), "swipe").direction = [.left, .up]
    for (distance, pause, isRecognized) in [
      (CGSize(width: -60, height: 5), 0.0, true), (CGSize(width: 0, height: -60), 0, true),
      (CGSize(width: 60, height: 0), 0, false), (CGSize(width: 0, height: 60), 0, false),
      (CGSize(width: -60, height: 0), 1, false), (CGSize(width: -30, height: 0), 0, false),
    ] {
      let finger = scene.hand.down(CGPoint(x: 150, y: 150))
      scene.hand.wait(pause)
      scene.hand.move(finger, by: distance)
      scene.hand.up(finger)
      #expect(actions(scene) == (isRecognized ? ["swipe action ended"] : []), "\(distance)")
    }
    #expect(scene.faults == [])
  }

  @Test("a pinch scales with the fingers' distance")
  func pinch() {
    let scene = GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    let fingers = scene.hand.down([scene.point, scene.otherPoint])
    scene.hand.move(fingers[1], by: CGSize(width: 40, height: 0))
    #expect(pinch.scale == 2)
    scene.hand.move(fingers[1], by: CGSize(width: 40, height: 0))
    #expect(pinch.scale == 3)
    scene.hand.up(fingers)
    #expect(actions(scene) == ["pinch action began", "pinch action changed", "pinch action ended"])
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["view began", "view ended"])
    #expect(scene.faults == [])
  }

  @Test("no recogniser leaves a timer behind")
  func timers() {
    let scene = GestureScene()
    let before = TimerList.shared.count
    scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.add(UILongPressGestureRecognizer(), "press")
    scene.add(UISwipeGestureRecognizer(), "swipe")
    let finger = scene.hand.down(scene.point)
    #expect(TimerList.shared.count == before + 3)
    scene.hand.cancel(finger)
    #expect(TimerList.shared.count == before)
    scene.hand.tap(scene.point)
    scene.hand.tap(scene.point)
    #expect(TimerList.shared.count == before)
  }
}
