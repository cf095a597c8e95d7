import AppKit
import Testing

/// A window whose content writes down what it is given.
@MainActor
final class Scene {
  let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled, backing: .buffered, defer: false)
  let view = DiaryView(frame: .zero)

  init() {
    StandinFaults.shared.clear()
    window.contentView = view
  }
}

/// A view that writes down its events.
final class DiaryView: NSView {
  var log: [String] = []
  override var acceptsFirstResponder: Bool { true }

  override func mouseDown(with event: NSEvent) { log.append("down \(event.clickCount)") }
  override func mouseDragged(with event: NSEvent) { log.append("dragged") }
  override func mouseUp(with event: NSEvent) { log.append("up") }
  override func mouseMoved(with event: NSEvent) { log.append("moved") }
  override func pressureChange(with event: NSEvent) { log.append("stage \(event.stage) \(event.pressure)") }
  override func keyDown(with event: NSEvent) { log.append("key \(event.characters ?? "")") }
}

@MainActor
struct TrackpadTests {
  @Test("measures the pressure of each stage from 0 to 1, and skips stage 1 when it is let go")
  func stages() {
    let scene = Scene()
    let trackpad = Trackpad(scene.window)
    trackpad.press([0.5, 1, 1.5, 2, 2.75])
    trackpad.release()
    #expect(
      scene.view.log == [
        "down 1", "stage 1 0.0", "stage 1 0.5", "stage 2 0.0", "stage 2 0.75", "stage 0 0.0", "up",
      ])
    #expect(StandinFaults.shared.list == [])
  }

  @Test("goes back through stage 1 when it is eased")
  func easing() {
    let scene = Scene()
    let trackpad = Trackpad(scene.window)
    trackpad.press([2.5, 1.5, 0.5])
    #expect(scene.view.log == ["down 1", "stage 2 0.5", "stage 1 0.5", "stage 0 0.5", "up"])
  }

  @Test("reports pressure before the button is down, if it is told to")
  func before() {
    let scene = Scene()
    let trackpad = Trackpad(scene.window)
    trackpad.reportsLightPressure = true
    trackpad.pressureComesFirst = true
    trackpad.press([0.25, 1.25, 1.5])
    trackpad.release()
    #expect(
      scene.view.log == ["stage 0 0.25", "stage 1 0.25", "down 1", "stage 1 0.5", "stage 0 0.0", "up"])
  }

  @Test(
    "keeps to the stages that the configuration has, and loses the second in a drag unless it is a deep drag",
    arguments: [
      (NSEvent.PressureBehavior.primaryClick, ["stage 1 0.5", "stage 1 0.75", "stage 1 0.75"]),
      (.primaryGeneric, ["stage 1 0.5", "stage 1 0.75", "stage 1 0.75"]),
      (.primaryDeepClick, ["stage 2 0.0", "stage 2 0.5", "stage 1 0.75"]),
      (.primaryDeepDrag, ["stage 2 0.0", "stage 2 0.5", "stage 2 0.5"]),
      (.primaryDefault, ["stage 2 0.0", "stage 2 0.5", "stage 1 0.75"]),
    ])
  func behaviors(behavior: NSEvent.PressureBehavior, expected: [String]) {
    let scene = Scene()
    scene.view.pressureConfiguration = NSPressureConfiguration(pressureBehavior: behavior)
    let trackpad = Trackpad(scene.window)
    trackpad.press([2, 2.5])
    trackpad.move(to: NSPoint(x: 9, y: 9))
    #expect(scene.view.log.filter { $0.hasPrefix("stage") } == expected)
    trackpad.release()
  }

  @Test("takes the configuration of a recogniser before that of its view, and the innermost before both")
  func configurations() {
    final class Reader: NSView {
      var seen: [NSEvent.PressureBehavior] = []
      override func pressureChange(with event: NSEvent) { seen.append(event.pressureBehavior) }
    }
    let scene = Scene()
    let outer = scene.view
    let inner = Reader(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    let trackpad = Trackpad(scene.window)
    func press() {
      trackpad.press(1)
      trackpad.release()
    }
    outer.pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryClick)
    press()
    inner.pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryGeneric)
    press()
    let recognizer = NSGestureRecognizer()
    recognizer.pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepDrag)
    inner.addGestureRecognizer(recognizer)
    press()
    #expect(
      inner.seen == [
        .primaryClick, .primaryClick, .primaryGeneric, .primaryGeneric, .primaryDeepDrag, .primaryDeepDrag,
      ])
  }

  @Test("tells how far the next stage is, or the one before")
  func transitions() {
    final class Reader: NSView {
      var seen: [CGFloat] = []
      override func pressureChange(with event: NSEvent) { seen.append(event.stageTransition) }
    }
    let scene = Scene()
    let reader = Reader(frame: .zero)
    scene.window.contentView = reader
    let trackpad = Trackpad(scene.window)
    trackpad.press([1.25, 1.75, 2.5, 1.5])
    #expect(reader.seen == [0.25, 0.75, 0, -0.5])
    trackpad.release()
  }

  @Test("plays an ordinary mouse, which has no pressure events and says 0 or 1")
  func mouse() {
    final class Reader: NSView {
      var seen: [String] = []
      override func mouseDown(with event: NSEvent) { seen.append("down \(event.pressure)") }
      override func mouseDragged(with event: NSEvent) { seen.append("dragged \(event.pressure)") }
      override func mouseUp(with event: NSEvent) { seen.append("up \(event.pressure)") }
      override func pressureChange(with event: NSEvent) { seen.append("pressure") }
    }
    let scene = Scene()
    let reader = Reader(frame: .zero)
    scene.window.contentView = reader
    let mouse = Trackpad(scene.window, device: .mouse)
    mouse.press([0.5, 1, 2.5])
    mouse.move(to: NSPoint(x: 5, y: 5))
    mouse.release()
    #expect(reader.seen == ["down 1.0", "dragged 1.0", "up 0.0"])
  }

  @Test("counts clicks that follow each other in time and place")
  func clicks() {
    let scene = Scene()
    let mouse = Trackpad(scene.window, device: .mouse)
    mouse.click()
    mouse.click()
    StandinClock.shared.advance(by: 1)
    mouse.click()
    mouse.move(to: NSPoint(x: 50, y: 50))
    mouse.click()
    #expect(scene.view.log.filter { $0.hasPrefix("down") } == ["down 1", "down 2", "down 1", "down 1"])
  }

  @Test("keeps the view of the mouse-down for the whole drag, and moves the pointer elsewhere")
  func target() {
    let scene = Scene()
    let inner = DiaryView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(inner)
    let mouse = Trackpad(scene.window, device: .mouse)
    mouse.press(1)
    mouse.move(to: NSPoint(x: 100, y: 50))
    mouse.release()
    mouse.move(to: NSPoint(x: 101, y: 50))
    #expect(inner.log == ["down 1", "dragged", "up"])
    #expect(scene.view.log == ["moved"])
  }

  @Test("has its events seen, changed or kept by monitors first")
  func monitors() {
    let scene = Scene()
    var seen: [NSEvent.EventType] = []
    let monitor = NSEvent.addLocalMonitorForEvents(matching: [.pressure, .leftMouseUp]) { event in
      seen.append(event.type)
      return event.type == .pressure ? nil : event
    }
    let trackpad = Trackpad(scene.window)
    trackpad.click()
    if let monitor { NSEvent.removeMonitor(monitor) }
    trackpad.press(1)
    trackpad.release()
    #expect(seen == [.pressure, .pressure, .leftMouseUp])
    #expect(scene.view.log == ["down 1", "up", "down 2", "stage 1 0.0", "stage 0 0.0", "up"])
  }
}
