import Testing
import UIKit

/// A scroll view and what lies in it.
@MainActor
struct ViewScrollTests {
  private let scene = GestureScene()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let content: LogView

  init() {
    content = LogView("content", CGRect(x: 0, y: 0, width: 200, height: 600), scene.journal)
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    scene.window.addSubview(scrollView)
  }

  private let point = CGPoint(x: 100, y: 150)

  @Test("content gets a touch after a moment, or at the lift")
  func delay() {
    let finger = scene.hand.down(point)
    #expect(scene.journal.take() == [])
    scene.hand.wait(0.2)
    #expect(scene.journal.take() == ["content began"])
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["content ended"])
    scene.hand.tap(point)
    #expect(scene.journal.take() == ["content began", "content ended"])
    scrollView.delaysContentTouches = false
    scene.hand.wait(1)
    scene.hand.cancel(scene.hand.down(point))
    #expect(scene.journal.take() == ["content began", "content cancelled"])
  }

  @Test("a quick drag scrolls, and content never hears of it")
  func quickDrag() {
    let finger = scene.hand.down(point)
    scene.hand.move(finger, by: CGSize(width: 0, height: -30))
    #expect(scrollView.isDragging)
    scene.hand.move(finger, by: CGSize(width: 0, height: -20))
    scene.hand.up(finger)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    #expect(!scrollView.isDragging)
    #expect(scene.journal.take() == [])
    #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -50))
  }

  @Test("a drag after a moment takes the touch away from content, unless that isn't allowed", arguments: [true, false])
  func lateDrag(_ canCancel: Bool) {
    scrollView.canCancelContentTouches = canCancel
    let finger = scene.hand.down(point)
    scene.hand.wait(0.2)
    scene.hand.move(finger, by: CGSize(width: 0, height: -30))
    scene.hand.up(finger)
    let kept = ["content began", "content moved", "content ended"]
    #expect(scene.journal.take() == (canCancel ? ["content began", "content cancelled"] : kept))
    #expect(scrollView.contentOffset.y == (canCancel ? 30 : 0))
  }

  @Test("a drag that starts on a control, after a moment, is the control's")
  func control() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    content.addSubview(button)
    let finger = scene.hand.down(point)
    scene.hand.wait(0.2)
    #expect(button.isTracking)
    scene.hand.move(finger, by: CGSize(width: 0, height: -30))
    #expect(button.isTracking)
    #expect(scrollView.contentOffset == .zero)
    scene.hand.up(finger)
  }

  @Test("a scroll ends at the content's ends, and not at all when it is off")
  func ends() {
    func drag(_ distance: CGFloat) -> CGFloat {
      let finger = scene.hand.down(point)
      scene.hand.move(finger, by: CGSize(width: 0, height: distance))
      scene.hand.up(finger)
      return scrollView.contentOffset.y
    }
    #expect([drag(-1_000), drag(2_000)] == [400, 0])
    scrollView.isScrollEnabled = false
    #expect(drag(-50) == 0)
  }

  @Test("while it is dragged, timers fire in the common modes only")
  func modes() {
    let journal = scene.journal
    for (mode, name) in [(RunLoop.Mode.common, "common"), (.default, "default")] {
      let timer = Timer(timeInterval: 0.5, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note(name) }
      }
      RunLoop.main.add(timer, forMode: mode)
    }
    let finger = scene.hand.down(point)
    scene.hand.move(finger, by: CGSize(width: 0, height: -30))
    scene.hand.wait(1)
    #expect(scene.journal.take() == ["common"])
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["default"])
  }
}
