import DeepPressUIKit
import Foundation
import Testing

@testable import UIKit

/// What presses: fingers of a phone that measures, pencils, pointers, and fingers of one that doesn't.
@MainActor
struct SourceTests {
  @Test("the capability is unknown, then what UIKit says, then what a touch shows")
  func capability() {
    let recognizer = DeepPressGestureRecognizer(target: nil, action: nil)
    #expect(recognizer.capability == .unknown)
    let stage = PressStage(capability: .unavailable)
    let view = UIView(frame: stage.view.bounds)
    view.addGestureRecognizer(recognizer)
    #expect(recognizer.capability == .unknown)
    stage.view.addSubview(view)
    #expect(recognizer.capability == .unavailable)
    // Somebody switches 3D Touch on in Settings while the app runs.
    stage.window.change(traits: UITraitCollection(forceTouchCapability: .available))
    #expect(recognizer.capability == .available(.arbitrary))
    stage.hand.tap(stage.here, .plainFinger)
    #expect(recognizer.capability == .unavailable)
    stage.hand.tap(stage.here, .pencil)
    #expect(recognizer.capability == .available(.arbitrary))
    let held = stage.hand.down(stage.here, .plainFinger)
    stage.hand.wait(0.6)
    stage.hand.up(held)
    #expect(recognizer.capability == .available(.simulated))
  }

  @Test("a trait that says unavailable doesn't veto a pencil")
  func pencil() {
    let stage = PressStage(capability: .unavailable)
    stage.addDeepPress()
    let pencil = stage.hand.down(stage.here, force: 1, .pencil)
    stage.hand.move(pencil, force: 4)
    stage.hand.up(pencil)
    #expect(stage.take() == ["began 1", "ended 0"])
  }

  @Test("a correction of a pencil's force changes what is shown, and never makes or unmakes a stage")
  func corrections() {
    let stage = PressStage(capability: .unavailable)
    let recognizer = stage.addDeepPress()
    let pencil = stage.hand.down(stage.here, force: 1, .pencil, estimates: .force)
    stage.hand.move(pencil, through: [Hand.Pose(force: 3.5, estimates: .force)])
    #expect(stage.take() == ["began 1"])
    let reading = pencil.snapshot()
    stage.hand.correct(reading, of: pencil, force: 1)
    #expect(recognizer.rawForce == 1)
    #expect(abs((recognizer.force ?? 0) - 0.24) < 1e-9)
    #expect(stage.take() == [])
    #expect(recognizer.stage == 1)
    stage.hand.move(pencil, force: 3.6)
    #expect(stage.take() == ["changed 1"])
    // A late correction of an earlier reading isn't what is shown now.
    stage.hand.correct(reading, of: pencil, force: 4)
    #expect(recognizer.rawForce == 3.6)
    stage.hand.up(pencil)
    #expect(stage.take() == ["ended 0"])
    // Upwards as well: a light touch that is corrected beyond the threshold waits for a reading.
    let light = stage.hand.down(stage.here, force: 1, .pencil, estimates: .force)
    stage.hand.correct(light.snapshot(), of: light, force: 4)
    #expect(stage.take() == [])
    stage.hand.up(light)
    #expect(stage.take() == [])
  }

  @Test("a tilted pencil's force is taken perpendicular to the screen, and clamped")
  func perpendicular() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    let maximum = CGFloat(25.0 / 6)
    for (altitude, force, expected) in [
      (CGFloat.pi / 2, CGFloat(2), CGFloat(2)), (.pi / 6, 1.5, 3), (.pi / 6, 4, maximum), (0, 0, 0), (0, 0.5, 2),
    ] {
      let pencil = stage.hand.down(stage.here, force: force, .pencil, altitude: altitude)
      #expect(abs((recognizer.rawForce ?? -1) - expected) < 1e-9, "\(altitude) \(force)")
      stage.hand.up(pencil)
    }
    recognizer.usesPerpendicularForce = false
    let pencil = stage.hand.down(stage.here, force: 1.5, .pencil, altitude: .pi / 6)
    #expect(recognizer.rawForce == 1.5)
    stage.hand.up(pencil)
  }

  @Test("holding stands in where nothing measures, and says that it does")
  func hold() {
    let stage = PressStage(capability: .unavailable)
    let recognizer = stage.addDeepPress()
    var simulated: [Bool] = []
    recognizer.onDeepPress = { simulated.append($0.isSimulated) }
    let finger = stage.hand.down(stage.here, .plainFinger)
    stage.hand.wait(0.45)
    #expect(stage.take() == [])
    stage.hand.wait(0.1)
    #expect(stage.take() == ["began 1"])
    #expect(recognizer.force == nil)
    stage.hand.up(finger)
    #expect(stage.take() == ["ended 0"])
    #expect(simulated == [true])
  }

  @Test("a pointer's secondary click presses at once; its primary button is held")
  func pointer() {
    let stage = PressStage(capability: .unavailable)
    let recognizer = stage.addDeepPress()
    let secondary = stage.hand.down(stage.here, .secondaryPointer)
    stage.hand.wait(0)
    #expect(stage.take() == ["began 1"])
    #expect(recognizer.isSimulated)
    stage.hand.up(secondary)
    #expect(stage.take() == ["ended 0"])
    stage.hand.tap(stage.here, .pointer)
    #expect(stage.take() == [])
    let primary = stage.hand.down(stage.here, .pointer)
    stage.hand.wait(0.6)
    stage.hand.up(primary)
    #expect(stage.take() == ["began 1", "ended 0"])
  }

  @Test("a phone set to Light, Medium or Firm goes deep, and all the way", arguments: [48.0, 60, 72])
  func sensitivities(countsPerUnit: Double) {
    // The hardware counts to 400; the setting says how many counts are one of UIKit's units.
    let maximum = 20.0 / 3
    let counts = [20.0, 100, 200, 300, 400, 400, 400]
    for recognizer in [
      DeepPressGestureRecognizer(target: nil, action: nil),
      HardPressGestureRecognizer(target: nil, action: nil, minimumDuration: 0),
      DeepPressGestureRecognizer(target: nil, action: nil, threshold: 0.95),
    ] {
      let stage = PressStage()
      stage.add(recognizer)
      let finger = stage.hand.down(stage.here, force: 0.1)
      for count in counts { stage.hand.move(finger, force: CGFloat(min(count / countsPerUnit, maximum))) }
      stage.hand.up(finger)
      let told = stage.take()
      #expect(told.first?.hasPrefix("began") == true, "\(type(of: recognizer)) at \(countsPerUnit)")
      #expect(told.last?.hasPrefix("ended") == true, "\(type(of: recognizer)) at \(countsPerUnit)")
    }
  }
}
