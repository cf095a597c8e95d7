import AppKit
import DeepPressAppKit
import Foundation
import Testing

/// AppKit's own target and action, which the recogniser needs for itself.
@MainActor
struct TargetTests {
  private let desk = PressDesk()

  /// Whatever is sent, by the selector's name and the state.
  private final class Listener: NSObject, SelectorPerforming {
    var log: [String] = []

    func perform(_ selector: Selector, with sender: Any?) {
      guard let recognizer = sender as? DeepPressGestureRecognizer else { return }
      log.append("\(selector.name) \(recognizer.state)")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func press() {
    let hand = desk.hand()
    hand.press([1.2, 2.4])
    hand.release()
    StandinClock.shared.advance(by: 1)
  }

  @Test("target and action are told beside the targets that were added, and unhook nothing")
  func properties() {
    FeedbackLog.shared.clear()
    let recognizer = desk.addDeepPress()
    let listener = Listener()
    var answers = 0
    recognizer.onDeepPress = { _ in answers += 1 }
    recognizer.vibrateOnDeepPress = true
    recognizer.target = listener
    press()
    // A target alone isn't told.
    #expect(listener.take() == [])
    recognizer.action = "own:"
    press()
    #expect(listener.take() == ["own: began", "own: ended"])
    recognizer.action = "other:"
    #expect(recognizer.performDeepPress())
    #expect(listener.take() == ["other: began", "other: ended"])
    #expect(desk.take() == ["began 1", "ended 0", "began 1", "ended 0", "began 1", "ended 0"])
    #expect(answers == 3)
    #expect(FeedbackLog.shared.events.count == 3)
    recognizer.target = nil
    press()
    #expect(listener.take() == [])
    #expect(desk.take() == ["began 1", "ended 0"])
    StandinClock.shared.advance(by: 1)
  }

  @Test("removing targets removes the one in `target` too")
  func removing() {
    let recognizer = desk.addDeepPress()
    let listener = Listener()
    recognizer.target = listener
    recognizer.action = "own:"
    recognizer.removeTarget(desk, action: nil)
    press()
    #expect(listener.take() == ["own: began", "own: ended"])
    recognizer.removeTarget(nil, action: nil)
    var answers = 0
    recognizer.onDeepPress = { _ in answers += 1 }
    press()
    #expect(listener.take() == [])
    #expect(desk.take() == ["began 1", "ended 0"])
    #expect(answers == 1)
  }

  @Test("what a storyboard connects is told, and unhooks nothing")
  func storyboard() throws {
    let listener = Listener()
    let coder = StandinCoder(target: listener, action: "connected:")
    let recognizer = try #require(DeepPressGestureRecognizer(coder: coder))
    var answers = 0
    recognizer.onDeepPress = { _ in answers += 1 }
    desk.add(recognizer)
    press()
    #expect(listener.take() == ["connected: began", "connected: ended"])
    #expect(desk.take() == ["began 1", "ended 0"])
    #expect(answers == 1)
  }

  @Test("the target isn't kept")
  func weakness() {
    let recognizer = desk.addDeepPress()
    weak var gone: Listener?
    do {
      let listener = Listener()
      recognizer.target = listener
      recognizer.action = "own:"
      gone = listener
    }
    #expect(gone == nil)
    press()
    #expect(desk.take() == ["began 1", "ended 0"])
  }
}
