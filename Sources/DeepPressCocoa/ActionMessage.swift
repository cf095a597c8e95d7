#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A target and an action, as callers add them; the target isn't kept. Without either, nothing is sent.
@MainActor
package struct ActionMessage {
  package weak var target: AnyObject?
  package var action: Selector?

  package init(target: Any? = nil, action: Selector? = nil) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether it is the one that a removal means; nil means any.
  package func matches(target: Any?, action: Selector?) -> Bool {
    let isSameTarget = target.map { $0 as AnyObject === self.target } ?? true
    return isSameTarget && (action.map { $0 == self.action } ?? true)
  }

  /// Sends the action, as long as its target is there.
  package func send(from sender: Any) {
    guard let action else { return }
    #if canImport(ObjectiveC)
    _ = (target as? any NSObjectProtocol)?.perform(action, with: sender)
    #else
    (target as? any SelectorPerforming)?.perform(action, with: sender)
    #endif
  }
}
#endif
