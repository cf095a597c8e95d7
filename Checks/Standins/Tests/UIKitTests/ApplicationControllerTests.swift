import Testing
import UIKit

private final class Controller: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }

  override func viewWillAppear(_ animated: Bool) {
    log.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    log.append("appeared")
  }

  override func viewWillDisappear(_ animated: Bool) {
    log.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.append("disappeared")
  }

  override func viewDidLayoutSubviews() {
    log.append("laid out")
  }
}

private final class Performer: UIResponder, SelectorPerforming {
  var log: [String] = []

  func perform(_ selector: Selector, with sender: Any?) {
    log.append(selector.name)
  }
}

@MainActor
struct ApplicationControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let clock = StandinClock.shared

  @Test("loads its view when it is asked for, and no sooner")
  func loading() {
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(controller.log == ["loaded"])
  }

  @Test("appears, is laid out and disappears as the root of a window")
  func root() {
    let controller = Controller()
    window.rootViewController = controller
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.next === controller)
    clock.turn()
    #expect(controller.log == ["loaded", "will appear", "laid out", "appeared"])
    controller.log = []
    window.rootViewController = nil
    clock.turn()
    #expect(controller.log == ["will disappear", "disappeared"])
    #expect(controller.view.superview == nil)
  }

  @Test("pushes and pops, with only the top's view in the window")
  func navigation() {
    let (bottom, top) = (Controller(), Controller())
    let navigation = UINavigationController(rootViewController: bottom)
    window.rootViewController = navigation
    clock.turn()
    #expect(bottom.navigationController === navigation)
    #expect(bottom.log == ["loaded", "will appear", "laid out", "appeared"])
    navigation.pushViewController(top, animated: false)
    clock.turn()
    #expect(bottom.log.suffix(2) == ["will disappear", "disappeared"])
    #expect(top.log == ["loaded", "will appear", "laid out", "appeared"])
    #expect(top.view.window === window && bottom.view.window == nil)
    #expect(navigation.popViewController(animated: false) === top)
    clock.turn()
    #expect(top.log.suffix(2) == ["will disappear", "disappeared"])
    #expect(navigation.viewControllers == [bottom])
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test("presents and dismisses, with the completions on the next turn")
  func presentation() {
    StandinFaults.shared.clear()
    let (host, sheet) = (Controller(), Controller())
    window.rootViewController = host
    clock.turn()
    host.present(sheet, animated: true) { MainActor.assumeIsolated { sheet.log.append("completed") } }
    #expect(host.presentedViewController === sheet)
    #expect(sheet.log == ["loaded", "will appear"])
    clock.turn()
    #expect(sheet.log == ["loaded", "will appear", "laid out", "appeared", "completed"])
    sheet.dismiss(animated: true)
    clock.turn()
    #expect(sheet.log.suffix(2) == ["will disappear", "disappeared"])
    #expect(host.presentedViewController == nil)
    #expect(StandinFaults.shared.list == [])
  }

  @Test("hears of traits: by the old method, and by registration if one of its traits changed")
  func traits() {
    final class Listening: UIViewController {
      var log: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.append("changed from \(previous?.userInterfaceStyle as Any)")
      }
    }
    let controller = Listening()
    #expect(controller.traitCollection.forceTouchCapability == .unknown)
    window.rootViewController = controller
    #expect(controller.traitCollection.forceTouchCapability == .available)
    controller.log = []
    let registration = controller.registerForTraitChanges([UITraitForceTouchCapability.self]) {
      (seen: Listening, previous: UITraitCollection) in
      seen.log.append("force \(previous.forceTouchCapability) to \(seen.traitCollection.forceTouchCapability)")
    }
    window.change(traits: UITraitCollection(forceTouchCapability: .available, userInterfaceStyle: .dark))
    #expect(controller.log == ["changed from Optional(UIKit.UIUserInterfaceStyle.light)"])
    window.change(traits: UITraitCollection(forceTouchCapability: .unavailable, userInterfaceStyle: .dark))
    #expect(controller.log.last == "force available to unavailable")
    controller.unregisterForTraitChanges(registration)
    window.change(traits: UITraitCollection(forceTouchCapability: .available, userInterfaceStyle: .dark))
    #expect(controller.log.last == "changed from Optional(UIKit.UIUserInterfaceStyle.dark)")
  }

  @Test("sends an action without a target along the responders")
  func actions() {
    StandinFaults.shared.clear()
    let view = UIView(frame: window.bounds)
    let performer = Performer()
    UIApplication.shared.delegate = nil
    #expect(!UIApplication.shared.sendAction("act:", to: nil, from: view, for: nil))
    #expect(UIApplication.shared.sendAction("act:", to: performer, from: view, for: nil))
    #expect(performer.log == ["act:"])
    #expect(!UIApplication.shared.sendAction("act:", to: NSObject(), from: view, for: nil))
    #expect(StandinFaults.shared.list == ["NSObject doesn't perform act:"])
    StandinFaults.shared.clear()
  }

  @Test("performs custom actions of both kinds, and keeps no target")
  func accessibilityActions() {
    var performer: Performer? = Performer()
    let byTarget = UIAccessibilityCustomAction(name: "Press", target: performer, selector: "press")
    let byHandler = UIAccessibilityCustomAction(name: "Press") { $0.name == "Press" }
    #expect(byTarget.standinPerform())
    #expect(performer?.log == ["press"])
    performer = nil
    #expect(!byTarget.standinPerform())
    #expect(byHandler.standinPerform())
  }

  @Test("tells of reduced motion once for each change")
  func reducedMotion() {
    final class Heard: @unchecked Sendable {
      var count = 0
    }
    let heard = Heard()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in heard.count += 1 }
    for isReduced in [true, true, false] { UIAccessibility.isReduceMotionEnabled = isReduced }
    NotificationCenter.default.removeObserver(observer)
    #expect(heard.count == 2)
  }

  @Test("records what is posted to assistive technologies")
  func posts() {
    UIAccessibility.posted = []
    UIAccessibility.post(notification: .announcement, argument: "385 g")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(
      UIAccessibility.posted == [
        UIAccessibility.Posted(notification: .announcement, argument: "385 g"),
        UIAccessibility.Posted(notification: .layoutChanged, argument: nil),
      ])
  }

  @Test("performs an action of a menu for its sender, unless it is disabled")
  func menuActions() {
    var senders: [String] = []
    let action = UIAction(title: "Open") { senders.append("\($0.sender ?? "nobody")") }
    action.performWithSender("button", target: nil)
    action.attributes = .disabled
    action.performWithSender("button", target: nil)
    #expect(senders == ["button"])
    #expect(action.sender == nil)
    #expect(UIMenu(children: [action]).children == [action])
  }
}
