/// The name of a method, which Objective-C isn't there to look up: `SelectorPerforming` answers it.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  /// What `#selector` would give, for example `tapped:`.
  public let name: String

  /// Names a method.
  public init(_ name: String) {
    self.name = name
  }

  /// Names a method.
  public init(stringLiteral value: String) {
    name = value
  }
}

/// What a target of actions is here, in place of its `@objc` methods.
@MainActor
public protocol SelectorPerforming: AnyObject {
  /// Does what the method of this name would do.
  func perform(_ selector: Selector, with sender: Any?)
}
