// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The user's settings, as far as motion goes; a test sets them, and who listens hears of it.
@MainActor
public final class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  public nonisolated static let accessibilityDisplayOptionsDidChangeNotification =
    NSNotification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  public let notificationCenter = NotificationCenter()

  public package(set) var accessibilityDisplayShouldReduceMotion = false {
    didSet {
      guard oldValue != accessibilityDisplayShouldReduceMotion else { return }
      notificationCenter.post(name: Self.accessibilityDisplayOptionsDidChangeNotification, object: self)
    }
  }
}

/// Something that can be done with an element by another way than clicking it.
@MainActor
public final class NSAccessibilityCustomAction: NSObject {
  public var name: String
  public var handler: (() -> Bool)?
  public weak var target: AnyObject?
  public var selector: Selector?

  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }

  public init(name: String, target: any NSObjectProtocol, selector: Selector) {
    self.name = name
    self.target = target
    self.selector = selector
  }

  /// Performs it, as VoiceOver would; whether it could. A target's method can't return anything here, and is believed.
  @discardableResult
  public func standinPerform() -> Bool {
    if let handler { return handler() }
    guard let target = target as? any SelectorPerforming, let selector else { return false }
    target.perform(selector, with: self)
    return true
  }
}

/// The application, as far as events and its delegate go.
@MainActor
public final class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public weak var delegate: (any NSApplicationDelegate)?
  public private(set) var currentEvent: NSEvent?
  private var monitors: [Monitor] = []

  public var keyWindow: NSWindow? { NSWindow.keyWindow }

  /// Launches it, as the system does.
  public func standinLaunch() {
    delegate?.applicationDidFinishLaunching(Notification(name: Notification.Name("NSApplicationDidFinishLaunching")))
    StandinClock.shared.turn()
  }

  /// Sends an event to its window, unless a monitor keeps it.
  public func sendEvent(_ event: NSEvent) {
    event.noteButtons()
    var kept: NSEvent? = event
    for monitor in monitors where monitor.mask.contains(NSEvent.EventTypeMask(type: event.type)) {
      kept = kept.flatMap(monitor.handler)
    }
    currentEvent = kept
    if let kept { kept.window?.sendEvent(kept) }
    currentEvent = nil
  }

  fileprivate final class Monitor {
    let mask: NSEvent.EventTypeMask
    let handler: (NSEvent) -> NSEvent?

    init(mask: NSEvent.EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?) {
      self.mask = mask
      self.handler = handler
    }
  }

  fileprivate func add(_ monitor: Monitor) {
    monitors.append(monitor)
  }

  fileprivate func remove(_ monitor: Monitor) {
    monitors.removeAll { $0 === monitor }
  }
}

/// Hears of the application's life.
@MainActor
public protocol NSApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

extension NSEvent {
  /// The handler sees an event of the application before its window, and may change or keep it.
  @MainActor
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = NSApplication.Monitor(mask: mask, handler: block)
    NSApplication.shared.add(monitor)
    return monitor
  }

  @MainActor
  public class func removeMonitor(_ eventMonitor: Any) {
    if let monitor = eventMonitor as? NSApplication.Monitor { NSApplication.shared.remove(monitor) }
  }
}
