#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit))
@_exported import DeepPress
import SwiftUI

#if canImport(UIKit)
import DeepPressUIKit
import UIKit

typealias DeepPressGestureRecognizer = DeepPressUIKit.DeepPressGestureRecognizer
typealias DeepPressAnchor = DeepPressUIKit.DeepPressAnchor
typealias Pulse = DeepPressUIKit.Pulse
typealias PlatformColor = UIColor
#else
import AppKit
import DeepPressAppKit

typealias DeepPressGestureRecognizer = DeepPressAppKit.DeepPressGestureRecognizer
typealias DeepPressAnchor = DeepPressAppKit.DeepPressAnchor
typealias Pulse = DeepPressAppKit.Pulse
typealias PlatformColor = NSColor
#endif

private struct DeepPressPulseKey: EnvironmentKey {
  static let defaultValue: Pulse? = Pulse()
}

extension EnvironmentValues {
  /// The ring that answers deep presses; nil for none.
  var deepPressPulse: Pulse? {
    get { self[DeepPressPulseKey.self] }
    set { self[DeepPressPulseKey.self] = newValue }
  }
}
#endif
