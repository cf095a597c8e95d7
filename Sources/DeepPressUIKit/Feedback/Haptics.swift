#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import AudioToolbox
import CoreHaptics
import UIKit

/// What is felt when a press succeeds: an impact, or on a phone without an engine for it the old vibration.
@MainActor
final class Haptics {
  // A generator attaches itself to its view, so there is one for as long as the view is the same.
  private var generator: UIImpactFeedbackGenerator?
  private weak var view: UIView?

  /// Wakes the haptic engine, which takes a moment, as soon as a press is possible.
  func prepare(for view: UIView?) {
    guard Self.hasEngine(around: view) else { return }
    generator(for: view).prepare()
  }

  /// Answers a success.
  func impact(on view: UIView?) {
    guard Self.hasEngine(around: view) else { return AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }
    generator(for: view).impactOccurred()
  }

  /// Takes the generator off its view, which would keep it.
  func leave() {
    if #available(iOS 17.5, *), let generator { view?.removeInteraction(generator) }
    generator = nil
  }

  private func generator(for view: UIView?) -> UIImpactFeedbackGenerator {
    if let generator, self.view === view { return generator }
    leave()
    let made = Self.makeGenerator(for: view)
    generator = made
    self.view = view
    return made
  }

  /// Whether impacts are felt. UIKit doesn't say. Core Haptics knows its own engines, from the iPhone 8 on; that of the iPhone 7
  /// is UIKit's alone. Of the phones without Core Haptics the iPhone 7 is the one that shows P3 (Apple's iOS Device Compatibility
  /// Reference, Displays). So do iPads whose Pencil or trackpad taps; they have no vibration to miss.
  private static func hasEngine(around view: UIView?) -> Bool {
    CHHapticEngine.capabilitiesForHardware().supportsHaptics || view?.traitCollection.displayGamut == .P3
  }

  private static func makeGenerator(for view: UIView?) -> UIImpactFeedbackGenerator {
    if #available(iOS 17.5, *), let view { return UIImpactFeedbackGenerator(style: .heavy, view: view) }
    return UIImpactFeedbackGenerator(style: .heavy)
  }
}
#endif
