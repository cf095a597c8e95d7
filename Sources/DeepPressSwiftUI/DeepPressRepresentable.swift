#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit))
import SwiftUI

/// The gesture as SwiftUI takes it, since iOS 18 and macOS 26.
///
/// SwiftUI may make a recogniser for each sequence of touches and drop it afterwards, so each is a new one. It adds a target
/// of its own to it, which has nothing to do; `performDeepPress` is called on the modifier's recogniser, not on these.
@available(iOS 18.0, macOS 26.0, *)
@MainActor
struct DeepPressRepresentable {
  let settings: DeepPressSettings
  let pulse: Pulse?
  /// What the pulse goes around is where the modifier's recogniser has it.
  let model: DeepPressGestureRecognizer

  private func make() -> DeepPressGestureRecognizer {
    let recognizer = DeepPressGestureRecognizer { _ in }
    recognizer.pulseModel = model
    update(recognizer)
    return recognizer
  }

  private func update(_ recognizer: DeepPressGestureRecognizer) {
    settings.apply(to: recognizer, pulse: pulse)
  }
}

#if canImport(UIKit)
@available(iOS 18.0, *)
extension DeepPressRepresentable: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> DeepPressGestureRecognizer {
    make()
  }

  func updateUIGestureRecognizer(_ recognizer: DeepPressGestureRecognizer, context: Context) {
    update(recognizer)
  }
}
#else
@available(macOS 26.0, *)
extension DeepPressRepresentable: NSGestureRecognizerRepresentable {
  func makeNSGestureRecognizer(context: Context) -> DeepPressGestureRecognizer {
    make()
  }

  func updateNSGestureRecognizer(_ recognizer: DeepPressGestureRecognizer, context: Context) {
    update(recognizer)
  }
}
#endif
#endif
