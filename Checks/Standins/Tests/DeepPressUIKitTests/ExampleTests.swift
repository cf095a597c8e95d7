import DeepPressUIKit
import Foundation
import Testing

@testable import DeepPressDemo
@testable import DigitalScale
@testable import UIKit

/// The example apps, played by fingers: the same sources that Xcode opens.
@MainActor
struct ExampleTests {
  @Test("the demo prints what the original printed")
  func demo() throws {
    let delegate = DeepPressDemo.AppDelegate()
    let sceneDelegate = DeepPressDemo.SceneDelegate()
    StandinLauncher(delegate: delegate, sceneDelegate: sceneDelegate).launch()
    let window = try #require(sceneDelegate.window)
    let demo = try #require(window.rootViewController as? DemoViewController)
    var lines: [String] = []
    demo.output = { lines.append($0) }
    window.layoutIfNeeded()
    let hand = Hand(window)
    let middle = { (view: UIView) in view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
    let press = { (view: UIView) in
      lines = []
      let finger = hand.down(middle(view), force: 1)
      hand.move(finger, force: 6)
      hand.up(finger)
      return lines
    }

    #expect(demo.button.title(for: .normal) == "Button with Gesture Recognizer")
    #expect(demo.deepPressableButton.title(for: .normal) == "DeepPressableButton")
    #expect(demo.slider.bounds.width == 200)
    for view in [demo.button, demo.deepPressableButton, demo.slider] as [UIView] {
      #expect(press(view) == ["deep press begin: \(view)", "deep press ends."])
    }
    // A stepper steps when the finger lands, before anybody can know how hard it will press.
    #expect(press(demo.stepper) == ["stepper change 1.0", "deep press begin: \(demo.stepper)", "deep press ends."])

    lines = []
    let slide = hand.down(demo.slider.convert(CGPoint(x: 5, y: demo.slider.bounds.midY), to: nil), force: 1)
    hand.move(slide, by: CGSize(width: 100, height: 0))
    hand.up(slide)
    #expect(lines == ["slider change \(demo.slider.value)"])
    #expect(demo.slider.value > 0.3 && demo.slider.value < 0.7)

    lines = []
    hand.tap(demo.stepper.convert(CGPoint(x: demo.stepper.bounds.width - 10, y: 10), to: nil))
    #expect(lines == ["stepper change 2.0"])
    #expect(window.environment.faults == [])
  }

  @Test("the scale shows what its title promises, tares and is calibrated")
  func scale() throws {
    let sceneDelegate = DigitalScale.SceneDelegate()
    StandinLauncher(delegate: DigitalScale.AppDelegate(), sceneDelegate: sceneDelegate).launch()
    let window = try #require(sceneDelegate.window)
    let controller = try #require(window.rootViewController as? ScaleViewController)
    window.layoutIfNeeded()
    let hand = Hand(window)
    let scale = controller.scaleView
    #expect(controller.titleLabel.text == "Digital Scale")
    let finger = hand.down(scale.convert(CGPoint(x: 50, y: 50), to: nil), force: .fingers(0.5))
    #expect(scale.weightLabel.text == "192 grams")
    #expect(scale.percentLabel.text == "50% force")
    hand.tap(controller.tareButton.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(scale.weightLabel.text == "0 gram")
    hand.up(finger)
    hand.tap(controller.tareButton.convert(CGPoint(x: 10, y: 10), to: nil))
    for (answer, grams, title) in [
      (" 250,0", 500.0, "Digital Scale"), ("an apple", 500, "Not calibrated: nothing was measured"),
    ] {
      hand.tap(controller.calibrateButton.convert(CGPoint(x: 10, y: 10), to: nil))
      let alert = try #require(controller.presentedViewController as? UIAlertController)
      alert.textFields?.first?.text = answer
      alert.standinChoose("Calibrate")
      #expect(scale.scale.gramsAtMaximum == grams)
      #expect(controller.titleLabel.text == title)
      #expect(controller.presentedViewController == nil)
    }
  }
}
