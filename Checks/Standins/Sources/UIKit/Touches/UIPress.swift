// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One press of a button or a key.
@MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
    case pageUp = 30
    case pageDown = 31
    /// A key, which UIKit gives a number without a name; no recogniser gets it unless it allows the number.
    case keyboard = 2_000
  }

  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var phase = Phase.began
  public internal(set) var type = PressType.select
  public internal(set) var force: CGFloat = 0
  public internal(set) var key: UIKey?
  public internal(set) weak var window: UIWindow?
  public internal(set) weak var responder: UIResponder?
  public var gestureRecognizers: [UIGestureRecognizer]? { receivers }
  private var followers: [GestureReference] = []

  /// The recognisers that get it.
  var receivers: [UIGestureRecognizer] {
    get { followers.compactMap(\.recognizer) }
    set { followers = newValue.map { GestureReference(recognizer: $0) } }
  }

  public nonisolated override init() {
    super.init()
  }
}

/// The key of a keyboard.
@MainActor
open class UIKey: NSObject {
  public let characters: String
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags
  open var charactersIgnoringModifiers: String { characters }

  init(_ characters: String, _ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// A key's number in the HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardSpacebar = 0x2C
}

/// What buttons and keys report at one moment.
@MainActor
open class UIPressesEvent: UIEvent {
  var presses: [UIPress] = []

  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { Set(presses) }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { $0.receivers.contains(gesture) })
  }
}
