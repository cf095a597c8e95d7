#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit))
@_exported import DeepPress
import SwiftUI

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
