import Testing
import UIKit

/// Nothing here keeps what a test let go, in the middle of a gesture neither.
@MainActor
struct GestureLifetimeTests {
  @Test("a scene goes when nobody holds it, whatever its fingers do", arguments: GestureReading.all)
  func scene(_ reading: GestureReading) {
    for step in 0..<5 {
      weak var window: UIWindow?
      weak var view: UIView?
      weak var recognizer: UIGestureRecognizer?
      do {
        let scene = GestureScene(reading)
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        scene.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
        (window, view, recognizer) = (scene.window, scene.view, pan)
        let finger = scene.hand.down(scene.point)
        let beside = scene.hand.down(CGPoint(x: 350, y: 700))
        if step > 0 { scene.hand.move(finger, by: CGSize(width: 20, height: 0)) }
        if step > 1 { scene.view.removeFromSuperview() }
        if step > 2 { scene.hand.up(finger) }
        if step > 3 { scene.hand.cancel(beside) }
      }
      StandinClock.shared.advance(by: 2)
      #expect(window == nil, "step \(step)")
      #expect(view == nil, "step \(step)")
      #expect(recognizer == nil, "step \(step)")
    }
  }

  @Test("a view that was taken away goes once its finger has lifted", arguments: GestureReading.all)
  func removedView(_ reading: GestureReading) {
    let scene = GestureScene(reading)
    weak var weakView: UIView?
    do {
      let other = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
      scene.window.addSubview(other)
      weakView = other
    }
    do {
      let finger = scene.hand.down(CGPoint(x: 50, y: 450))
      weakView?.removeFromSuperview()
      scene.hand.wait(0.1)
      // Cancelled touches are over, so nobody needs their view.
      #expect((weakView == nil) == (reading.removedView == .cancelsTouches))
      scene.hand.up(finger)
    }
    #expect(weakView == nil)
  }
}
