#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import AudioToolbox
import CoreHaptics
import UIKit

/// What is felt when a press succeeds: an impact, or on a device without a haptic engine the old vibration.
@MainActor
final class Haptics {
  private var generator: UIImpactFeedbackGenerator?

  /// Wakes the haptic engine, which takes a moment, as soon as a press is possible.
  func prepare(for view: UIView?) {
    guard Self.hasEngine else { return }
    generator = Self.makeGenerator(for: view)
    generator?.prepare()
  }

  /// Answers a success.
  func impact(on view: UIView?) {
    guard Self.hasEngine else { return AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }
    (generator ?? Self.makeGenerator(for: view)).impactOccurred()
  }

  /// Lets the engine go back to sleep.
  func release() {
    generator = nil
  }

  private static var hasEngine: Bool {
    CHHapticEngine.capabilitiesForHardware().supportsHaptics
  }

  private static func makeGenerator(for view: UIView?) -> UIImpactFeedbackGenerator {
    if #available(iOS 17.5, *), let view { return UIImpactFeedbackGenerator(style: .heavy, view: view) }
    return UIImpactFeedbackGenerator(style: .heavy)
  }
}
#endif
