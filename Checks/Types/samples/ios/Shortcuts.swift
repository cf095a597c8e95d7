// Home-screen quick actions routed through an application and a scene delegate.
import UIKit

enum ShortcutRoute: String, CaseIterable, Sendable {
  case compose, search
  @MainActor init?(_ item: UIApplicationShortcutItem) {
    self.init(rawValue: item.type.components(separatedBy: ".").last ?? "")
  }
  @MainActor var item: UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "app.\(rawValue)", localizedTitle: rawValue, localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(systemImageName: "star"), userInfo: ["origin": "dynamic" as NSString])
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    application.shortcutItems = ShortcutRoute.allCases.map(\.item)
    return launchOptions?[.shortcutItem] as? UIApplicationShortcutItem == nil
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(ShortcutRoute(shortcutItem) != nil)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = DeepPressViewController()
    window.makeKeyAndVisible()
    self.window = window
    if let item = connectionOptions.shortcutItem { _ = ShortcutRoute(item) }
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(ShortcutRoute(shortcutItem) != nil)
  }
}
