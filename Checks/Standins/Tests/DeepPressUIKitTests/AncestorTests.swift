import DeepPressUIKit
import Foundation
import Testing

@testable import UIKit

/// The recognisers that this one descends from: what they did, and what they did wrong.
@MainActor
struct AncestorTests {
  /// One step on a finger: its force, or nil to lift it; a wait before.
  private typealias Step = (force: CGFloat?, wait: Double)

  private func play(_ steps: [Step], _ stage: PressStage) {
    var finger: UITouch?
    for step in steps {
      if step.wait > 0 { stage.hand.wait(step.wait) }
      switch (finger, step.force) {
      case (nil, let force?): finger = stage.hand.down(stage.here, force: force)
      case (let touch?, let force?): stage.hand.move(touch, force: force)
      case (let touch?, nil):
        stage.hand.up(touch)
        finger = nil
      case (nil, nil): break
      }
    }
  }

  @Test("the initialiser's action of a hard press is sent once, on success; targets added later hear of every state")
  func hardPress() {
    let stage = PressStage()
    var actions = 0
    let listener = StandinListener { _ in actions += 1 }
    stage.add(HardPressGestureRecognizer(target: listener, action: "pressed:", threshold: 0.75, minimumDuration: 0.5))
    play([(1, 0), (5.2, 0), (20 / 3, 0.1), (20 / 3, 0.6), (nil, 0)], stage)
    #expect(actions == 1)
    #expect(stage.take() == ["began 1", "changed 2", "ended 2"])
    // GT fired on the lift, though the force had eased.
    play([(1, 0), (5.2, 0), (2, 0.1), (nil, 0.1)], stage)
    #expect(actions == 1)
    #expect(stage.take() == ["began 1", "cancelled 0"])
    // GT's flag survived, so that the next light tap fired.
    play([(0.5, 0), (nil, 0.1)], stage)
    #expect(actions == 1)
    #expect(stage.take() == [])
    // A phone set to Firm reaches 0.8333 of the maximum, which GT never took for full.
    play([(1, 0), (5.2, 0), (5.5556, 0.1), (5.5556, 1), (nil, 0)], stage)
    #expect(actions == 2)
    #expect(stage.take() == ["began 1", "changed 2", "ended 2"])
  }

  @Test("a closure of a hard press is called once for each success")
  func hardPressClosure() {
    let stage = PressStage()
    var calls = 0
    stage.add(HardPressGestureRecognizer(minimumDuration: 0.2) { calls += $0.minimumDuration == 0.2 ? 1 : 100 })
    play([(20 / 3, 0), (20 / 3, 0.3), (nil, 0.1), (20 / 3, 0.1), (nil, 0.05)], stage)
    #expect(calls == 1)
    #expect(stage.take() == ["began 2", "ended 2", "began 2", "cancelled 0"])
  }

  @Test("milkit's begins with the touch and ends where the force exceeds the minimum")
  func forceTouch() {
    let stage = PressStage()
    let recognizer = stage.add(ForceTouchGestureRecognizer(target: nil, action: nil))
    #expect(recognizer.minimumForce == 3)
    #expect(recognizer.forceTouchAvailable)
    play([(0.2, 0), (3, 0), (3.0167, 0), (nil, 0)], stage)
    #expect(stage.take() == ["began 0", "changed 0", "ended 1"])
    // A minimum beyond the hardware's maximum could never be exceeded.
    recognizer.minimumForce = 7
    play([(0.2, 0), (20 / 3, 0), (nil, 0)], stage)
    #expect(stage.take() == ["began 0", "ended 1"])
    #expect(recognizer.minimumForce == 7)
    recognizer.minimumForce = 3
    recognizer.vibrationEnabled = true
    #expect(recognizer.vibrateOnDeepPress)
    let fingers = [stage.hand.down(stage.here, force: 1), stage.hand.down(stage.there, force: 1)]
    stage.hand.move(fingers[0], force: 6)
    stage.hand.up(fingers)
    #expect(stage.take() == ["began 0", "cancelled 0"])
  }

  @Test("milkit's begins with every touch, and a button still taps under it")
  func forceTouchOnButton() {
    let button = UIButton(type: .system)
    let stage = PressStage(button)
    var calls: [String] = []
    button.addAction(UIAction { _ in calls.append("tap") }, for: .touchUpInside)
    stage.add(ForceTouchGestureRecognizer(minimumForce: 2) { calls.append("force \($0.minimumForce)") })
    play([(1, 0), (nil, 0)], stage)
    #expect(calls == ["tap"])
    play([(1, 0), (2.5, 0), (nil, 0)], stage)
    #expect(calls == ["tap", "force 2.0", "tap"])
    #expect(stage.take() == ["began 0", "cancelled 0", "began 0", "ended 1"])
    #expect(ForceTouchGestureRecognizer(coder: NSCoder())?.cancelsTouchesInView == false)
  }

  @Test("two fingers that land together are one too many for milkit's")
  func forceTouchTwoAtOnce() {
    let stage = PressStage()
    stage.add(ForceTouchGestureRecognizer(target: nil, action: nil))
    let fingers = stage.hand.down([stage.here, stage.there], force: 1)
    stage.hand.move(fingers[0], force: 6)
    stage.hand.up(fingers)
    #expect(stage.take() == ["began 0", "cancelled 0"])
  }

  @Test("after a cancel the next light touch tells nothing, where the original told an end")
  func staleFlag() {
    let stage = PressStage()
    stage.addDeepPress()
    stage.hand.cancel(stage.hand.down(stage.here, force: 6))
    #expect(stage.take() == ["began 1", "cancelled 0"])
    stage.hand.tap(stage.here)
    #expect(stage.take() == [])
  }

  @Test("a dip of one sample at the threshold doesn't lose the press")
  func dip() {
    let stage = PressStage()
    stage.addDeepPress()
    play([(1, 0), (5, 0), (4.99, 0), (6, 0), (nil, 0)], stage)
    #expect(stage.take() == ["began 1", "changed 1", "changed 1", "ended 0"])
  }

  @Test("a landing that is hard already is a press, which gesture handlers that wait for a move miss")
  func hardLanding() {
    let stage = PressStage()
    stage.addDeepPress().profile = .forceTouchHandler()
    play([(5, 0), (nil, 0)], stage)
    #expect(stage.take() == ["began 1", "ended 0"])
  }
}
