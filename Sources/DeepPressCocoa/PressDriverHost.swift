#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
import DeepPress

/// A gesture recogniser of UIKit's or AppKit's, as its driver sees it.
@MainActor
package protocol PressDriverHost: AnyObject {
  /// What is recognised.
  var profile: PressProfile { get }
  /// The toolkit's state by its number, which both toolkits share: 0 is possible, then come the engine's phases in order.
  var stateNumber: Int { get set }
  /// Whether it recognises at all.
  var isEnabled: Bool { get }
  /// Whether a press can be going on, as far as the toolkit can be asked: it need not say when one can't any more.
  var canGoOn: Bool { get }
  /// Answers a successful press: pulse, haptics, the caller's closure.
  func answerSuccess()
  /// Calls the caller's closure for every state.
  func callHandler()
}

extension PressEvent.Phase {
  /// The number of the state that UIKit and AppKit call by the same name.
  package var stateNumber: Int { Int(rawValue) + 1 }
}
#endif
