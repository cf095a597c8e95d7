#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit))
import SwiftUI

/// Puts a recogniser on a SwiftUI view, and its action among the accessibility actions.
@MainActor
struct DeepPressModifier: ViewModifier {
  let settings: DeepPressSettings
  /// The accessibility action's.
  let name: Text
  @Environment(\.deepPressPulse) private var pulse
  @Environment(\.isEnabled) private var isEnabled
  @State private var holder = RecognizerHolder()

  private var current: DeepPressSettings {
    var current = settings
    current.isEnabled = isEnabled
    return current
  }

  func body(content: Content) -> some View {
    attached(to: content).accessibilityAction(named: name) { holder.recognizer.performDeepPress() }
  }

  @ViewBuilder
  private func attached(to content: Content) -> some View {
    if #available(iOS 18.0, macOS 26.0, *) {
      // The only way in: SwiftUI's gestures with a priority, and those beside others, take no recogniser.
      content
        .gesture(DeepPressRepresentable(settings: current, pulse: pulse, model: holder.recognizer))
        .background(AnchorView(settings: current, pulse: pulse, recognizer: holder.recognizer, brings: false))
    } else {
      content.background(AnchorView(settings: current, pulse: pulse, recognizer: holder.recognizer, brings: true))
    }
  }
}

/// Keeps the recogniser of a SwiftUI view for as long as the view is there.
@MainActor
final class RecognizerHolder {
  lazy var recognizer = DeepPressGestureRecognizer { _ in }
}
#endif
