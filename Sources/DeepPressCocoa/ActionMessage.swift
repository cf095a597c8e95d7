#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A target and an action, as callers add them; the target isn't kept.
@MainActor
package struct ActionMessage {
  private weak var target: AnyObject?
  private let action: Selector

  package init(target: Any, action: Selector) {
    self.target = target as AnyObject
    self.action = action
  }

  /// Whether it is the one that a removal means; nil means any.
  package func matches(target: Any?, action: Selector?) -> Bool {
    let isSameTarget = target.map { $0 as AnyObject === self.target } ?? true
    return isSameTarget && (action.map { $0 == self.action } ?? true)
  }

  /// Sends the action, as long as its target is there.
  package func send(from sender: Any) {
    #if canImport(ObjectiveC)
    _ = (target as? any NSObjectProtocol)?.perform(action, with: sender)
    #else
    (target as? any SelectorPerforming)?.perform(action, with: sender)
    #endif
  }
}
#endif
