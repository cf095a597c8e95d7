#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import AudioToolbox
import CoreHaptics
import UIKit

/// What is felt when a press succeeds: an impact, or on a device without a haptic engine the old vibration.
@MainActor
final class Haptics {
  // A generator attaches itself to its view, so there is one for as long as the view is the same.
  private var generator: UIImpactFeedbackGenerator?
  private weak var view: UIView?

  /// Wakes the haptic engine, which takes a moment, as soon as a press is possible.
  func prepare(for view: UIView?) {
    guard Self.hasEngine else { return }
    generator(for: view).prepare()
  }

  /// Answers a success.
  func impact(on view: UIView?) {
    guard Self.hasEngine else { return AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }
    generator(for: view).impactOccurred()
  }

  private func generator(for view: UIView?) -> UIImpactFeedbackGenerator {
    if let generator, self.view === view { return generator }
    if #available(iOS 17.5, *), let generator { self.view?.removeInteraction(generator) }
    let made = Self.makeGenerator(for: view)
    generator = made
    self.view = view
    return made
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
