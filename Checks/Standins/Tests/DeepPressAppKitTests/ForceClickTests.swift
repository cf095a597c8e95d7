import AppKit
import DeepPressAppKit
import Foundation
import Testing

/// What a Force Touch trackpad and a mouse do to the recogniser. The trackpad clicks at a force of 1 and force-clicks at 2.
@MainActor
struct ForceClickTests {
  @Test("the system's force click is the default, wherever its pressure comes in", arguments: [false, true])
  func forceClick(pressureComesFirst: Bool) {
    let desk = PressDesk()
    let recognizer = desk.addDeepPress()
    let hand = desk.hand()
    hand.pressureComesFirst = pressureComesFirst
    hand.reportsLightPressure = true
    hand.press([0.4, 1.1, 1.6, 1.999])
    #expect(desk.take() == [])
    #expect(recognizer.systemStage == 1)
    #expect(abs((recognizer.pressure ?? 0) - 0.999) < 1e-6)
    hand.press(2.2)
    #expect(desk.take() == ["began 1"])
    #expect(recognizer.systemStage == 2)
    #expect(abs((recognizer.pressure ?? 0) - 0.2) < 1e-6)
    #expect(abs((recognizer.force ?? 0) - 0.6) < 1e-6)
    hand.press(2.6)
    hand.press(1.5)
    #expect(desk.take() == ["changed 1", "ended 0"])
    hand.release()
    #expect(desk.take() == [])
    #expect(recognizer.pressure == nil && recognizer.systemStage == 0)
    #expect(recognizer.capability == .available(.arbitrary))
    #expect(StandinFaults.shared.list == [])
  }

  @Test("stage 2 may fall to 0 without stage 1")
  func abruptRelease() {
    let desk = PressDesk()
    desk.addDeepPress()
    let hand = desk.hand()
    hand.press([1.2, 2.5])
    hand.release()
    #expect(desk.take() == ["began 1", "ended 0"])
  }

  @Test("a click pressed to the brim is no force click")
  func brim() {
    let desk = PressDesk()
    desk.addDeepPress()
    let hand = desk.hand()
    hand.press([1.2, 1.999999])
    hand.release()
    #expect(desk.take() == [])
  }

  @Test("stages are never added: pressure within a stage is only comparable there")
  func stagesAreNotAdded() {
    let desk = PressDesk()
    let recognizer = desk.addDeepPress(threshold: 0.9)
    let hand = desk.hand()
    // Added up over the stages, these would be far above the threshold.
    hand.press([1.9, 1.95, 2.1, 2.3])
    #expect(desk.take() == [])
    #expect(abs((recognizer.force ?? 0) - 0.65) < 1e-6)
    hand.press(2.9)
    #expect(desk.take() == ["began 1"])
    hand.release()
  }

  @Test("dragging loses stage 2 with one behaviour and keeps it with the other")
  func dragging() {
    for (behavior, dragged, released) in [
      (NSEvent.PressureBehavior.primaryDeepClick, ["ended 0"], []),
      (.primaryDeepDrag, ["changed 1", "changed 1"], ["ended 0"]),
    ] as [(NSEvent.PressureBehavior, [String], [String])] {
      let desk = PressDesk()
      let recognizer = desk.addDeepPress()
      #expect(recognizer.pressureConfiguration.pressureBehavior == .primaryDeepClick)
      recognizer.pressureConfiguration = NSPressureConfiguration(pressureBehavior: behavior)
      let hand = desk.hand()
      hand.press([1.2, 2.5])
      #expect(desk.take() == ["began 1"])
      hand.move(to: NSPoint(x: 170, y: 150))
      hand.press(2.3)
      #expect(desk.take() == dragged)
      hand.release()
      #expect(desk.take() == released)
    }
  }

