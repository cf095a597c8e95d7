import DeepPressUIKit
import Foundation
import Testing

@testable import UIKit

/// Nothing outlives what owns it.
@MainActor
struct LifetimeTests {
  @Test("recogniser, view and target go when nobody holds them, in mid-press too", arguments: [false, true])
  func nothingLeaks(inMidPress: Bool) {
    let timers = TimerList.shared.count
    weak var recognizer: DeepPressGestureRecognizer?
    weak var view: UIView?
    weak var target: StandinListener?
    weak var action: UIAccessibilityCustomAction?
    do {
      let stage = PressStage(DeepPressableView())
      let listener = StandinListener { _ in }
      let ours = stage.addDeepPress()
      ours.addTarget(listener, action: "pressed:")
      ours.vibrateOnDeepPress = true
      ours.onDeepPress = { [weak stage] _ in stage?.view.alpha = 1 }
      (recognizer, view, target, action) = (ours, stage.view, listener, ours.accessibilityAction)
      (stage.view as? DeepPressableView)?.setDeepPressAction { view in view.alpha = 1 }
      stage.hand.up(stage.hand.down(stage.here, force: .fingers(0.9)))
      let finger = stage.hand.down(stage.here, .plainFinger)
      stage.hand.wait(0.2)
      if !inMidPress { stage.hand.up(finger) }
      // The pulse is over.
      stage.hand.wait(inMidPress ? 0 : 1)
      stage.view.removeFromSuperview()
    }
    StandinClock.shared.advance(by: 2)
    #expect(recognizer == nil)
    #expect(view == nil)
    #expect(target == nil)
    #expect(action == nil)
    #expect(TimerList.shared.count == timers)
  }
}

final class DeepPressableView: UIView, DeepPressable {}
