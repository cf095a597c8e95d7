// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A window: the root of a tree of views, where events arrive.
@MainActor
open class UIWindow: UIView {
  /// Decides between the gesture recognisers in this window; a test asks it for faults and sets its readings.
  public let environment = GestureEnvironment()
  /// What `rootViewController` and `windowScene` keep; they are declared with controllers and scenes.
  var rootStorage: UIResponder?
  weak var sceneStorage: UIResponder?
  private var traits: UITraitCollection?
  private static weak var key: UIWindow?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { sceneStorage ?? super.next }
  open var isKeyWindow: Bool { UIWindow.key === self }

  open func makeKey() {
    UIWindow.key = self
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      environment.process(presses, in: self)
    } else {
      environment.process(event, in: self)
    }
  }

  // MARK: Traits

  open override var traitCollection: UITraitCollection { (traits ?? .ofWindows).with(overrideUserInterfaceStyle) }

  /// Changes the traits, as somebody does in Settings, and tells every view.
  public func change(traits new: UITraitCollection) {
    let previous = traitCollection
    traits = new
    tellOfTraits(previous)
  }
}