  @Test("a mouse is held instead, except on what is held for its own sake")
  func mouse() {
    let held: [NSView] = [
      NSSlider(frame: .zero), NSStepper(frame: .zero), NSText(frame: .zero), NSTextView(frame: .zero),
      NSTextField(frame: .zero), NSPopUpButton(frame: .zero),
    ]
    let others = [NSView(frame: .zero), NSControl(frame: .zero), NSButton(frame: .zero)]
    for (view, expected) in held.map({ ($0, []) }) + others.map({ ($0, ["began 1", "ended 0"]) }) {
      let desk = PressDesk(view)
      let recognizer = desk.addDeepPress()
      var isSimulated: Bool?
      recognizer.onDeepPress = { isSimulated = $0.isSimulated }
      let hand = desk.hand(.mouse)
      hand.press(1)
      StandinClock.shared.advance(by: 0.6)
      hand.release()
      #expect(desk.take() == expected, "\(type(of: view))")
      #expect(isSimulated == (expected.isEmpty ? nil : true))
      #expect(recognizer.pressure == nil)
    }
  }

  @Test("a short click of a mouse is none, and after a trackpad's press a mouse is still held")
  func mixed() {
    let desk = PressDesk()
    desk.addDeepPress()
    let pad = desk.hand()
    pad.reportsLightPressure = true
    pad.press([0.5, 1.2, 2.5, 1.2])
    pad.release()
    pad.press(0.3)
    pad.press(0)
    #expect(desk.take() == ["began 1", "ended 0"])
    let mouse = desk.hand(.mouse)
    mouse.click()
    #expect(desk.take() == [])
    mouse.press(1)
    StandinClock.shared.advance(by: 0.6)
    mouse.release()
    #expect(desk.take() == ["began 1", "ended 0"])
  }

  @Test("a trackpad that is held lightly isn't pressed")
  func heldTrackpad() {
    let desk = PressDesk()
    desk.addDeepPress()
    let hand = desk.hand()
    hand.press([1.1, 1.3])
    StandinClock.shared.advance(by: 2)
    hand.release()
    #expect(desk.take() == [])
  }

  @Test("disabled or out of its window in mid-press it is cancelled once, and works again")
  func withdrawn() {
    let desk = PressDesk()
    let recognizer = desk.addDeepPress()
    let hand = desk.hand()
    hand.press([1.2, 2.5])
    recognizer.isEnabled = false
    hand.press(2.6)
    hand.release()
    #expect(desk.take() == ["began 1", "cancelled 1"])
    recognizer.isEnabled = true
    let mouse = desk.hand(.mouse)
    mouse.press(1)
    desk.view.removeFromSuperview()
    StandinClock.shared.advance(by: 1)
    mouse.release()
    #expect(desk.take() == [])
    desk.window.contentView?.addSubview(desk.view)
    hand.press([1.2, 2.5])
    hand.release()
    #expect(desk.take() == ["began 1", "ended 0"])
  }

  @Test("one recogniser serves 300 presses, each as the first")
  func reuse() {
    let desk = PressDesk()
    desk.addDeepPress()
    let hand = desk.hand()
    for round in 0..<300 {
      let isDeep = round % 3 != 0
      hand.press([1.2, isDeep ? 2.4 : 1.5])
      hand.release()
      #expect(desk.take() == (isDeep ? ["began 1", "ended 0"] : []), "press \(round)")
    }
    #expect(StandinFaults.shared.list == [])
  }

  @Test("a button still clicks on a click, and a force click takes the click over")
  func button() {
    var clicks = 0
    let listener = StandinListener { _ in clicks += 1 }
    let button = NSButton(frame: .zero)
    button.target = listener
    button.action = "clicked:"
    let desk = PressDesk(button)
    desk.addDeepPress()
    let hand = desk.hand()
    hand.press([1.2, 1.4])
    hand.release()
    #expect(clicks == 1)
    #expect(desk.take() == [])
    hand.press([1.2, 2.4])
    hand.release()
    #expect(clicks == 1)
    #expect(desk.take() == ["began 1", "ended 0"])
  }

