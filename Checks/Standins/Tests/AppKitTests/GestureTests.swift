import AppKit
import Testing

/// A target that writes down the states.
@MainActor
final class States: NSObject, SelectorPerforming {
  var log: [String] = []

  func perform(_ selector: Selector, with sender: Any?) {
    guard let recognizer = sender as? NSGestureRecognizer else { return }
    log.append("\(selector.name) \(recognizer.state)")
  }
}

/// Begins at stage 2, and ends when that is over.
private final class ForceClick: NSGestureRecognizer {
  var resets = 0

  override func pressureChange(with event: NSEvent) {
    switch (state, event.stage) {
    case (.possible, 2): state = .began
    case (.began, 2), (.changed, 2): state = .changed
    case (.began, _), (.changed, _): state = .ended
    default: break
    }
  }

  override func mouseUp(with event: NSEvent) {
    if state == .possible { state = .failed }
  }

  override func reset() {
    resets += 1
  }
}

private final class Delegate: NSGestureRecognizerDelegate {
  var isSimultaneous = false
  var mayBegin = true
  var mayAttempt = true
  weak var first: NSGestureRecognizer?

  func gestureRecognizer(_ recognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent) -> Bool {
    mayAttempt
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ recognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith other: NSGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(_ recognizer: NSGestureRecognizer, shouldRequireFailureOf other: NSGestureRecognizer) -> Bool {
    other === first
  }
}

@MainActor
struct GestureTests {
  private let states = States()

  private func forceClick(in scene: Scene) -> ForceClick {
    let recognizer = ForceClick(target: states, action: "force")
    scene.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("sees each event before the view, which gets nothing more once it is recognised")
  func sequence() {
    let scene = Scene()
    let recognizer = forceClick(in: scene)
    let trackpad = Trackpad(scene.window)
    trackpad.press([1, 2, 2.5])
    trackpad.release()
    #expect(states.log == ["force began", "force changed", "force ended"])
    #expect(scene.view.log == ["down 1", "stage 1 0.0"])
    #expect(recognizer.state == .possible)
    #expect(recognizer.resets == 1)
    trackpad.press(1)
    trackpad.release()
    #expect(scene.view.log.suffix(4) == ["down 2", "stage 1 0.0", "stage 0 0.0", "up"])
    #expect(recognizer.resets == 2)
    #expect(StandinFaults.shared.list == [])
  }

  @Test("sends its action on the next turn of the run loop, not at once")
  func deferred() {
    let scene = Scene()
    let recognizer = forceClick(in: scene)
    var parts = NSEvent.Parts()
    parts.stage = 2
    scene.window.sendEvent(NSEvent(.leftMouseDown, at: .zero, in: scene.window, time: 0))
    scene.window.sendEvent(NSEvent(.pressure, at: .zero, in: scene.window, time: 0, parts: parts))
    #expect(recognizer.state == .began)
    #expect(states.log == [])
    StandinClock.shared.turn()
    #expect(states.log == ["force began"])
    recognizer.isEnabled = false
    StandinClock.shared.turn()
    #expect(states.log == ["force began", "force cancelled"])
    #expect(recognizer.state == .possible)
  }

  @Test("holds back the button's events while it is undecided, and lets all of them go when it fails")
  func delays() {
    let scene = Scene()
    let recognizer = forceClick(in: scene)
    recognizer.delaysPrimaryMouseButtonEvents = true
    let mouse = Trackpad(scene.window, device: .mouse)
    mouse.press(1)
    mouse.move(to: NSPoint(x: 1, y: 1))
    #expect(scene.view.log == [])
    mouse.release()
    #expect(scene.view.log == ["down 1", "dragged", "up"])
  }

  @Test("hears of no drag and no mouse-up that a control's own loop takes, but of the next press")
  func loop() {
    final class Diary: NSGestureRecognizer {
      var log: [String] = []
      override func mouseDown(with event: NSEvent) { log.append("down \(NSEvent.pressedMouseButtons & 1)") }
      override func mouseDragged(with event: NSEvent) { log.append("dragged") }
      override func mouseUp(with event: NSEvent) { log.append("up \(NSEvent.pressedMouseButtons & 1)") }
    }
    let scene = Scene()
    let slider = NSSlider(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    slider.tracksInLoop = true
    scene.view.addSubview(slider)
    let diary = Diary(target: nil, action: nil)
    slider.addGestureRecognizer(diary)
    let mouse = Trackpad(scene.window, device: .mouse)
    for _ in 0..<2 {
      mouse.move(to: NSPoint(x: 25, y: 50))
      mouse.press(1)
      mouse.move(to: NSPoint(x: 75, y: 50))
      #expect(NSEvent.pressedMouseButtons & 1 == 1)
      mouse.release()
      #expect(NSEvent.pressedMouseButtons & 1 == 0)
    }
    #expect(diary.log == ["down 1", "down 1"])
    #expect(slider.doubleValue == 0.75)
    slider.tracksInLoop = false
    mouse.press(1)
    mouse.release()
    #expect(diary.log == ["down 1", "down 1", "down 1", "up 0"])
  }

  @Test("excludes another, unless either delegate lets both go on", arguments: [false, true])
  func exclusivity(isSimultaneous: Bool) {
    let scene = Scene()
    let delegate = Delegate()
    delegate.isSimultaneous = isSimultaneous
    _ = forceClick(in: scene)
    let pan = NSPanGestureRecognizer(target: states, action: "pan")
    pan.delegate = delegate
    scene.view.addGestureRecognizer(pan)
    scene.view.pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepDrag)
    let trackpad = Trackpad(scene.window)
    trackpad.press([1, 2])
    trackpad.move(to: NSPoint(x: 20, y: 0))
    trackpad.release()
    let alone = ["force began", "force changed", "force ended"]
    let both = ["force began", "force changed", "pan began", "force ended", "pan ended"]
    #expect(states.log.sorted() == (isSimultaneous ? both : alone).sorted())
  }

  @Test(
    "waits for the failure that it requires, and fails if the other recognises, though both might go on",
    arguments: [false, true])
  func requirement(isSimultaneous: Bool) {
    let scene = Scene()
    let delegate = Delegate()
    delegate.isSimultaneous = isSimultaneous
    let force = forceClick(in: scene)
    let click = NSClickGestureRecognizer(target: states, action: "click")
    click.delegate = delegate
    delegate.first = force
    scene.view.gestureRecognizers = [click, force]
    let trackpad = Trackpad(scene.window)
    trackpad.click()
    #expect(states.log == ["click ended"])
    states.log = []
    trackpad.press([1, 2])
    trackpad.release()
    #expect(states.log == ["force began", "force ended"])
  }

  @Test("fails while it waits, if the other that is to fail recognises", arguments: [false, true])
  func requirementWhileWaiting(isSimultaneous: Bool) {
    let scene = Scene()
    let delegate = Delegate()
    delegate.isSimultaneous = isSimultaneous
    let double = NSClickGestureRecognizer(target: states, action: "double")
    double.numberOfClicksRequired = 2
    let single = NSClickGestureRecognizer(target: states, action: "single")
    single.delegate = delegate
    delegate.first = double
    scene.view.gestureRecognizers = [single, double]
    let mouse = Trackpad(scene.window, device: .mouse)
    mouse.click()
    mouse.click()
    StandinClock.shared.advance(by: 1)
    #expect(states.log == ["double ended"])
    mouse.click()
    StandinClock.shared.advance(by: 1)
    #expect(states.log == ["double ended", "single ended"])
    #expect(TimerList.shared.count == 0)
  }

  @Test("asks its delegate before it sees an event, and before it begins")
  func delegate() {
    let scene = Scene()
    let delegate = Delegate()
    let recognizer = forceClick(in: scene)
    recognizer.delegate = delegate
    let trackpad = Trackpad(scene.window)
    delegate.mayBegin = false
    trackpad.press([1, 2])
    trackpad.release()
    delegate.mayBegin = true
    delegate.mayAttempt = false
    trackpad.press([1, 2])
    trackpad.release()
    #expect(states.log == [])
    delegate.mayAttempt = true
    trackpad.press([1, 2])
    trackpad.release()
    #expect(states.log == ["force began", "force ended"])
  }

  @Test("records transitions that the machine doesn't have")
  func faults() {
    let scene = Scene()
    let recognizer = forceClick(in: scene)
    recognizer.state = .cancelled
    StandinClock.shared.turn()
    scene.window.sendEvent(NSEvent(.leftMouseDown, at: .zero, in: scene.window, time: 0))
    recognizer.state = .began
    recognizer.state = .began
    recognizer.state = .ended
    recognizer.state = .changed
    StandinClock.shared.turn()
    #expect(
      StandinFaults.shared.list == [
        "ForceClick was cancelled before it began", "ForceClick went from began to began",
        "ForceClick went from ended to changed",
      ])
    #expect(states.log == ["force ended"])
    StandinFaults.shared.clear()
  }

