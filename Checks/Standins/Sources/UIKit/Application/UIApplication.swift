// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The application: its scenes, its state, and where actions without a target go.
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  open package(set) var applicationState = State.inactive {
    didSet { tell(from: oldValue) }
  }
  open package(set) var connectedScenes: Set<UIScene> = []
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var isIdleTimerDisabled = false
  private var known: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  public override init() {
    super.init()
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// What the application is doing.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// Why the application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.ofWindows.preferredContentSizeCategory
  }

  /// Every window that has a scene or a root view controller.
  open var windows: [UIWindow] { known.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  func know(_ window: UIWindow) {
    known.removeAll { $0.window == nil }
    if !windows.contains(window) { known.append(WeakWindow(window: window)) }
  }

  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  /// Sends to the target; without one, to the first that can perform it from the first responder on, or from the
  /// sender where nobody is first responder. Whether somebody got it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      guard let target = target as? any SelectorPerforming else {
        StandinFaults.shared.record("\(type(of: target)) doesn't perform \(action.name)")
        return false
      }
      target.perform(action, with: sender)
      return true
    }
    var responder = UIResponder.firstResponder ?? sender as? UIResponder
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender), let target = candidate as? any SelectorPerforming {
        target.perform(action, with: sender)
        return true
      }
      responder = candidate.next
    }
    return false
  }

  private func tell(from old: State) {
    let name: NSNotification.Name? =
      switch (old, applicationState) {
      case (_, .background) where old != .background: Self.didEnterBackgroundNotification
      case (.background, .inactive): Self.willEnterForegroundNotification
      case (.active, .inactive): Self.willResignActiveNotification
      case (.inactive, .active): Self.didBecomeActiveNotification
      default: nil
      }
    if let name { NotificationCenter.default.post(name: name, object: self) }
  }
}

/// What the application asks and tells of its life.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    StandinFaults.shared.record("\(type(of: self)) doesn't perform quick actions")
  }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}