  @Test("a click whose end a control's own loop takes away is no hold")
  func swallowedClick() {
    for isOnControl in [true, false] {
      let button = NSButton(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
      button.tracksInLoop = true
      let desk = isOnControl ? PressDesk(button) : PressDesk()
      if !isOnControl { desk.view.addSubview(button) }
      let recognizer = desk.addDeepPress()
      recognizer.delaysPrimaryMouseButtonEvents = false
      let mouse = desk.hand(.mouse)
      mouse.press(1)
      StandinClock.shared.advance(by: 0.2)
      mouse.release()
      StandinClock.shared.advance(by: 1)
      #expect(desk.take() == [], "on the control: \(isOnControl)")
    }
  }

  @Test("a hold whose end a control's own loop takes away ends all the same, and the next press is recognised")
  func swallowedHold() {
    let button = NSButton(frame: .zero)
    button.tracksInLoop = true
    let desk = PressDesk(button)
    desk.addDeepPress().delaysPrimaryMouseButtonEvents = false
    let mouse = desk.hand(.mouse)
    mouse.press(1)
    StandinClock.shared.advance(by: 0.6)
    mouse.release()
    StandinClock.shared.advance(by: 1)
    #expect(desk.take() == ["began 1", "cancelled 0"])
    let pad = desk.hand()
    pad.press([1.2, 2.4])
    pad.release()
    #expect(desk.take() == ["began 1", "ended 0"])
  }

  @Test("after a click whose end a control's own loop takes away, the next force click is told")
  func swallowedTrackpadClick() {
    let button = NSButton(frame: .zero)
    button.tracksInLoop = true
    let desk = PressDesk(button)
    desk.addDeepPress().delaysPrimaryMouseButtonEvents = false
    let pad = desk.hand()
    pad.press([1.2, 1.4])
    pad.release()
    StandinClock.shared.advance(by: 1)
    pad.press([1.2, 2.4])
    pad.release()
    StandinClock.shared.advance(by: 1)
    #expect(desk.take() == ["began 1", "ended 0"])
    #expect(StandinFaults.shared.list == [])
  }

  @Test("a hold that begins and succeeds in one delivery, with the lift, is told and answered")
  func lateDelivery() {
    let desk = PressDesk()
    let recognizer = desk.addDeepPress()
    recognizer.profile = .hardPress(minimumDuration: 0.2)
    var successes = 0
    recognizer.onDeepPress = { _ in successes += 1 }
    let mouse = desk.hand(.mouse)
    mouse.press(1)
    // The main thread was busy: the lift comes before the timers that are due by then.
    let lift = StandinClock.shared.now + 2
    NSApplication.shared.sendEvent(NSEvent(.leftMouseUp, at: desk.here, in: desk.window, time: lift))
    StandinClock.shared.advance(by: 1)
    #expect(desk.take() == ["began 2", "ended 2"])
    #expect(successes == 1)
    mouse.release()
  }

  @Test("a button that waits for the click in its own loop clicks, and a force click takes the click over")
  func trackingButton() {
    var clicks = 0
    let listener = StandinListener { _ in clicks += 1 }
    let button = NSButton(title: "", target: listener, action: "clicked:")
    button.tracksInLoop = true
    let desk = PressDesk(button)
    desk.addDeepPress()
    let hand = desk.hand()
    hand.press([1.2, 1.4])
    hand.release()
    #expect(clicks == 1)
    #expect(desk.take() == [])
    hand.press([1.2, 2.4])
    hand.release()
    #expect(clicks == 1)
    #expect(desk.take() == ["began 1", "ended 0"])
  }

  @Test("a slider in a view with a recogniser slides, and its hold is its own")
  func sliderInside() {
    let desk = PressDesk()
    let slider = NSSlider(frame: desk.view.bounds)
    desk.view.addSubview(slider)
    desk.addDeepPress()
    let mouse = desk.hand(.mouse)
    mouse.press(1)
    mouse.move(to: NSPoint(x: 200, y: 150))
    #expect(slider.doubleValue == 0.5)
    StandinClock.shared.advance(by: 1)
    mouse.release()
    #expect(desk.take() == [])
  }

  @Test("only a button that isn't held for its own sake waits for the mouse")
  func delays() {
    for (view, delays) in [
      (NSButton(frame: .zero), true), (NSPopUpButton(frame: .zero), false), (NSView(frame: .zero), false),
    ] as [(NSView, Bool)] {
      #expect(PressDesk(view).addDeepPress().delaysPrimaryMouseButtonEvents == delays, "\(type(of: view))")
    }
  }

  @Test("a slider follows the mouse at once, and may be pressed deep meanwhile")
  func slider() {
    let slider = NSSlider(frame: .zero)
    let desk = PressDesk(slider)
    let recognizer = desk.addDeepPress()
    #expect(!recognizer.delaysPrimaryMouseButtonEvents)
    recognizer.pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepDrag)
    let hand = desk.hand()
    hand.press(1.2)
    hand.move(to: NSPoint(x: 200, y: 150))
    #expect(slider.doubleValue == 0.5)
    hand.move(to: NSPoint(x: 150, y: 150))
    #expect(slider.doubleValue == 0.25)
    hand.press(2.4)
    hand.release()
    #expect(desk.take() == ["began 1", "ended 0"])
    recognizer.delaysPrimaryMouseButtonEvents = true
    #expect(recognizer.delaysPrimaryMouseButtonEvents)
  }