  @Test("recognises clicks, double clicks in time, presses and drags")
  func builtIn() {
    let scene = Scene()
    let double = NSClickGestureRecognizer(target: states, action: "double")
    double.numberOfClicksRequired = 2
    let press = NSPressGestureRecognizer(target: states, action: "press")
    let pan = NSPanGestureRecognizer(target: states, action: "pan")
    scene.view.gestureRecognizers = [double, press, pan]
    let mouse = Trackpad(scene.window, device: .mouse)
    mouse.click()
    mouse.click()
    #expect(states.log == ["double ended"])
    states.log = []
    mouse.click()
    StandinClock.shared.advance(by: 1)
    mouse.click()
    StandinClock.shared.advance(by: 1)
    #expect(states.log == [])
    mouse.press(1)
    StandinClock.shared.advance(by: 1)
    mouse.move(to: NSPoint(x: 30, y: 0))
    mouse.release()
    #expect(states.log == ["press began", "press changed", "press ended"])
    states.log = []
    mouse.press(1)
    mouse.move(to: NSPoint(x: 60, y: 0))
    #expect(pan.translation(in: scene.view) == NSPoint(x: 30, y: 0))
    mouse.release()
    StandinClock.shared.advance(by: 1)
    #expect(states.log == ["pan began", "pan ended"])
    #expect(TimerList.shared.count == 0)
  }

  @Test("is cancelled when its view leaves the window")
  func removal() {
    let scene = Scene()
    let child = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(child)
    let recognizer = ForceClick(target: states, action: "force")
    child.addGestureRecognizer(recognizer)
    let trackpad = Trackpad(scene.window)
    trackpad.press([1, 2])
    child.removeFromSuperview()
    StandinClock.shared.turn()
    trackpad.press(2.5)
    trackpad.release()
    #expect(states.log == ["force began", "force cancelled"])
  }
}
