import DeepPressUIKit
import Foundation
import PressScripts
import Testing

@testable import UIKit

/// The scripts that the engine and every adapter play, played by fingers.
@MainActor
struct ConformanceTests {
  @Test("UIKit's recogniser tells what the engine tells, however its documentation is read", arguments: PressScript.all)
  func scripts(script: PressScript) {
    for reading in GestureReading.all {
      let expected = script.toldByToolkits.filter { reading.cancelledSendsAction || !$0.hasPrefix("cancelled") }
      #expect(play(script, reading) == expected, "\(reading)")
    }
  }

  private func play(_ script: PressScript, _ reading: GestureReading) -> [String] {
    let stage = PressStage(reading: reading)
    let recognizer = stage.addDeepPress()
    recognizer.profile = script.profile
    recognizer.fallback = .fixed(script.profile.fallback)
    // The scripts are of a device that reaches its maximum.
    recognizer.reachableMaximum = 1
    let start = StandinClock.shared.now
    var touches: [Int: UITouch] = [:]
    for step in script.steps {
      stage.hand.frame = start + step.time - StandinClock.shared.now
      let force = CGFloat.fingers(CGFloat(step.force ?? 0))
      let place = step.contact == 0 ? stage.here : stage.there
      switch step.action {
      case .down?:
        touches[step.contact] = stage.hand.down(place, force: force, step.force == nil ? .plainFinger : .finger)
      case .move?:
        guard let touch = touches[step.contact] else { break }
        // Whether a touch measures may change while it is down.
        touch.maximumPossibleForce = step.force == nil ? 0 : .fingers(1)
        stage.hand.move(touch, to: CGPoint(x: place.x + CGFloat(step.offset), y: place.y), force: force)
      case .up?: touches[step.contact].map { stage.hand.up($0) }
      case .cancel?: touches[step.contact].map { stage.hand.cancel($0) }
      case nil: stage.hand.wait(stage.hand.frame)
      }
    }
    #expect(stage.window.environment.faults == [])
    #expect(recognizer.stage == 0)
    #expect(recognizer.force == nil)
    return stage.take()
  }
}
