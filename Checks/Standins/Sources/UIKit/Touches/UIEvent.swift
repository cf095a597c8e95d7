// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What the screen reports at one moment: every touch that is down, and those that just left.
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var modifierFlags: UIKeyModifierFlags = []
  public internal(set) var buttonMask: ButtonMask = []
  var touches: [UITouch] = []
  var coalesced: [ObjectIdentifier: [UITouch]] = [:]
  var predicted: [ObjectIdentifier: [UITouch]] = [:]

  public nonisolated override init() {
    super.init()
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches { $0.receivers.contains(gesture) } }

  /// The readings since the last delivery, of which the last repeats the touch; nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return coalesced[ObjectIdentifier(touch)] ?? [touch.snapshot()]
  }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? predicted[ObjectIdentifier(touch)] ?? [] : nil
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = touches.filter(isWanted)
    return wanted.isEmpty ? nil : Set(wanted)
  }
}

/// The modifier keys of a keyboard.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
