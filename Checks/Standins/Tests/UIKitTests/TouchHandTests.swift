import Testing
import UIKit

/// What a hand plays, as recognisers and views find it.
@MainActor
struct TouchHandTests {
  @Test("each step takes one frame, and the touch says when it was read")
  func time() {
    let scene = GestureScene()
    let start = StandinClock.shared.now
    let finger = scene.hand.down(scene.point)
    scene.hand.move(finger)
    #expect(abs(finger.timestamp - start - 2.0 / 60) < 1e-6)
    #expect(StandinClock.shared.now == finger.timestamp)
    scene.hand.wait(1)
    #expect(abs(StandinClock.shared.now - start - 1 - 2.0 / 60) < 1e-6)
  }

  @Test("coalesced touches hold what came between, and the last repeats the touch")
  func coalesced() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    var readings: [UITouch] = []
    recognizer.moved = { readings = $0.lastEvent.coalescedTouches(for: $0.lastTouches[0]) ?? [] }
    let finger = scene.hand.down(scene.point, force: 1)
    let poses = [
      Hand.Pose(point: CGPoint(x: 51, y: 50), force: 2), Hand.Pose(point: CGPoint(x: 52, y: 50), force: 5),
      Hand.Pose(point: CGPoint(x: 53, y: 50), force: 3),
    ]
    scene.hand.move(finger, through: poses)
    #expect(readings.map(\.force) == [2, 5, 3])
    #expect(readings.map { $0.location(in: nil).x } == [51, 52, 53])
    #expect(readings.map(\.timestamp) == readings.map(\.timestamp).sorted())
    #expect(readings.last?.timestamp == finger.timestamp)
    #expect(!readings.contains(finger))
    #expect(finger.previousLocation(in: nil) == scene.point)
    scene.hand.move(finger)
    #expect(readings.map(\.force) == [3])
  }

  @Test("a force never exceeds what the tip can report, and a plain finger reports none")
  func maximum() {
    let scene = GestureScene()
    let finger = scene.hand.down(scene.point, force: 9)
    #expect(finger.force == 20.0 / 3)
    #expect(finger.maximumPossibleForce == 20.0 / 3)
    let plain = scene.hand.down(scene.otherPoint, force: 9, .plainFinger)
    #expect(plain.force == 0)
    #expect(plain.maximumPossibleForce == 0)
  }

  @Test("a force that changes without a movement is a move")
  func forceOnly() {
    let scene = GestureScene()
    let finger = scene.hand.down(scene.point, force: 1)
    scene.hand.move(finger, force: 4)
    #expect(finger.phase == .moved)
    #expect(finger.location(in: nil) == finger.previousLocation(in: nil))
    #expect(scene.journal.take() == ["view began", "view moved"])
  }

  @Test("touches that nothing happens to are stationary, and leave the event once they have lifted")
  func stationary() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    let first = scene.hand.down(scene.point)
    let second = scene.hand.down(scene.otherPoint)
    #expect(first.phase == .stationary)
    #expect(recognizer.lastEvent.allTouches == [first, second])
    #expect(recognizer.lastEvent.touches(for: scene.view) == [first, second])
    #expect(recognizer.lastEvent.touches(for: recognizer) == [first, second])
    scene.hand.up(first)
    scene.hand.move(second)
    #expect(recognizer.lastEvent.allTouches == [second])
    #expect(recognizer.lastEvent.touches(for: scene.window) == [second])
  }

  @Test("taps in quick succession at one place are counted")
  func tapCount() {
    let scene = GestureScene()
    let counts = [scene.hand.tap(scene.point), scene.hand.tap(scene.point)].map(\.tapCount)
    scene.hand.wait(1)
    let later = scene.hand.tap(scene.point).tapCount
    let elsewhere = scene.hand.tap(CGPoint(x: 250, y: 250)).tapCount
    #expect(counts + [later, elsewhere] == [1, 2, 1, 1])
  }

  @Test("a pencil tells its slope, and what of its reading is an estimate")
  func pencil() {
    let scene = GestureScene()
    let pencil = scene.hand.down(scene.point, force: 1, .pencil, altitude: 0.5, estimates: [.force, .azimuth])
    #expect(pencil.type == .pencil)
    #expect(pencil.altitudeAngle == 0.5)
    #expect(pencil.estimatedProperties == [.force, .azimuth])
    #expect(pencil.estimationUpdateIndex == 0)
    scene.hand.move(pencil, force: 2)
    #expect(pencil.estimatedProperties == [])
    #expect(pencil.estimationUpdateIndex == nil)
  }

  @Test("timers that fall due between two steps fire before the second")
  func timersBetween() {
    let scene = GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0.01
    let finger = scene.hand.down(scene.point)
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["view began", "view cancelled", "press action began", "press action ended"])
  }

  @Test("a timer due at once fires after the actions of the step")
  func timersAtOnce() {
    let scene = GestureScene()
    let recognizer = scene.script("script")
    recognizer.journal = nil
    recognizer.began = { recognizer in
      recognizer.state = .began
      let timer = Timer(timeInterval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { recognizer.state = .ended }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    _ = scene.hand.down(scene.point)
    #expect(scene.journal.take() == ["script action began", "script action ended"])
    #expect(scene.faults == [])
  }

  @Test("a touch that was cancelled under the hand goes on no more")
  func cancelledUnderTheHand() {
    let scene = GestureScene()
    let finger = scene.hand.down(scene.point)
    scene.hand.cancel(finger)
    scene.hand.move(finger)
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["view began", "view cancelled"])
  }

  @Test("a squeeze and a tap of the pencil reach the interaction's delegate")
  func squeeze() {
    let scene = GestureScene()
    let delegate = SqueezeDelegate()
    let interaction = UIPencilInteraction(delegate: delegate)
    interaction.squeeze(.began)
    scene.view.addInteraction(interaction)
    #expect(interaction.view === scene.view)
    interaction.squeeze(.began, at: scene.point)
    interaction.squeeze(.ended)
    interaction.tap()
    scene.view.removeInteraction(interaction)
    interaction.squeeze(.began)
    #expect(delegate.entries == ["began (50.0, 50.0)", "ended nowhere", "tap"])
    #expect(interaction.view == nil)
  }
}

private final class SqueezeDelegate: NSObject, UIPencilInteractionDelegate {
  var entries: [String] = []

  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
    let place = squeeze.hoverPose.map { "(\($0.location.x), \($0.location.y))" } ?? "nowhere"
    entries.append("\(squeeze.phase) \(place)")
  }

  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
    entries.append("tap")
  }
}
