import AppKit
import DeepPressAppKit
import Foundation
import PressScripts
import Testing

/// The scripts that the engine and every adapter play, played by one pointer. AppKit has no event that takes a press away,
/// but a recogniser that is disabled in mid-press is cancelled; by AppKit, so that the stage still reads what it was.
@MainActor
struct ConformanceTests {
  private nonisolated static let playable = PressScript.all.filter(\.hasOneContact)

  @Test(
    "AppKit's recogniser tells what the engine tells, whichever of press and pressure comes first", arguments: playable)
  func scripts(script: PressScript) {
    let isTakenAway = script.steps.contains { $0.action == .cancel }
    let expected = script.toldByToolkits.map { isTakenAway && $0 == "cancelled 0" ? "cancelled 1" : $0 }
    for pressureComesFirst in [true, false] {
      #expect(play(script, pressureComesFirst) == expected, "pressure first: \(pressureComesFirst)")
    }
  }

  @Test("most scripts are played")
  func enough() {
    #expect(Self.playable.count >= 25)
  }

  private func play(_ script: PressScript, _ pressureComesFirst: Bool) -> [String] {
    let desk = PressDesk()
    let recognizer = desk.addDeepPress()
    recognizer.profile = script.profile
    recognizer.fallback = .fixed(script.profile.fallback)
    let start = StandinClock.shared.now
    for step in script.steps {
      StandinClock.shared.advance(to: start + step.time)
      let place = NSPoint(x: desk.here.x + CGFloat(step.offset), y: desk.here.y)
      switch step.action {
      case .down?:
        if pressureComesFirst { sendPressure(step.force, at: place, in: desk.window) }
        send(.leftMouseDown, at: place, in: desk.window)
        if !pressureComesFirst { sendPressure(step.force, at: place, in: desk.window) }
      case .move?:
        if step.offset != 0 { send(.leftMouseDragged, at: place, in: desk.window) }
        sendPressure(step.force, at: place, in: desk.window)
      case .up?: send(.leftMouseUp, at: place, in: desk.window)
      case .cancel?: recognizer.isEnabled = false
      case nil: break
      }
      StandinClock.shared.turn()
    }
    #expect(StandinFaults.shared.list == [])
    return desk.take()
  }

  private func send(_ type: NSEvent.EventType, at place: NSPoint, in window: NSWindow, _ parts: NSEvent.Parts = .init())
  {
    NSApplication.shared.sendEvent(
      NSEvent(type, at: place, in: window, time: StandinClock.shared.now, modifierFlags: [], parts: parts))
  }

  /// A force of the script's as the system counts it: two stages, each with a pressure of its own.
  private func sendPressure(_ force: Double?, at place: NSPoint, in window: NSWindow) {
    guard let force else { return }
    var parts = NSEvent.Parts()
    parts.stage = force < 0.5 ? 1 : 2
    parts.pressure = Float(2 * force) - Float(parts.stage - 1)
    parts.pressureBehavior = .primaryDeepClick
    send(.pressure, at: place, in: window, parts)
  }
}
