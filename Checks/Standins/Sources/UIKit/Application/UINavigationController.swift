// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stack of view controllers, of which the top one is seen; the bar isn't modelled.
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    show([rootViewController], animated: false)
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { show(newValue, animated: false) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embedTop()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    show(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    show(stack.dropLast(), animated: animated)
    return top
  }

  private func show(_ new: [UIViewController], animated: Bool) {
    let old = stack
    stack = new
    if let top = old.last, top !== new.last {
      top.disappear(animated: animated)
      top.viewIfLoaded?.removeFromSuperview()
    }
    for gone in old where !new.contains(gone) { gone.removeFromParent() }
    for added in new where !old.contains(added) { addChild(added) }
    if isViewLoaded { embedTop() }
  }

  private func embedTop() {
    guard let top = stack.last, top.view.superview !== view else { return }
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top.view)
    top.didMove(toParent: self)
  }
}

extension UIViewController {
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}

/// What a navigation bar shows of a view controller.
@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
}
