// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One trait, by its type.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  /// Reads the trait; the real protocol has a default value in its place.
  static func standinValue(of traits: UITraitCollection) -> Value
}

public typealias UITrait = any UITraitDefinition.Type

/// Whether the screen measures force.
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static func standinValue(of traits: UITraitCollection) -> UIForceTouchCapability {
    traits.forceTouchCapability
  }
}

/// The appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func standinValue(of traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// How large a reader wants text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func standinValue(of traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// Stands for a registration; give it back to end it.
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What one can register with for changes of traits.
@MainActor
public protocol UITraitChangeObservable {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  var isActive = true
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// The handler gets the observed object, and is called if one of the traits is different.
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { observed, previous in
      if let observed = observed as? T { handler(observed, previous) }
    }
  }

  /// The action gets the observed object.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    observe(traits) { observed, _ in (observed as? any SelectorPerforming)?.perform(action, with: observed) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (registration as? TraitRegistration)?.isActive = false
  }

  private func observe(_ traits: [UITrait], _ body: @escaping (Any, UITraitCollection) -> Void) -> TraitRegistration {
    let registration = TraitRegistration()
    let observer = { [weak self] (previous: UITraitCollection) in
      guard registration.isActive, let self else { return }
      let now = self.traitCollection
      if traits.contains(where: { differs($0, previous, now) }) { body(self, previous) }
    }
    (self as? UIView)?.traitObservers.append(observer)
    (self as? UIViewController)?.traitObservers.append(observer)
    return registration
  }
}

private func differs<Trait: UITraitDefinition>(
  _ trait: Trait.Type, _ one: UITraitCollection, _ other: UITraitCollection
) -> Bool {
  trait.standinValue(of: one) != trait.standinValue(of: other)
}
