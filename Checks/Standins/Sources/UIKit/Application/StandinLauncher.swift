/// Plays the system to an application: launches it, sends it to the background and brings it back.
///
/// With a scene delegate it goes by scenes: a quick action that launches the application comes with the scene's
/// connection options and is not performed besides; one that finds it running is performed. Without one it goes by the
/// application delegate: a quick action that launches is among the launch options, and is performed as well unless
/// launching returned false.
@MainActor
public final class StandinLauncher {
  /// Whether a quick action of a running application comes before it gets active; the documentation doesn't say.
  public var performsBeforeActive = true
  /// Each answer that the application gave to a quick action, in order.
  public private(set) var answers: [Bool] = []
  /// The scene, once it is connected.
  public private(set) var scene: UIWindowScene?
  /// What the application answered to the question of how to make the scene.
  public private(set) var configuration: UISceneConfiguration?
  private let application = UIApplication.shared
  private let delegate: any UIApplicationDelegate
  private let sceneDelegate: (any UIWindowSceneDelegate)?

  /// Prepares the launch of an application.
  public init(delegate: any UIApplicationDelegate, sceneDelegate: (any UIWindowSceneDelegate)? = nil) {
    self.delegate = delegate
    self.sceneDelegate = sceneDelegate
  }

  /// Launches it, perhaps by a quick action.
  public func launch(with item: UIApplicationShortcutItem? = nil) {
    application.delegate = delegate
    application.connectedScenes = []
    application.applicationState = .inactive
    let goesByScenes = sceneDelegate != nil
    let options = goesByScenes ? nil : item.map { [UIApplication.LaunchOptionsKey.shortcutItem: $0 as Any] }
    let willPerform = delegate.application(application, willFinishLaunchingWithOptions: options)
    let doesPerform = delegate.application(application, didFinishLaunchingWithOptions: options)
    if goesByScenes { connect(UIScene.ConnectionOptions(shortcutItem: item)) }
    activate(performing: !goesByScenes && willPerform && doesPerform ? item : nil)
  }

  /// Sends it to the background. Animations don't outlast it.
  public func enterBackground() {
    resignActive()
    scene?.activationState = .background
    application.applicationState = .background
    if let scene {
      sceneDelegate?.sceneDidEnterBackground(scene)
    } else {
      delegate.applicationDidEnterBackground(application)
    }
    StandinAnimations.shared.removeAll()
    StandinClock.shared.turn()
  }

  /// Brings it back, perhaps by a quick action.
  public func enterForeground(with item: UIApplicationShortcutItem? = nil) {
    scene?.activationState = .foregroundInactive
    if let scene {
      sceneDelegate?.sceneWillEnterForeground(scene)
    } else {
      delegate.applicationWillEnterForeground(application)
    }
    application.applicationState = .inactive
    activate(performing: item)
  }

  /// Interrupts it, as a call does.
  public func resignActive() {
    if let scene {
      sceneDelegate?.sceneWillResignActive(scene)
    } else {
      delegate.applicationWillResignActive(application)
    }
    scene?.activationState = .foregroundInactive
    application.applicationState = .inactive
  }

  /// Takes the scene away.
  public func disconnect() {
    guard let scene else { return }
    sceneDelegate?.sceneDidDisconnect(scene)
    scene.activationState = .unattached
    application.connectedScenes.remove(scene)
    self.scene = nil
  }

  private func connect(_ options: UIScene.ConnectionOptions) {
    let session = UISceneSession()
    configuration = delegate.application(application, configurationForConnecting: session, options: options)
    let scene = UIWindowScene(session: session)
    session.scene = scene
    scene.delegate = sceneDelegate
    scene.activationState = .foregroundInactive
    application.connectedScenes.insert(scene)
    self.scene = scene
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    sceneDelegate?.sceneWillEnterForeground(scene)
  }

  private func activate(performing item: UIApplicationShortcutItem?) {
    if let item, performsBeforeActive { perform(item) }
    scene?.activationState = .foregroundActive
    application.applicationState = .active
    if let scene {
      sceneDelegate?.sceneDidBecomeActive(scene)
    } else {
      delegate.applicationDidBecomeActive(application)
    }
    if let item, !performsBeforeActive { perform(item) }
    StandinClock.shared.turn()
  }

  private func perform(_ item: UIApplicationShortcutItem) {
    let answer: (Bool) -> Void = { [weak self] in self?.answers.append($0) }
    if let scene {
      sceneDelegate?.windowScene(scene, performActionFor: item, completionHandler: answer)
    } else {
      delegate.application(application, performActionFor: item, completionHandler: answer)
    }
  }
}
