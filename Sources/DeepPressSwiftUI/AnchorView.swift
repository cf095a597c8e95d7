#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit))
import SwiftUI

#if canImport(UIKit)
import DeepPressUIKit

/// The anchor of a SwiftUI view, behind it and as large.
@MainActor
struct AnchorView: UIViewRepresentable {
  let settings: DeepPressSettings
  let pulse: Pulse?
  let recognizer: DeepPressGestureRecognizer
  let brings: Bool

  func makeUIView(context: Context) -> DeepPressAnchor {
    DeepPressAnchor(recognizer: recognizer, bringsRecognizer: brings)
  }

  func updateUIView(_ view: DeepPressAnchor, context: Context) {
    settings.apply(to: recognizer, pulse: pulse)
  }
}
#else
import DeepPressAppKit

/// The anchor of a SwiftUI view, behind it and as large.
@MainActor
struct AnchorView: NSViewRepresentable {
  let settings: DeepPressSettings
  let pulse: Pulse?
  let recognizer: DeepPressGestureRecognizer
  let brings: Bool

  func makeNSView(context: Context) -> DeepPressAnchor {
    DeepPressAnchor(recognizer: recognizer, bringsRecognizer: brings)
  }

  func updateNSView(_ view: DeepPressAnchor, context: Context) {
    settings.apply(to: recognizer, pulse: pulse)
  }
}
#endif
#endif
