import Testing
import UIKit

private final class Delegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  var result = true

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("launched \((launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "plainly")")
    return result
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    log.append("active")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    log.append("resigns")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    log.append("background")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    log.append("foreground")
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.append("performs \(shortcutItem.type)")
    completionHandler(shortcutItem.type == "search")
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var log: [String] = []
  var window: UIWindow?
  let controller = UIViewController()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    log.append("connects \(options.shortcutItem?.type ?? "plainly")")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    log.append("active")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    log.append("resigns")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    log.append("background")
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    log.append("foreground")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.append("performs \(shortcutItem.type)")
    completionHandler(true)
  }
}

@MainActor
struct ApplicationLaunchTests {
  private let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")

  @Test("launches without scenes, by a quick action that is performed once more")
  func coldWithoutScenes() {
    let delegate = Delegate()
    let launcher = StandinLauncher(delegate: delegate)
    launcher.launch(with: item)
    #expect(delegate.log == ["launched search", "performs search", "active"])
    #expect(launcher.answers == [true])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("doesn't perform the quick action again if launching returned false")
  func coldHandled() {
    let delegate = Delegate()
    delegate.result = false
    StandinLauncher(delegate: delegate).launch(with: item)
    #expect(delegate.log == ["launched search", "active"])
  }

  @Test("comes back from the background by a quick action, before or after it gets active", arguments: [true, false])
  func warmWithoutScenes(isBefore: Bool) {
    let delegate = Delegate()
    let launcher = StandinLauncher(delegate: delegate)
    launcher.performsBeforeActive = isBefore
    launcher.launch()
    launcher.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    launcher.enterForeground(with: UIApplicationShortcutItem(type: "unknown", localizedTitle: ""))
    let end = isBefore ? ["performs unknown", "active"] : ["active", "performs unknown"]
    #expect(delegate.log == ["launched plainly", "active", "resigns", "background", "foreground"] + end)
    #expect(launcher.answers == [false])
  }

  @Test("launches with a scene, which gets the quick action with its options and only there")
  func coldWithScene() {
    let (delegate, sceneDelegate) = (Delegate(), SceneDelegate())
    let launcher = StandinLauncher(delegate: delegate, sceneDelegate: sceneDelegate)
    launcher.launch(with: item)
    #expect(delegate.log == ["launched plainly"])
    #expect(sceneDelegate.log == ["connects search", "foreground", "active"])
    #expect(launcher.answers == [])
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene === launcher.scene)
    #expect(scene?.activationState == .foregroundActive)
    #expect(scene?.windows.count == 1 && scene?.windows.first === sceneDelegate.window)
    #expect(scene?.keyWindow === UIApplication.shared.keyWindow)
    #expect(sceneDelegate.controller.view.superview === sceneDelegate.window)
  }

  @Test("performs a quick action that finds the scene running")
  func warmWithScene() {
    let sceneDelegate = SceneDelegate()
    let launcher = StandinLauncher(delegate: Delegate(), sceneDelegate: sceneDelegate)
    launcher.launch()
    launcher.enterBackground()
    launcher.enterForeground(with: item)
    #expect(
      sceneDelegate.log == [
        "connects plainly", "foreground", "active", "resigns", "background", "foreground", "performs search", "active",
      ])
    #expect(launcher.answers == [true])
  }

  @Test("stops animations when it goes to the background")
  func animations() {
    let launcher = StandinLauncher(delegate: Delegate())
    launcher.launch()
    let layer = committedLayer(CALayer())
    let diary = AnimationDiary()
    let fade = fade()
    fade.delegate = DiaryDelegate(diary)
    layer.add(fade, forKey: nil)
    StandinClock.shared.advance(by: 0.25)
    launcher.enterBackground()
    #expect(diary.lines == ["0.0 start", "0.25 stopped"])
  }

  @Test("tells who listens to notifications of its state")
  func notifications() {
    final class Heard: @unchecked Sendable {
      var names: [NSNotification.Name] = []
    }
    let heard = Heard()
    let observers = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.names.append($0.name) }
    }
    let launcher = StandinLauncher(delegate: Delegate())
    launcher.launch()
    heard.names = []
    launcher.enterBackground()
    launcher.enterForeground()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      heard.names == [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ])
  }
}
