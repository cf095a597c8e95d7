import Testing
import UIKit

/// Controls under fingers, and what takes their touches away.
@MainActor
struct ControlTests {
  private let scene = GestureScene()

  /// Adds a control that notes every event by its name.
  private func add<Control: UIControl>(_ control: Control) -> Control {
    scene.view.addSubview(control)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "down again"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      let journal = scene.journal
      control.addAction(UIAction { _ in journal.note(name) }, for: event)
    }
    return control
  }

  private var button: UIButton {
    let button = add(UIButton(type: .system))
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return button
  }

  @Test("a button that is tapped sends its events in order, and is highlighted meanwhile")
  func tap() {
    let button = button
    let finger = scene.hand.down(scene.point)
    #expect(button.isHighlighted)
    #expect(button.isTracking)
    #expect(button.state == .highlighted)
    scene.hand.up(finger)
    #expect(!button.isHighlighted)
    #expect(scene.journal.take() == ["down", "up inside", "primary"])
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == ["down", "down again", "up inside", "primary"])
  }

  @Test("a finger that strays and comes back tells of it")
  func stray() {
    let button = button
    let finger = scene.hand.down(scene.point)
    scene.hand.move(finger, by: CGSize(width: 200, height: 0))
    #expect(!button.isHighlighted)
    scene.hand.move(finger, by: CGSize(width: -200, height: 0))
    #expect(button.isHighlighted)
    scene.hand.move(finger, by: CGSize(width: 200, height: 0))
    scene.hand.up(finger)
    #expect(
      scene.journal.take() == ["down", "exit", "outside", "enter", "inside", "exit", "outside", "up outside"])
  }

  @Test("a gesture that takes the touch over cancels the button's tracking")
  func takenOver() {
    let button = button
    scene.add(UILongPressGestureRecognizer(), "press", to: button)
    let finger = scene.hand.down(scene.point)
    scene.hand.wait(0.6)
    #expect(!button.isTracking)
    scene.hand.up(finger)
    #expect(scene.journal.take() == ["down", "cancel", "press action began", "press action ended"])
  }

  @Test("a disabled button sends nothing, and neither does one that isn't there")
  func disabled() {
    let button = button
    button.isEnabled = false
    #expect(button.state == .disabled)
    scene.hand.tap(scene.point)
    #expect(scene.journal.take() == [])
    #expect(!button.accessibilityActivate())
    button.isEnabled = true
    #expect(button.accessibilityActivate())
    #expect(scene.journal.take() == ["up inside", "primary"])
  }

  @Test("titles follow the state")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setTitle("chosen", for: .selected)
    #expect(button.titleLabel?.text == "plain")
    button.isSelected = true
    #expect(button.currentTitle == "chosen")
    #expect(button.titleLabel?.text == "chosen")
    #expect(button.title(for: .normal) == "plain")
  }

  @Test("targets hear of the events that they were added for, until they are removed")
  func targets() {
    let button = button
    button.addTarget(scene.target, action: "tapped:", for: .touchUpInside)
    button.addTarget(scene.target, action: "tapped:", for: .touchCancel)
    button.sendActions(for: .touchCancel)
    button.sendActions(for: .touchUpInside)
    button.removeTarget(scene.target, action: "tapped:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchCancel)
    #expect(scene.journal.take().filter { $0 == "tapped:" }.count == 3)
  }

  @Test("an action for nobody in particular goes up the responders, one for a target that is gone goes nowhere")
  func nobodysTarget() {
    let outer = PerformingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.window.addSubview(outer)
    let button = UIButton(frame: outer.bounds)
    outer.addSubview(button)
    button.addTarget(nil, action: "anybody:", for: .touchUpInside)
    var gone: LogTarget? = LogTarget(scene.journal)
    button.addTarget(gone, action: "gone:", for: .touchUpInside)
    gone = nil
    scene.hand.tap(scene.point)
    #expect(outer.performed == ["anybody:"])
    #expect(scene.journal.take() == [])
  }

  @Test("a slider follows its knob, and only that")
  func slider() {
    let slider = add(UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 34)))
    scene.hand.tap(CGPoint(x: 150, y: 17))
    #expect(scene.journal.take() == [])
    #expect(slider.value == 0)
    let finger = scene.hand.down(CGPoint(x: 20, y: 17))
    scene.hand.move(finger, by: CGSize(width: 100, height: 0))
    #expect(slider.value == 0.5)
    scene.hand.move(finger, by: CGSize(width: 500, height: 0))
    #expect(slider.value == 1)
    scene.hand.up(finger)
    #expect(scene.journal.take().filter { $0 == "value" }.count == 2)
    slider.minimumValue = 10
    slider.maximumValue = 20
    #expect(slider.value == 10)
    slider.value = 99
    #expect(slider.value == 20)
    slider.accessibilityDecrement()
    #expect(slider.value == 19)
  }

  @Test("a slider that isn't continuous tells of its value once, at the end")
  func discreteSlider() {
    let slider = add(UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 34)))
    slider.isContinuous = false
    let finger = scene.hand.down(CGPoint(x: 20, y: 17))
    scene.hand.move(finger, by: CGSize(width: 50, height: 0))
    scene.hand.move(finger, by: CGSize(width: 50, height: 0))
    scene.hand.up(finger)
    #expect(scene.journal.take().filter { $0 == "value" }.count == 1)
  }

  @Test("a slider whose touch is taken over keeps the value and tracks no more")
  func sliderTakenOver() {
    let slider = add(UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 34)))
    let recognizer = scene.script("deep", to: slider)
    recognizer.journal = nil
    recognizer.moved = { if $0.lastTouches[0].force > 5, $0.state == .possible { $0.state = .began } }
    recognizer.ended = { $0.state = .ended }
    let finger = scene.hand.down(CGPoint(x: 20, y: 17), force: 1)
    scene.hand.move(finger, by: CGSize(width: 100, height: 0))
    scene.hand.move(finger, force: 6)
    scene.hand.up(finger)
    #expect(slider.value == 0.5)
    #expect(!slider.isTracking)
    #expect(scene.journal.take().suffix(3) == ["cancel", "deep action began", "deep action ended"])
  }

  @Test("a stepper steps at the touch, goes on while held, and stops when it is taken over")
  func stepper() {
    let stepper = add(UIStepper())
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    let before = TimerList.shared.count
    let held = scene.hand.down(CGPoint(x: 70, y: 16))
    #expect(stepper.value == 1)
    scene.hand.wait(0.75)
    #expect(stepper.value == 4)
    scene.hand.cancel(held)
    scene.hand.wait(1)
    #expect(stepper.value == 4)
    #expect(TimerList.shared.count == before)
    scene.hand.tap(CGPoint(x: 20, y: 16))
    #expect(stepper.value == 3)
    #expect(scene.journal.take().filter { $0 == "value" }.count == 5)
  }

  @Test("a stepper stops at its ends, or wraps")
  func stepperEnds() {
    let stepper = add(UIStepper())
    stepper.maximumValue = 1
    stepper.autorepeat = false
    let less = CGPoint(x: 20, y: 16)
    let more = CGPoint(x: 70, y: 16)
    var values: [Double] = []
    for point in [less, more, more] {
      scene.hand.tap(point)
      values.append(stepper.value)
    }
    stepper.wraps = true
    for point in [more, less] {
      scene.hand.tap(point)
      values.append(stepper.value)
    }
    #expect(values == [0, 1, 1, 0, 1])
    let held = scene.hand.down(less)
    scene.hand.wait(2)
    scene.hand.up(held)
    #expect(stepper.value == 0)
  }

  @Test("a switch turns by a tap or by a drag, not by a touch that is taken away")
  func toggle() {
    let toggle = add(UISwitch())
    scene.hand.tap(CGPoint(x: 25, y: 15))
    #expect(toggle.isOn)
    let dragged = scene.hand.down(CGPoint(x: 35, y: 15))
    scene.hand.move(dragged, by: CGSize(width: -20, height: 0))
    scene.hand.up(dragged)
    #expect(!toggle.isOn)
    scene.hand.cancel(scene.hand.down(CGPoint(x: 25, y: 15)))
    #expect(!toggle.isOn)
    #expect(scene.journal.take().filter { $0 == "value" }.count == 2)
  }

  @Test("a segment is selected where it is tapped")
  func segments() {
    let control = add(UISegmentedControl(items: ["a", "b", "c"]))
    scene.hand.tap(CGPoint(x: 200, y: 16))
    #expect(control.selectedSegmentIndex == 2)
    scene.hand.tap(CGPoint(x: 200, y: 16))
    #expect(scene.journal.take().filter { $0 == "value" }.count == 1)
    #expect(control.titleForSegment(at: 2) == "c")
  }

  @Test("a text field takes the keys when it is tapped")
  func textField() {
    let field = add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    scene.hand.tap(CGPoint(x: 10, y: 10))
    #expect(field.isFirstResponder)
    #expect(field as Any is any UITextInput)
    field.resignFirstResponder()
    #expect(!field.isFirstResponder)
  }

  @Test("a progress keeps within its ends")
  func progress() {
    let view = UIProgressView()
    view.setProgress(1.5, animated: true)
    #expect(view.progress == 1)
  }
}

private final class PerformingView: UIView, SelectorPerforming {
  var performed: [String] = []

  func perform(_ selector: Selector, with sender: Any?) {
    performed.append(selector.name)
  }
}