  @Test("the pulse's colour is the one of its view's appearance, whatever the app's is")
  func appearance() throws {
    let desk = PressDesk()
    let color = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
    for (name, expected) in [(NSAppearance.Name.darkAqua, NSColor.white), (.aqua, .black)] {
      desk.view.appearance = NSAppearance(named: name)
      let layer = try #require(PulseLayer.play(Pulse(color: color), around: desk.view))
      #expect(layer.strokeColor == expected.cgColor)
    }
    StandinClock.shared.advance(by: 1)
  }

  @Test("pulse and trackpad answer a success once")
  func feedback() {
    let desk = PressDesk()
    let recognizer = desk.addDeepPress()
    recognizer.vibrateOnDeepPress = true
    let hand = desk.hand()
    hand.press([1.2, 1.5])
    hand.release()
    #expect(FeedbackLog.shared.events == [])
    hand.press([1.2, 2.4, 2.6])
    #expect(FeedbackLog.shared.events == [.trackpad("generic", at: "now")])
    #expect(desk.window.contentView?.layer?.sublayers?.contains { $0 is PulseLayer } == true)
    StandinClock.shared.advance(by: 1)
    #expect(desk.window.contentView?.layer?.sublayers?.contains { $0 is PulseLayer } != true)
    hand.release()
    #expect(FeedbackLog.shared.events.count == 1)
  }

  @Test("performed without a press, everybody hears that it began and ended")
  func performed() {
    let desk = PressDesk()
    let recognizer = desk.addDeepPress()
    #expect(recognizer.performDeepPress())
    #expect(recognizer.accessibilityAction.handler?() == true)
    #expect(desk.take() == ["began 1", "ended 0", "began 1", "ended 0"])
    recognizer.isEnabled = false
    #expect(!recognizer.performDeepPress())
    StandinClock.shared.advance(by: 1)
  }

  @Test("recogniser, view and target go when nobody holds them")
  func nothingLeaks() {
    let timers = TimerList.shared.count
    weak var recognizer: DeepPressGestureRecognizer?
    weak var view: NSView?
    do {
      let desk = PressDesk()
      recognizer = desk.addDeepPress()
      view = desk.view
      _ = recognizer?.accessibilityAction
      let hand = desk.hand()
      hand.press([1.2, 2.4])
      hand.release()
      let mouse = desk.hand(.mouse)
      mouse.press(1)
      StandinClock.shared.advance(by: 0.2)
      desk.view.removeFromSuperview()
    }
    StandinClock.shared.advance(by: 2)
    #expect(recognizer == nil)
    #expect(view == nil)
    #expect(TimerList.shared.count == timers)
  }
}
