// Timers, formatters, localised text, haptic capability.
import CoreHaptics
import Foundation

@MainActor
final class Alarm {
  private var timer: Timer?

  func set(for seconds: TimeInterval) {
    let deadline = ProcessInfo.processInfo.systemUptime + seconds
    let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { [weak self] timer in
      timer.invalidate()
      MainActor.assumeIsolated { self?.ring(late: ProcessInfo.processInfo.systemUptime - deadline) }
    }
    timer.tolerance = 0.01
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func ring(late: TimeInterval) {
    timer = nil
    print(late)
  }
}

func text(grams: Double) -> String {
  let formatter = NumberFormatter()
  formatter.numberStyle = .decimal
  formatter.maximumFractionDigits = 1
  formatter.locale = Locale(identifier: "de")
  let number = formatter.string(from: NSNumber(value: grams)) ?? "\(grams)"
  return String(format: NSLocalizedString("%@ grams", bundle: .main, comment: "A weight"), number)
}

@available(iOS 15.0, macOS 12.0, *)
func modernText(grams: Double) -> String {
  String(localized: "\(grams.formatted(.number.precision(.fractionLength(1)))) grams", comment: "A weight")
}

func weight(typed text: String) -> Double? {
  Double(text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: "."))
    ?? NumberFormatter().number(from: text)?.doubleValue
}

func canVibrate() -> Bool { CHHapticEngine.capabilitiesForHardware().supportsHaptics }

func remember(_ grams: Double) {
  UserDefaults.standard.set(grams, forKey: "grams")
  _ = UserDefaults.standard.double(forKey: "grams")
}
