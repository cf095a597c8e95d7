// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Looks after a view: makes it when it is asked for, and hears when it appears and is laid out.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var loaded: UIView?
  var traitObservers: [(UITraitCollection) -> Void] = []
  private var isVisible = false
  open var title: String?
  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = []
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  public let navigationItem = UINavigationItem()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      if loaded?.owner === self { loaded?.owner = nil }
      loaded?.layer.aroundLayout = nil
      loaded = newValue
      newValue?.owner = self
      newValue?.layer.aroundLayout = (
        before: { [weak self] in self?.viewWillLayoutSubviews() },
        after: { [weak self] in self?.viewDidLayoutSubviews() }
      )
      newValue?.traitObservers.append { [weak self] previous in self?.hearOfTraits(previous) }
    }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { StandinFaults.shared.record("\(type(of: self)).loadView() set no view") }
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loaded?.superview ?? parent ?? presentingViewController }

  // MARK: Traits

  open var traitCollection: UITraitCollection { loaded?.traitCollection ?? .outsideOfWindows }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func hearOfTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for observer in traitObservers { observer(previous) }
  }

  // MARK: Appearance

  /// Appears: what is seen at once, and the rest when the run loop has turned.
  func appear(animated: Bool) {
    guard !isVisible else { return }
    isVisible = true
    viewWillAppear(animated)
    for child in children where child.isViewLoaded { child.appear(animated: animated) }
    StandinClock.shared.performOnNextTurn { [weak self] in
      guard let self, self.isVisible else { return }
      self.view.layoutIfNeeded()
      self.viewDidAppear(animated)
    }
  }

  func disappear(animated: Bool) {
    guard isVisible else { return }
    isVisible = false
    viewWillDisappear(animated)
    for child in children { child.disappear(animated: animated) }
    StandinClock.shared.performOnNextTurn { [weak self] in
      guard let self, !self.isVisible else { return }
      self.viewDidDisappear(animated)
    }
  }

  // MARK: Others

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    disappear(animated: false)
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}

  /// A container calls it once the child's view is where it belongs.
  open func didMove(toParent parent: UIViewController?) {
    if let parent, parent.isVisible, viewIfLoaded?.window != nil { appear(animated: false) }
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else {
      return StandinFaults.shared.record("\(type(of: self)) can't present: it presents already, or isn't in a window")
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.view.frame = window.bounds
    window.addSubview(viewControllerToPresent.view)
    viewControllerToPresent.appear(animated: flag)
    if let completion { StandinClock.shared.performOnNextTurn(completion) }
  }

  /// Dismisses what this one presents, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.disappear(animated: flag)
    presented.viewIfLoaded?.removeFromSuperview()
    if let completion { StandinClock.shared.performOnNextTurn(completion) }
  }
}

/// How a presented view covers what is below; here it always covers the window.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case overFullScreen = 5
  case popover = 7
}
