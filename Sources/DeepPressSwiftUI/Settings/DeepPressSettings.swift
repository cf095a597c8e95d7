#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
import DeepPress
import Foundation

/// What `onDeepPress` was given.
@MainActor
struct DeepPressSettings {
  var threshold: CGFloat?
  var profile: PressProfile?
  var fallback: FallbackChoice
  var vibrates: Bool
  var perform: @MainActor (DeepPressValue) -> Void
  var onChange: @MainActor (DeepPressValue) -> Void
  var onEnd: @MainActor (DeepPressValue) -> Void
  /// As SwiftUI's `disabled` says.
  var isEnabled = true

  /// Gives a recogniser its settings; it takes them over with its next touch, and the closures at once.
  func apply(to recognizer: DeepPressGestureRecognizer, pulse: Pulse?) {
    var wanted = profile ?? DeepPressGestureRecognizer.defaultProfile
    if let threshold { wanted.levels[0].press = Double(threshold) }
    recognizer.profile = wanted
    if recognizer.isEnabled != isEnabled { recognizer.isEnabled = isEnabled }
    recognizer.fallback = fallback
    recognizer.vibrateOnDeepPress = vibrates
    recognizer.pulse = pulse
    recognizer.onDeepPress = { recognizer in
      if let value = DeepPressValue(recognizer) { perform(value) }
    }
    recognizer.handler = { recognizer in
      guard let value = DeepPressValue(recognizer) else { return }
      switch value.phase {
      case .changed: onChange(value)
      case .ended, .cancelled: onEnd(value)
      case .began, .failed: break
      }
    }
  }
}
#endif
