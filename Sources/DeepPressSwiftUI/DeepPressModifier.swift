#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit))
import SwiftUI

#if canImport(UIKit)
import DeepPressUIKit
#else
import DeepPressAppKit
#endif

/// Puts a recogniser on a SwiftUI view, and its action among the accessibility actions.
@MainActor
struct DeepPressModifier: ViewModifier {
  let settings: DeepPressSettings
  @Environment(\.deepPressPulse) private var pulse
  @Environment(\.isEnabled) private var isEnabled
  @State private var holder = RecognizerHolder()

  private var current: DeepPressSettings {
    var current = settings
    current.isEnabled = isEnabled
    return current
  }

  func body(content: Content) -> some View {
    attached(to: content)
      .accessibilityAction(named: Text(holder.recognizer.accessibilityActionName)) {
        holder.recognizer.performDeepPress()
      }
  }

  #if canImport(UIKit)
  @ViewBuilder
  private func attached(to content: Content) -> some View {
    if #available(iOS 18.0, *) {
      content
        .gesture(DeepPressRepresentable(settings: current, pulse: pulse, recognizer: holder.recognizer))
        .background(AnchorView(settings: current, pulse: pulse, recognizer: holder.recognizer, brings: false))
    } else {
      content.background(AnchorView(settings: current, pulse: pulse, recognizer: holder.recognizer, brings: true))
    }
  }
  #else
  private func attached(to content: Content) -> some View {
    content.background(AnchorView(settings: current, pulse: pulse, recognizer: holder.recognizer, brings: true))
  }
  #endif
}

/// Keeps the recogniser of a SwiftUI view for as long as the view is there.
@MainActor
final class RecognizerHolder {
  lazy var recognizer = DeepPressGestureRecognizer { _ in }
}
#endif
