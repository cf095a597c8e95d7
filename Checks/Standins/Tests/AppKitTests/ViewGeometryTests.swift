import AppKit
import Testing

private final class Flipped: NSView {
  override var isFlipped: Bool { true }
}

@MainActor
struct ViewGeometryTests {
  @Test("converts to the window, where y grows upwards, from views that are flipped and views that aren't")
  func conversion() {
    let scene = Scene()
    let flipped = Flipped(frame: NSRect(x: 10, y: 20, width: 100, height: 50))
    let inFlipped = NSView(frame: NSRect(x: 5, y: 5, width: 20, height: 10))
    let both = Flipped(frame: NSRect(x: 5, y: 5, width: 20, height: 10))
    scene.view.addSubview(flipped)
    flipped.addSubview(inFlipped)
    flipped.addSubview(both)
    #expect(scene.view.convert(NSPoint(x: 1, y: 2), to: nil) == NSPoint(x: 1, y: 2))
    #expect(flipped.convert(NSPoint(x: 0, y: 0), to: nil) == NSPoint(x: 10, y: 70))
    #expect(inFlipped.convert(NSPoint(x: 0, y: 0), to: flipped) == NSPoint(x: 5, y: 15))
    #expect(inFlipped.convert(NSPoint(x: 0, y: 0), to: nil) == NSPoint(x: 15, y: 55))
    #expect(both.convert(NSPoint(x: 0, y: 0), to: nil) == NSPoint(x: 15, y: 65))
    #expect(flipped.convert(NSPoint(x: 15, y: 65), from: nil) == NSPoint(x: 5, y: 5))
    #expect(
      flipped.convert(NSRect(x: 0, y: 0, width: 10, height: 10), to: nil)
        == NSRect(x: 10, y: 60, width: 10, height: 10))
    #expect(scene.view.hitTest(NSPoint(x: 16, y: 64)) === both)
  }

  @Test("moves its content with the origin of its bounds")
  func scrolled() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = NSPoint(x: 100, y: 200)
    #expect(view.convert(NSPoint(x: 101, y: 202), to: nil) == NSPoint(x: 1, y: 2))
    #expect(view.frame == NSRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("hands layers down, keeps them in step with the views, and doesn't animate them")
  func layers() {
    let scene = Scene()
    let child = NSView(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
    scene.view.wantsLayer = true
    scene.view.addSubview(child)
    #expect(child.layer?.superlayer === scene.view.layer)
    StandinClock.shared.turn()
    child.frame = NSRect(x: 5, y: 6, width: 7, height: 8)
    #expect(child.layer?.frame == child.frame)
    #expect(child.layer?.animationKeys() == nil)
    child.removeFromSuperview()
    #expect(scene.view.layer?.sublayers == nil)
  }

  @Test("is told when it enters and leaves a window, with everything below it")
  func windows() {
    final class Told: NSView {
      var log: [Bool] = []
      override func viewDidMoveToWindow() { log.append(window != nil) }
    }
    let scene = Scene()
    let (outer, inner) = (Told(frame: .zero), Told(frame: .zero))
    outer.addSubview(inner)
    scene.view.addSubview(outer)
    outer.removeFromSuperview()
    #expect(outer.log == [true, false])
    #expect(inner.log == [true, false])
  }

  @Test("is in the window as a part of the content that every window has")
  func content() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 20, height: 10), styleMask: .titled, backing: .buffered, defer: false)
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 5, height: 5))
    window.contentView?.addSubview(view)
    #expect(view.window === window)
    #expect(window.contentView?.bounds.size == NSSize(width: 20, height: 10))
    #expect(view.nextResponder?.nextResponder === window)
  }

  @Test("has its controller after it among the responders, and is hidden with what it lies in")
  func controller() {
    let scene = Scene()
    let controller = NSViewController()
    let view = controller.view
    #expect(view.nextResponder === controller && controller.nextResponder == nil)
    scene.view.addSubview(view)
    #expect(view.nextResponder === controller && controller.nextResponder === scene.view)
    scene.view.isHidden = true
    #expect(!view.isHidden && view.isHiddenOrHasHiddenAncestor)
    view.removeFromSuperview()
    #expect(view.nextResponder === controller && controller.nextResponder == nil && !view.isHiddenOrHasHiddenAncestor)
    scene.window.contentViewController = controller
    #expect(view.nextResponder === controller && controller.nextResponder === scene.window)
  }

  @Test("sends a button's action from inside only, and a slider's value as it goes")
  func controls() {
    final class Target: NSObject, SelectorPerforming {
      var log: [String] = []
      func perform(_ selector: Selector, with sender: Any?) {
        log.append("\(selector.name) \((sender as? NSControl)?.doubleValue ?? -1)")
      }
    }
    let scene = Scene()
    let target = Target()
    let button = NSButton(title: "Press", target: target, action: "press")
    button.frame = NSRect(x: 0, y: 0, width: 20, height: 20)
    let slider = NSSlider(frame: NSRect(x: 0, y: 50, width: 100, height: 20))
    (slider.target, slider.action) = (target, "slide")
    scene.view.subviews = [button, slider]
    let mouse = Trackpad(scene.window, device: .mouse)
    mouse.move(to: NSPoint(x: 5, y: 5))
    mouse.click()
    mouse.press(1)
    mouse.move(to: NSPoint(x: 90, y: 5))
    mouse.release()
    #expect(target.log == ["press 0.0"])
    target.log = []
    mouse.move(to: NSPoint(x: 25, y: 60))
    mouse.press(1)
    mouse.move(to: NSPoint(x: 75, y: 60))
    mouse.move(to: NSPoint(x: 175, y: 60))
    mouse.release()
    #expect(target.log == ["slide 0.25", "slide 0.75", "slide 1.0"])
  }
}
