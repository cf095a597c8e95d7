// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What assistive technologies do, and what a person set for them.
@MainActor
public enum UIAccessibility {
  /// What is posted to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    public static let screenChanged = Notification(rawValue: 1_000)
    public static let layoutChanged = Notification(rawValue: 1_001)
    public static let announcement = Notification(rawValue: 1_008)
    public static let pageScrolled = Notification(rawValue: 1_009)
  }

  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// A test sets it, as a person does in Settings; who listens hears of it.
  public package(set) static var isReduceMotionEnabled = false {
    didSet { tell(of: reduceMotionStatusDidChangeNotification, if: oldValue != isReduceMotionEnabled) }
  }
  public package(set) static var isVoiceOverRunning = false {
    didSet { tell(of: voiceOverStatusDidChangeNotification, if: oldValue != isVoiceOverRunning) }
  }
  public package(set) static var isSwitchControlRunning = false
  public package(set) static var isAssistiveTouchRunning = false

  /// What was posted, in order: the notification, and its argument's description.
  public package(set) static var posted: [Posted] = []

  /// Something posted.
  public struct Posted: Equatable, Sendable {
    public let notification: Notification
    public let argument: String?

    public init(notification: Notification, argument: String?) {
      self.notification = notification
      self.argument = argument
    }
  }

  public static func post(notification: Notification, argument: Any?) {
    posted.append(Posted(notification: notification, argument: argument.map { String(describing: $0) }))
  }

  private static func tell(of name: NSNotification.Name, if isChanged: Bool) {
    if isChanged { NotificationCenter.default.post(name: name, object: nil) }
  }
}

/// What an element is like, for who can't see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Something that can be done with an element by another way than touching it.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open private(set) weak var target: AnyObject?
  public let selector: Selector
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = ""
  }

  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Performs it, as VoiceOver would; whether it could. A target's method can't return anything here, and is believed.
  @discardableResult
  public func standinPerform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target = target as? any SelectorPerforming else { return false }
    target.perform(selector, with: self)
    return true
  }
}
