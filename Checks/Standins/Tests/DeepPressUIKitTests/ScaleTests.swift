import DeepPressUIKit
import Foundation
import Testing

@testable import UIKit

/// The digital scale.
@MainActor
struct ScaleTests {
  private let scale = ForceScaleView()
  private let stage: PressStage

  init() {
    stage = PressStage(scale)
    stage.window.layoutIfNeeded()
  }

  private var shown: [String?] {
    [scale.weightLabel.text, scale.percentLabel.text]
  }

  @Test("it shows grams and per cent while something presses, and nothing afterwards")
  func showing() {
    #expect(shown == ["0 gram", "0% force"])
    let finger = stage.hand.down(stage.here, force: 0.5)
    for (fraction, weight, percent) in [
      (0.32, "123 grams", "32% force"), (0.63, "242 grams", "63% force"), (1, "385+ grams", "100% force"),
    ] {
      stage.hand.move(finger, force: .fingers(fraction))
      #expect(shown == [weight, percent])
    }
    stage.hand.up(finger)
    #expect(shown == ["0 gram", "0% force"])
  }

  @Test("a known weight calibrates it, on the scale or just taken off")
  func calibration() {
    #expect(!scale.calibrate(grams: 100))
    let finger = stage.hand.down(stage.here, force: .fingers(0.25))
    #expect(scale.calibrate(grams: 50))
    #expect(shown[0] == "50 grams")
    stage.hand.move(finger, force: .fingers(0.5))
    #expect(shown[0] == "100 grams")
    stage.hand.move(finger, force: .fingers(0.1))
    stage.hand.up(finger)
    scale.scale.removeCalibration()
    // Half the range was the most of the last touch.
    #expect(scale.calibrate(grams: 200))
    #expect(scale.scale.gramsAtMaximum == 400)
    #expect(!scale.calibrate(grams: -1))
    #expect(!scale.calibrate(grams: .nan))
  }

  @Test("tare counts what lies on it as empty, until it is set with nothing on it")
  func tare() {
    let finger = stage.hand.down(stage.here, force: .fingers(0.2))
    scale.tare()
    #expect(shown[0] == "0 gram")
    stage.hand.move(finger, force: .fingers(0.4))
    #expect(shown[0] == "77 grams")
    stage.hand.up(finger)
    scale.tare()
    #expect(scale.scale.tareForce == 0)
  }

  @Test("a touch that measures nothing is told apart from a weight of nothing")
  func unmeasured() {
    var changes = 0
    scale.onChange = { _ in changes += 1 }
    let finger = stage.hand.down(stage.here, .plainFinger)
    #expect(shown == ["0 gram", "This touch measures no force"])
    stage.hand.cancel(finger)
    #expect(shown == ["0 gram", "0% force"])
    #expect(changes == 2)
  }

  @Test("one finger weighs; a second one changes nothing")
  func twoFingers() {
    scale.isMultipleTouchEnabled = true
    let first = stage.hand.down(stage.here, force: .fingers(0.2))
    let second = stage.hand.down(stage.there, force: .fingers(0.9))
    #expect(shown[0] == "77 grams")
    stage.hand.up(second)
    #expect(shown[0] == "77 grams")
    stage.hand.up(first)
    #expect(shown[0] == "0 gram")
  }

  @Test("a pencil's estimate is shown, then its correction")
  func corrections() {
    let pencil = stage.hand.down(stage.here, force: 1, .pencil, estimates: .force)
    #expect(shown[1] == "24% force")
    stage.hand.correct(pencil.snapshot(), of: pencil, force: 2)
    #expect(shown[1] == "48% force")
    stage.hand.up(pencil)
  }
}
