import DeepPressUIKit
import Foundation
import Testing

@testable import UIKit

/// What a deep press is in UIKit, beyond what the scripts of every adapter tell.
@MainActor
struct DeepPressGestureTests {
  @Test("the action, the stage and the forces are those of the moment")
  func readings() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    var readings: [[CGFloat?]] = []
    let listener = StandinListener { _ in readings.append([recognizer.force, recognizer.rawForce]) }
    recognizer.addTarget(listener, action: "read:")
    let finger = stage.hand.down(stage.here, force: 1)
    #expect(recognizer.force == CGFloat(0.15))
    #expect(recognizer.rawForce == 1)
    stage.hand.move(finger, force: 5)
    stage.hand.move(finger, force: 20.0 / 3)
    stage.hand.up(finger)
    let full: [CGFloat?] = [1, .fingers(1)]
    #expect(readings == [[0.75, 5], full, full])
    #expect(stage.take() == ["began 1", "changed 1", "ended 0"])
    #expect(recognizer.force == nil && recognizer.rawForce == nil && recognizer.stage == 0)
  }

  @Test("a threshold that is left out is 0.75, and one that is set holds from the next touch on")
  func threshold() {
    let stage = PressStage()
    let recognizer = stage.add(DeepPressGestureRecognizer(target: nil, action: nil))
    #expect(recognizer.threshold == 0.75)
    let finger = stage.hand.down(stage.here, force: .fingers(0.5))
    recognizer.threshold = 0.4
    stage.hand.move(finger, force: .fingers(0.6))
    stage.hand.up(finger)
    #expect(stage.take() == [])
    stage.hand.up(stage.hand.down(stage.here, force: .fingers(0.5)))
    #expect(stage.take() == ["began 1", "ended 0"])
  }

  @Test("every initialiser makes one that works: target and action, closure, storyboard")
  func initialisers() {
    let stage = PressStage()
    var calls: [String] = []
    let listener = StandinListener { sender in
      calls.append("target \((sender as? DeepPressGestureRecognizer)?.state ?? .failed)")
    }
    let targeted = DeepPressGestureRecognizer(target: listener, action: "pressed:", threshold: 0.5)
    let closed = DeepPressGestureRecognizer(threshold: 0.5) { calls.append("closure \($0.state)") }
    let coded = DeepPressGestureRecognizer(coder: NSCoder())
    #expect(coded?.threshold == 0.75)
    coded?.threshold = 0.5
    coded?.addTarget(listener, action: "pressed:")
    #expect(DeepPressGestureRecognizer().threshold == 0.75)
    for recognizer in [targeted, closed, coded].compactMap(\.self) {
      stage.view.addGestureRecognizer(recognizer)
      stage.hand.up(stage.hand.down(stage.here, force: .fingers(0.6)))
      stage.view.removeGestureRecognizer(recognizer)
    }
    #expect(
      calls == ["target began", "target ended", "closure began", "closure ended", "target began", "target ended"])
  }

  @Test("targets can be removed, one, one's action or all, and the pulse goes on")
  func removingTargets() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    var calls: [String] = []
    let first = StandinListener { _ in calls.append("first") }
    let second = StandinListener { _ in calls.append("second") }
    let press = {
      calls = []
      stage.hand.up(stage.hand.down(stage.here, force: .fingers(0.9)))
      return calls
    }
    recognizer.addTarget(first, action: "a:")
    recognizer.addTarget(second, action: "b:")
    #expect(press() == ["first", "second", "first", "second"])
    recognizer.removeTarget(first, action: "other:")
    #expect(press() == ["first", "second", "first", "second"])
    recognizer.removeTarget(first, action: "a:")
    #expect(press() == ["second", "second"])
    recognizer.removeTarget(nil, action: nil)
    var pulses = 0
    recognizer.onDeepPress = { _ in pulses += 1 }
    #expect(press() == [])
    #expect(pulses == 1)
  }

  @Test("of two fingers that land together the upper left one is followed, in whatever order UIKit hands them out")
  func twoAtOnce() {
    for _ in 0..<20 {
      let stage = PressStage()
      stage.addDeepPress()
      let fingers = stage.hand.down([stage.there, stage.here], force: .fingers(0.2))
      stage.hand.move(fingers[0], force: .fingers(0.9))
      #expect(stage.take() == [])
      stage.hand.move(fingers[1], force: .fingers(0.9))
      #expect(stage.take() == ["began 1"])
      stage.hand.up(fingers)
      #expect(stage.take() == ["ended 0"])
    }
  }

  @Test(
    "a view that leaves its window in mid-press ends the press, and the next one is whole",
    arguments: GestureReading.all)
  func removedView(reading: GestureReading) {
    let stage = PressStage(reading: reading)
    let recognizer = stage.addDeepPress()
    let finger = stage.hand.down(stage.here, force: .fingers(0.9))
    #expect(stage.take() == ["began 1"])
    stage.view.removeFromSuperview()
    stage.hand.wait(1)
    // Whatever UIKit says of the touch, somebody looks every quarter of a second. Not every UIKit sends a cancellation.
    let cancelled = reading.cancelledSendsAction ? ["cancelled 0"] : []
    #expect(stage.take() == cancelled)
    stage.hand.up(finger)
    #expect(stage.take() == [])
    stage.window.addSubview(stage.view)
    #expect(recognizer.state == .possible)
    stage.hand.up(stage.hand.down(stage.here, force: .fingers(0.9)))
    #expect(stage.take() == ["began 1", "ended 0"])
  }

  @Test("a hold whose view has left its window doesn't fire", arguments: GestureReading.all)
  func removedHold(reading: GestureReading) {
    let stage = PressStage(reading: reading, capability: .unavailable)
    stage.addDeepPress()
    let finger = stage.hand.down(stage.here, .plainFinger)
    stage.hand.wait(0.3)
    stage.view.removeFromSuperview()
    stage.hand.wait(1)
    stage.hand.up(finger)
    #expect(stage.take().filter { $0.hasPrefix("began") } == [])
  }

  @Test("a recogniser that is disabled in mid-press is cancelled once, and works when it is enabled again")
  func disabled() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    let finger = stage.hand.down(stage.here, force: .fingers(0.9))
    recognizer.isEnabled = false
    stage.hand.move(finger, force: .fingers(0.95))
    stage.hand.up(finger)
    #expect(stage.take() == ["began 1", "cancelled 1"])
    recognizer.isEnabled = true
    stage.hand.up(stage.hand.down(stage.here, force: .fingers(0.9)))
    #expect(stage.take() == ["began 1", "ended 0"])
  }

  @Test("a hold of a recogniser that was disabled doesn't fire")
  func disabledHold() {
    let stage = PressStage(capability: .unavailable)
    let recognizer = stage.addDeepPress()
    let finger = stage.hand.down(stage.here, .plainFinger)
    stage.hand.wait(0.2)
    recognizer.isEnabled = false
    stage.hand.wait(1)
    stage.hand.up(finger)
    #expect(stage.take() == [])
  }

  @Test("one recogniser serves 1,000 presses, each as the first", arguments: [true, false])
  func reuse(measures: Bool) {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    for round in 0..<1000 {
      let isDeep = round % 3 != 0
      let finger = stage.hand.down(stage.here, force: 0.5, measures ? .finger : .plainFinger)
      if measures { stage.hand.move(finger, force: isDeep ? 6 : 2) } else { stage.hand.wait(isDeep ? 0.6 : 0.2) }
      stage.hand.up(finger)
      #expect(stage.take() == (isDeep ? ["began 1", "ended 0"] : []), "press \(round)")
    }
    #expect(recognizer.state == .possible)
    #expect(stage.window.environment.faults == [])
  }

  @Test("several samples of one delivery tell one state, and never skip the beginning")
  func coalesced() {
    for reading in GestureReading.all {
      let stage = PressStage(reading: reading)
      stage.addDeepPress()
      let finger = stage.hand.down(stage.here, force: .fingers(0.2))
      // Deep and eased within one frame.
      stage.hand.move(finger, through: [0.5, 0.8, 0.9, 0.3].map { Hand.Pose(force: .fingers($0)) })
      #expect(stage.take() == ["began 1", "ended 0"], "\(reading)")
      stage.hand.up(finger)
      #expect(stage.take() == [])
      #expect(stage.window.environment.faults == [])
    }
  }

  @Test("a force that lasts less than a frame is seen in the coalesced touches")
  func spike() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    let finger = stage.hand.down(stage.here, force: .fingers(0.2))
    stage.hand.move(finger, through: [0.5, 0.8, 0.78].map { Hand.Pose(force: .fingers($0)) })
    #expect(stage.take() == ["began 1"])
    #expect(abs((recognizer.force ?? 0) - 0.78) < 1e-9)
  }
}
