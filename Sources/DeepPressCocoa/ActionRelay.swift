#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A target that calls a closure: with `ActionMessage`, the only place where this package meets the Objective-C runtime.
@MainActor
package final class ActionRelay: NSObject {
  private let body: @MainActor (Any?) -> Void

  /// Makes a target; toolkits don't keep their targets, so somebody must.
  package init(_ body: @escaping @MainActor (Any?) -> Void) {
    self.body = body
  }

  #if canImport(ObjectiveC)
  /// The action to give with it.
  package static let action = #selector(relay(_:))

  @objc private func relay(_ sender: Any?) {
    body(sender)
  }
  #else
  /// The action to give with it.
  package static let action: Selector = "relay:"
  #endif
}

#if !canImport(ObjectiveC)
extension ActionRelay: SelectorPerforming {
  package func perform(_ selector: Selector, with sender: Any?) {
    if selector == Self.action { body(sender) }
  }
}
#endif
#endif
