import DeepPressUIKit
import Foundation
import Testing

@testable import UIKit

/// Other ways to the same action, and views that adopt DeepPressable.
@MainActor
struct AccessTests {
  @Test("performed without a touch, everybody hears that it began and ended, and a success is answered")
  func performed() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    var successes: [Bool] = []
    recognizer.onDeepPress = { successes.append($0.isSimulated) }
    #expect(recognizer.performDeepPress())
    #expect(stage.take() == ["began 1", "ended 0"])
    #expect(successes == [true])
    #expect(pulses(in: stage.window) == 1)
    #expect(recognizer.state == .possible && !recognizer.isSimulated)
    recognizer.isEnabled = false
    #expect(!recognizer.performDeepPress())
    recognizer.isEnabled = true
    let finger = stage.hand.down(stage.here, force: 1)
    #expect(!recognizer.performDeepPress())
    stage.hand.up(finger)
    #expect(stage.take() == [])
    stage.hand.wait(1)
  }

  @Test("a hard press that is performed sends its action once")
  func performedHardPress() {
    let stage = PressStage()
    var actions = 0
    let listener = StandinListener { _ in actions += 1 }
    let recognizer = stage.add(HardPressGestureRecognizer(target: listener, action: "pressed:"))
    #expect(recognizer.accessibilityAction.standinPerform())
    #expect(actions == 1)
    #expect(stage.take() == ["began 2", "ended 2"])
    stage.hand.wait(1)
  }

  @Test("a squeeze of the pencil over the view performs it, elsewhere or against somebody's will it doesn't")
  func squeeze() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    let interaction = recognizer.makeSqueezeInteraction()
    stage.view.addInteraction(interaction)
    interaction.squeeze(.began, at: CGPoint(x: 10, y: 10))
    #expect(stage.take() == ["began 1"])
    interaction.squeeze(.changed, at: CGPoint(x: 500, y: 10))
    interaction.squeeze(.ended, at: CGPoint(x: 500, y: 10))
    #expect(stage.take() == ["ended 0"])
    interaction.squeeze(.began, at: CGPoint(x: 10, y: 10))
    interaction.squeeze(.cancelled)
    #expect(stage.take() == ["began 1", "cancelled 0"])
    for (place, action) in [
      (CGPoint(x: 300, y: 10), UIPencilPreferredAction.showContextualPalette), (nil, .showContextualPalette),
      (CGPoint(x: 10, y: 10), .ignore),
    ] {
      UIPencilInteraction.preferredSqueezeAction = action
      interaction.squeeze(.began, at: place)
      interaction.squeeze(.ended, at: place)
    }
    UIPencilInteraction.preferredSqueezeAction = .showContextualPalette
    #expect(stage.take() == [])
    stage.hand.wait(1)
  }

  @Test("nothing else is performed during a squeeze, and a touch that lands takes over")
  func heldSqueeze() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    let interaction = recognizer.makeSqueezeInteraction()
    stage.view.addInteraction(interaction)
    let place = CGPoint(x: 10, y: 10)
    interaction.squeeze(.began, at: place)
    #expect(!recognizer.performDeepPress())
    #expect(!recognizer.accessibilityAction.standinPerform())
    #expect(stage.take() == ["began 1"])
    let finger = stage.hand.down(stage.here, force: 6)
    #expect(stage.take() == ["cancelled 0", "began 1"])
    interaction.squeeze(.ended, at: place)
    interaction.squeeze(.began, at: place)
    interaction.squeeze(.ended, at: place)
    #expect(stage.take() == [])
    stage.hand.up(finger)
    #expect(stage.take() == ["ended 0"])
    // The end of a squeeze that nobody told of, since its interaction was taken away.
    interaction.squeeze(.began, at: place)
    stage.view.removeInteraction(interaction)
    stage.view.addInteraction(interaction)
    interaction.squeeze(.began, at: place)
    interaction.squeeze(.ended, at: place)
    #expect(stage.take() == ["began 1", "cancelled 0", "began 1", "ended 0"])
    #expect(recognizer.performDeepPress())
    stage.hand.wait(1)
  }

  @Test("targets that are added twice are told once, and a removal leaves the order of the others")
  func targets() {
    let stage = PressStage()
    var calls: [String] = []
    let recognizer = DeepPressGestureRecognizer(target: nil, action: nil)
    recognizer.onDeepPress = { _ in calls.append("success") }
    stage.view.addGestureRecognizer(recognizer)
    let first = StandinListener { _ in calls.append("first") }
    let second = StandinListener { _ in calls.append("second") }
    for listener in [first, second, first] { recognizer.addTarget(listener, action: "pressed:") }
    recognizer.removeTarget(second, action: nil)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(calls == ["success", "first", "first"])
    calls = []
    recognizer.performDeepPress()
    #expect(calls == ["success", "first", "first"])
    calls = []
    recognizer.removeTarget(nil, action: nil)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    recognizer.performDeepPress()
    #expect(calls == ["success", "success"])
    stage.hand.wait(1)
  }

  @Test("a view adopts a deep press, changes it and gives it up, and keeps what is not ours")
  func deepPressable() {
    let view = DeepPressableView()
    let stage = PressStage(view)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    let theirs = UIAccessibilityCustomAction(name: "theirs", actionHandler: nil)
    let other = DeepPressGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(other)
    view.accessibilityCustomActions = [theirs]
    var calls: [String] = []
    let press = {
      calls = []
      stage.hand.up(stage.hand.down(stage.here, force: 6))
      return calls
    }
    other.isEnabled = false
    let first = view.setDeepPressAction { _ in calls.append("first") }
    #expect(first.threshold == 0.75)
    #expect(press() == ["first"])
    #expect(view.accessibilityCustomActions?.map(\.name) == ["theirs", "Deep press"])
    #expect(view.accessibilityCustomActions?.last?.standinPerform() == true)
    #expect(calls == ["first", "first"])
    let second = StandinListener { sender in
      calls.append("second \((sender as? UIGestureRecognizer)?.state ?? .failed)")
    }
    view.setDeepPressAction(second, action: "pressed:", threshold: 0.5)
    #expect(press() == ["second began", "second ended"])
    view.setDeepPressHandler { calls.append("third \($0.state)") }
    #expect(press() == ["third began", "third ended"])
    view.removeDeepPressAction()
    #expect(press() == [])
    #expect(view.gestureRecognizers?.contains { $0 === tap } == true)
    #expect(view.gestureRecognizers?.contains { $0 === other } == true)
    #expect(view.accessibilityCustomActions == [theirs])
    view.removeDeepPressAction()
    stage.hand.wait(1)
  }

  @Test("setting it again and again leaves no haptic generator behind on the view")
  func reusedView() {
    let view = DeepPressableView()
    let stage = PressStage(view)
    for _ in 0..<3 {
      view.setDeepPressAction { _ in }.vibrateOnDeepPress = true
      stage.hand.tap(stage.here)
      #expect(view.interactions.count == 1)
    }
    view.removeDeepPressAction()
    #expect(view.interactions.isEmpty)
  }

  @Test("whoever is told may give the gesture up at once, however it came about")
  func oneShot() {
    for way in 0..<3 {
      let view = DeepPressableView()
      let stage = PressStage(view)
      var calls = 0
      let recognizer = view.setDeepPressAction { view in
        calls += 1
        view.removeDeepPressAction()
      }
      let interaction = recognizer.makeSqueezeInteraction()
      _ = recognizer.makeSqueezeInteraction()
      view.addInteraction(interaction)
      recognizer.accessibilityActionName = "Renamed"
      #expect(view.accessibilityCustomActions?.map(\.name) == ["Renamed"])
      switch way {
      case 0: stage.hand.up(stage.hand.down(stage.here, force: 6))
      case 1: #expect(view.accessibilityCustomActions?.last?.standinPerform() == true)
      default:
        interaction.squeeze(.began, at: CGPoint(x: 5, y: 5))
        interaction.squeeze(.ended, at: CGPoint(x: 5, y: 5))
      }
      #expect(calls == 1)
      #expect(view.gestureRecognizers?.isEmpty ?? true)
      stage.hand.wait(1)
    }
  }

  @Test("any view can adopt it in one line")
  func adopters() {
    let button = AdoptingButton(type: .system)
    let slider = AdoptingSlider()
    let stepper = AdoptingStepper()
    for view in [button, slider, stepper] as [any DeepPressable] {
      let stage = PressStage(view)
      var pressed: UIView?
      view.setDeepPressAction { pressed = $0 }
      stage.hand.up(stage.hand.down(stage.here, force: 6))
      #expect(pressed === view)
      stage.hand.wait(1)
    }
  }
}

final class AdoptingButton: UIButton, DeepPressable {}
final class AdoptingSlider: UISlider, DeepPressable {}
final class AdoptingStepper: UIStepper, DeepPressable {}
