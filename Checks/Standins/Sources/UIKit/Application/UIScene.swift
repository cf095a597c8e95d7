// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One place where the application is shown.
@MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.unattached
  open var title: String! = ""

  package init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// What the scene is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// Why the scene was made.
  public final class ConnectionOptions: NSObject {
    public let shortcutItem: UIApplicationShortcutItem?

    package init(shortcutItem: UIApplicationShortcutItem?) {
      self.shortcutItem = shortcutItem
    }
  }
}

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {
  var attached: [() -> UIWindow?] = []

  open var windows: [UIWindow] { attached.compactMap { $0() } }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .ofWindows }
}

/// A scene as the system remembers it.
@MainActor
public final class UISceneSession: NSObject {
  public let persistentIdentifier = UUID().uuidString
  public let role: Role
  public internal(set) weak var scene: UIScene?
  public var userInfo: [String: Any]?

  package init(role: Role = .windowApplication) {
    self.role = role
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How to make a scene.
///
/// Without Objective-C no object can be made from a class alone, so `delegateClass` is for the application's tests to
/// read; the launcher is given the delegate.
@MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What a scene tells of its life.
@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What a scene with windows tells.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    StandinFaults.shared.record("\(type(of: self)) doesn't perform quick actions")
  }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public var windowScene: UIWindowScene? {
    get { sceneStorage as? UIWindowScene }
    set {
      windowScene?.attached.removeAll { $0() === self }
      sceneStorage = newValue
      newValue?.attached.append { [weak self] in self }
      UIApplication.shared.know(self)
    }
  }

  public var screen: UIScreen { .main }

  /// Setting it shows it: its view is loaded, fills the window and appears, at once for want of a hidden window.
  public var rootViewController: UIViewController? {
    get { rootStorage as? UIViewController }
    set {
      rootViewController?.disappear(animated: false)
      rootViewController?.viewIfLoaded?.removeFromSuperview()
      rootStorage = newValue
      UIApplication.shared.know(self)
      guard let newValue else { return }
      newValue.view.frame = bounds
      newValue.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(newValue.view, at: 0)
      newValue.appear(animated: false)
    }
  }
}
