import AudioToolbox
import CoreHaptics
import Testing
import UIKit

@MainActor
struct FeedbackTests {
  private let log = FeedbackLog.shared

  /// In the test itself: between a suite's init and its test, others may run.
  private func clear() {
    log.clear()
    StandinFaults.shared.clear()
  }

  @Test("records each kind of feedback in order")
  func kinds() {
    clear()
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.25)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    AudioServicesPlayAlertSound(1_519)
    #expect(
      log.events == [
        .prepared("UIImpactFeedbackGenerator"), .impact("rigid", intensity: 1), .impact("rigid", intensity: 0.25),
        .selection, .notification("warning"), .systemSound(4_095), .alertSound(1_519),
      ])
  }

  @Test("records when it happened, in which view and where")
  func circumstances() {
    clear()
    let view = UIView(frame: .zero)
    let start = StandinClock.shared.now
    let impact = UIImpactFeedbackGenerator(style: .heavy, view: view)
    StandinClock.shared.advance(by: 0.5)
    impact.impactOccurred(intensity: 0.5, at: CGPoint(x: 1, y: 2))
    #expect(
      log.entries == [
        FeedbackLog.Entry(
          time: start + 0.5, event: .impact("heavy", intensity: 0.5), view: ObjectIdentifier(view),
          location: CGPoint(x: 1, y: 2))
      ])
    #expect(view.interactions.count == 1)
    view.removeInteraction(impact)
    impact.impactOccurred()
    #expect(log.entries.last?.view == nil)
  }

  @Test("records a fault for an intensity outside 0 to 1")
  func intensity() {
    clear()
    UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 1.5)
    #expect(StandinFaults.shared.list == ["an impact's intensity of 1.5"])
    StandinFaults.shared.clear()
  }

  @Test("plays haptic patterns on hardware that has haptics, and only while the engine runs")
  func patterns() throws {
    clear()
    let tap = CHHapticEvent(
      eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.1)
    let pattern = try CHHapticPattern(events: [tap], parameters: [])
    let engine = try CHHapticEngine()
    let player = try engine.makePlayer(with: pattern)
    #expect(throws: CHHapticError(.engineNotRunning)) { try player.start(atTime: CHHapticTimeImmediate) }
    try engine.start()
    try player.start(atTime: CHHapticTimeImmediate)
    engine.stop()
    #expect(log.events == [.engine("start"), .pattern(["hapticTransient"]), .engine("stop")])

    CHHapticEngine.hardware.supportsHaptics = false
    defer { CHHapticEngine.hardware.supportsHaptics = true }
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }
}
