import DeepPressUIKit
import Foundation
import Testing

@testable import UIKit

/// Beside UIKit's own controls and recognisers, whichever of them hears of a touch first.
@MainActor
struct NeighbourTests {
  @Test("a button still taps on a light touch, and a deep press takes its tap over", arguments: [true, false])
  func button(cancels: Bool) {
    for reading in GestureReading.all {
      let button = UIButton(type: .system)
      let stage = PressStage(button, reading: reading)
      let recognizer = stage.addDeepPress()
      recognizer.cancelsTouchesInView = cancels
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      stage.hand.tap(stage.here)
      #expect(taps == 1)
      #expect(stage.take() == [])
      let finger = stage.hand.down(stage.here, force: 1)
      stage.hand.move(finger, force: 6)
      stage.hand.up(finger)
      #expect(taps == (cancels ? 1 : 2), "\(reading)")
      #expect(stage.take() == ["began 1", "ended 0"])
      stage.hand.tap(stage.here)
      #expect(taps == (cancels ? 2 : 3))
      #expect(!button.isTracking && !button.isHighlighted)
    }
  }

  @Test("a slider slides under a light finger, and lets go of one that presses deep")
  func slider() {
    let slider = UISlider()
    let stage = PressStage(slider)
    slider.frame = CGRect(x: 100, y: 100, width: 200, height: 30)
    stage.addDeepPress()
    let thumb = CGPoint(x: 100 + 15, y: 115)
    let light = stage.hand.down(thumb, force: 1)
    stage.hand.move(light, by: CGSize(width: 80, height: 0))
    let dragged = slider.value
    #expect(dragged > 0.3)
    stage.hand.move(light, force: 6)
    #expect(stage.take() == ["began 1"])
    stage.hand.move(light, by: CGSize(width: 80, height: 0))
    #expect(slider.value == dragged)
    #expect(!slider.isTracking)
    stage.hand.up(light)
  }

  @Test("a tap that requires the deep press to fail waits for it", arguments: GestureReading.all)
  func tapRequiresFailure(reading: GestureReading) {
    for isReversed in [false, true] {
      let stage = PressStage(reading: reading)
      if isReversed { stage.window.environment.order = { $0.reversed() } }
      let deepPress = stage.addDeepPress()
      var taps = 0
      let counter = StandinListener { _ in taps += 1 }
      let tap = UITapGestureRecognizer(target: counter, action: "tap:")
      tap.require(toFail: deepPress)
      stage.view.addGestureRecognizer(tap)
      stage.hand.tap(stage.here)
      #expect(taps == 1)
      stage.hand.up(stage.hand.down(stage.here, force: 6))
      #expect(taps == 1)
      #expect(stage.take() == ["began 1", "ended 0"])
      #expect(stage.window.environment.faults == [])
    }
  }

  @Test("a deep press that requires a pan to fail is told when it has, and nothing is answered before")
  func deepPressRequiresFailure() {
    for reading in GestureReading.all {
      let stage = PressStage(reading: reading)
      let deepPress = stage.addDeepPress()
      var successes = 0
      deepPress.onDeepPress = { _ in successes += 1 }
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      deepPress.require(toFail: pan)
      stage.view.addGestureRecognizer(pan)
      // The pan wins: nothing of the deep press is told or felt.
      let dragged = stage.hand.down(stage.here, force: 6)
      stage.hand.move(dragged, by: CGSize(width: 50, height: 0), force: 6)
      stage.hand.up(dragged)
      #expect(stage.take() == [])
      #expect(successes == 0)
      // The pan fails with the lift: the deep press is told then.
      let pressed = stage.hand.down(stage.here, force: 6)
      stage.hand.move(pressed, force: 6.5)
      stage.hand.up(pressed)
      #expect(stage.take() == (reading.actions == .last ? ["ended 0"] : ["began 0", "ended 0"]), "\(reading)")
      #expect(successes == 1)
      #expect(stage.window.environment.faults == [])
    }
  }

