import DeepPressUIKit
import Foundation
import Testing

@testable import DeepPressSwiftUI
@testable import UIKit

/// What SwiftUI's `onDeepPress` gives a recogniser, and what it is told by it.
@MainActor
struct SettingsTests {
  @MainActor
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func note(_ name: String) -> @MainActor (DeepPressValue) -> Void {
      { [weak self] in self?.lines.append("\(name): \($0.phase) \($0.stage)\($0.isSimulated ? " simulated" : "")") }
    }
  }

  private let log = Log()

  private func settings(_ name: String = "", _ change: (inout DeepPressSettings) -> Void = { _ in })
    -> DeepPressSettings
  {
    var settings = DeepPressSettings(
      threshold: nil, profile: nil, fallback: .automatic, vibrates: false, perform: log.note("\(name)perform"),
      onChange: log.note("\(name)change"), onEnd: log.note("\(name)end"))
    change(&settings)
    return settings
  }

  /// Puts a recogniser with settings on a stage, as the modifier makes it.
  private func set(_ settings: DeepPressSettings, pulse: Pulse? = nil) -> (PressStage, DeepPressGestureRecognizer) {
    let stage = PressStage()
    let recognizer = DeepPressGestureRecognizer { _ in }
    settings.apply(to: recognizer, pulse: pulse)
    stage.view.addGestureRecognizer(recognizer)
    return (stage, recognizer)
  }

  private func press(_ stage: PressStage, _ forces: [CGFloat] = [0.8, 0.9, 0.5]) {
    let finger = stage.hand.down(stage.here, force: .fingers(0.1))
    for force in forces { stage.hand.move(finger, force: .fingers(force)) }
    stage.hand.up(finger)
  }

  @Test("a press is performed once, then tells of its changes and its end")
  func phases() {
    let (stage, _) = set(settings())
    press(stage)
    #expect(log.take() == ["perform: began 1", "change: changed 1", "end: ended 0"])
    press(stage, [0.3])
    #expect(log.take() == [])
    let finger = stage.hand.down(stage.here, force: .fingers(0.8))
    stage.hand.cancel(finger)
    #expect(log.take() == ["perform: began 1", "end: cancelled 0"])
  }

  @Test("a profile that completes is performed at its completion")
  func completing() {
    let (stage, _) = set(settings { $0.profile = .hardPress(minimumDuration: 0.25) })
    let finger = stage.hand.down(stage.here, force: .fingers(1))
    #expect(log.take() == [])
    stage.hand.wait(0.3)
    #expect(log.take() == ["perform: ended 2", "end: ended 2"])
    stage.hand.up(finger)
    #expect(log.take() == [])
    press(stage)
    #expect(log.take() == ["change: changed 2", "end: cancelled 0"])
  }

  @Test("the threshold is that of the profile's first level, and without either it is a touch's default")
  func threshold() {
    let recognizer = DeepPressGestureRecognizer { _ in }
    settings { $0.threshold = 0.3 }.apply(to: recognizer, pulse: nil)
    #expect(recognizer.threshold == 0.3)
    settings { $0.profile = .hardPress() }.apply(to: recognizer, pulse: nil)
    #expect(recognizer.profile == .hardPress())
    settings {
      $0.profile = .hardPress()
      $0.threshold = 0.4
    }.apply(to: recognizer, pulse: nil)
    var expected = PressProfile.hardPress()
    expected.levels[0].press = 0.4
    #expect(recognizer.profile == expected)
    settings().apply(to: recognizer, pulse: nil)
    #expect(recognizer.profile == .deepPress(threshold: 0.75))
  }

  @Test("haptics, pulse and what stands in are handed on")
  func handedOn() {
    var (stage, recognizer) = set(settings { $0.vibrates = true }, pulse: Pulse(color: .blue))
    #expect(recognizer.vibrateOnDeepPress)
    #expect(recognizer.pulse?.color == .blue)
    FeedbackLog.shared.clear()
    press(stage)
    #expect(!FeedbackLog.shared.events.isEmpty)
    settings().apply(to: recognizer, pulse: nil)
    #expect(!recognizer.vibrateOnDeepPress && recognizer.pulse == nil)
    stage.hand.wait(1)
    _ = log.take()

    (stage, recognizer) = set(settings { $0.fallback = .fixed(.longPress(duration: 0.2)) })
    let finger = stage.hand.down(stage.here, force: 0, .plainFinger)
    stage.hand.wait(0.3)
    stage.hand.up(finger)
    #expect(log.take() == ["perform: began 1 simulated", "end: ended 0 simulated"])
  }

  @Test("disabled it is cancelled and tells nothing more, and enabled it works again")
  func disabled() {
    let (stage, recognizer) = set(settings())
    let finger = stage.hand.down(stage.here, force: .fingers(0.8))
    settings { $0.isEnabled = false }.apply(to: recognizer, pulse: nil)
    stage.hand.up(finger)
    #expect(log.take().map { $0.prefix(12) } == ["perform: beg", "end: cancell"])
    press(stage)
    #expect(log.take() == [])
    settings().apply(to: recognizer, pulse: nil)
    press(stage)
    #expect(log.take() == ["perform: began 1", "change: changed 1", "end: ended 0"])
  }

  @Test("closures that come in mid-press are called at once, a profile from the next touch on")
  func updated() {
    let (stage, recognizer) = set(settings())
    let finger = stage.hand.down(stage.here, force: .fingers(0.8))
    settings("new ") { $0.threshold = 0.3 }.apply(to: recognizer, pulse: nil)
    stage.hand.move(finger, force: .fingers(0.9))
    stage.hand.move(finger, force: .fingers(0.5))
    stage.hand.up(finger)
    #expect(log.take() == ["perform: began 1", "new change: changed 1", "new end: ended 0"])
    press(stage, [0.4])
    #expect(log.take() == ["new perform: began 1", "new end: ended 0"])
  }

  @Test("performed for somebody who can't press, it is performed and ends")
  func performed() {
    let (_, recognizer) = set(settings())
    #expect(recognizer.performDeepPress())
    #expect(log.take() == ["perform: began 1 simulated", "end: ended 0 simulated"])
  }

  @Test("a value tells nothing while the recogniser doesn't")
  func values() {
    let (stage, recognizer) = set(settings())
    #expect(DeepPressValue(recognizer) == nil)
    let finger = stage.hand.down(stage.here, force: .fingers(0.8))
    #expect(DeepPressValue(recognizer)?.phase == .began)
    #expect(abs((DeepPressValue(recognizer)?.force ?? 0) - 0.8) < 1e-6)
    stage.hand.up(finger)
    #expect(DeepPressValue(recognizer) == nil)
  }
}