  @Test("the deep press fails as soon as nothing can stand in for force, and whoever waits for that goes on")
  func failsAtOnce() {
    for reading in GestureReading.all {
      let stage = PressStage(reading: reading, capability: .unavailable)
      let deepPress = stage.addDeepPress()
      var pans = 0
      let counter = StandinListener { _ in pans += 1 }
      let pan = UIPanGestureRecognizer(target: counter, action: "pan:")
      pan.require(toFail: deepPress)
      stage.view.addGestureRecognizer(pan)
      // A hold can stand in within 10 points, and no farther away.
      let straying = stage.hand.down(stage.here, .plainFinger)
      stage.hand.move(straying, by: CGSize(width: 9, height: 0))
      #expect(deepPress.state == .possible)
      stage.hand.move(straying, by: CGSize(width: 30, height: 0))
      stage.hand.move(straying, by: CGSize(width: 30, height: 0))
      #expect(pans > 0, "\(reading)")
      stage.hand.up(straying)
      // With no fallback, the landing itself tells.
      deepPress.fallback = .none
      pans = 0
      let plain = stage.hand.down(stage.here, .plainFinger)
      #expect(deepPress.capability == .unavailable)
      stage.hand.move(plain, by: CGSize(width: 30, height: 0))
      #expect(pans > 0, "\(reading)")
      stage.hand.up(plain)
      // A finger that measures force is waited for until it lifts.
      pans = 0
      let forceful = stage.hand.down(stage.here, force: 1)
      stage.hand.move(forceful, by: CGSize(width: 60, height: 0), force: 1)
      stage.hand.move(forceful, by: CGSize(width: 60, height: 0), force: 1)
      #expect(deepPress.state == .possible)
      #expect(pans == 0)
      stage.hand.up(forceful)
      #expect(stage.take() == [])
      #expect(stage.window.environment.faults == [])
    }
  }

  @Test("a hold that a pan has prevented doesn't fire while the finger rests", arguments: GestureReading.all)
  func preventedHold(reading: GestureReading) {
    for isReversed in [false, true] {
      let stage = PressStage(reading: reading, capability: .unavailable)
      if isReversed { stage.window.environment.order = { $0.reversed() } }
      stage.addDeepPress().fallback = .longPress(movement: 100)
      stage.view.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
      let finger = stage.hand.down(stage.here, .plainFinger)
      stage.hand.wait(0.4)
      stage.hand.move(finger, by: CGSize(width: 30, height: 0))
      stage.hand.wait(1)
      stage.hand.up(finger)
      #expect(stage.take() == [])
      #expect(stage.window.environment.faults == [])
    }
  }

  @Test("simultaneously with a pan only where a delegate allows it", arguments: [false, true])
  func simultaneous(isAllowed: Bool) {
    for isReversed in [false, true] {
      let stage = PressStage()
      if isReversed { stage.window.environment.order = { $0.reversed() } }
      stage.addDeepPress()
      let friend = Friend(isAllowed)
      var pans = 0
      let counter = StandinListener { _ in pans += 1 }
      let pan = UIPanGestureRecognizer(target: counter, action: "pan:")
      pan.delegate = friend
      stage.view.addGestureRecognizer(pan)
      let finger = stage.hand.down(stage.here, force: 6)
      stage.hand.move(finger, by: CGSize(width: 50, height: 0))
      stage.hand.move(finger, by: CGSize(width: 10, height: 0))
      stage.hand.up(finger)
      #expect(stage.take().first == "began 1")
      #expect((pans > 0) == isAllowed)
    }
  }

  @Test("in a scroll view a drag scrolls and a deep press doesn't")
  func scrollView() {
    let stage = PressStage()
    let scrollView = UIScrollView(frame: stage.view.frame)
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    stage.window.addSubview(scrollView)
    scrollView.addSubview(stage.view)
    stage.view.frame = CGRect(x: 0, y: 0, width: 200, height: 2000)
    stage.addDeepPress()
    let light = stage.hand.down(stage.here, force: 1)
    for _ in 0..<5 { stage.hand.move(light, by: CGSize(width: 0, height: -10)) }
    stage.hand.move(light, force: 6)
    stage.hand.up(light)
    #expect(scrollView.contentOffset.y > 0)
    #expect(stage.take() == [])
    let offset = scrollView.contentOffset
    let deep = stage.hand.down(stage.here, force: 6)
    for _ in 0..<5 { stage.hand.move(deep, by: CGSize(width: 0, height: -10), force: 6) }
    stage.hand.up(deep)
    #expect(scrollView.contentOffset == offset)
    #expect(stage.take().first == "began 1")
    #expect(stage.window.environment.faults == [])
  }

  @Test("a delegate or a view that forbids the beginning is obeyed, and nothing is answered")
  func forbidden() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    recognizer.vibrateOnDeepPress = true
    let friend = Friend(false)
    friend.allowsBeginning = false
    recognizer.delegate = friend
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(stage.take() == [])
    #expect(FeedbackLog.shared.events.filter { $0 != .prepared("UIImpactFeedbackGenerator") } == [])
    #expect(pulses(in: stage.window) == 0)
  }
}

/// A delegate that says what it was told to say.
final class Friend: NSObject, UIGestureRecognizerDelegate {
  let allowsBoth: Bool
  var allowsBeginning = true

  init(_ allowsBoth: Bool) {
    self.allowsBoth = allowsBoth
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    allowsBoth
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowsBeginning
  }
}

/// How many pulses are on their way, anywhere in a view.
@MainActor
func pulses(in view: UIView) -> Int {
  func count(_ layer: CALayer) -> Int {
    (layer is PulseLayer ? 1 : 0) + (layer.sublayers ?? []).map(count).reduce(0, +)
  }
  return count(view.layer)
}
