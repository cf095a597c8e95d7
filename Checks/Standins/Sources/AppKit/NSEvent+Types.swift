// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSEvent {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case rightMouseDragged = 7
    case mouseEntered = 8
    case mouseExited = 9
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case scrollWheel = 22
    case tabletPoint = 23
    case tabletProximity = 24
    case pressure = 34

    var isMouse: Bool { (1...7).contains(rawValue) }
    var isKey: Bool { self == .keyDown || self == .keyUp }
    var isPrimary: Bool { self == .leftMouseDown || self == .leftMouseUp || self == .leftMouseDragged }
    var isSecondary: Bool { self == .rightMouseDown || self == .rightMouseUp || self == .rightMouseDragged }
  }

  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }
    public init(type: EventType) {
      rawValue = 1 << UInt64(type.rawValue)
    }
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    public static let keyDown = EventTypeMask(type: .keyDown)
    public static let pressure = EventTypeMask(type: .pressure)
    public static let any = EventTypeMask(rawValue: .max)
  }

  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }

  /// How a trackpad's pressure goes through stages.
  public enum PressureBehavior: Int, Sendable {
    case unknown = -1
    case primaryDefault = 0
    case primaryClick = 1
    case primaryGeneric = 2
    case primaryAccelerator = 3
    case primaryDeepClick = 5
    case primaryDeepDrag = 6

    /// How many stages it has while a drag is on or not. The default is that of a deep click.
    func stages(isDragging: Bool) -> Int {
      switch self {
      case .primaryDeepDrag: 2
      case .primaryDefault, .primaryDeepClick: isDragging ? 1 : 2
      default: 1
      }
    }
  }
}

/// Says how pressure on a view is to go through stages.
public final class NSPressureConfiguration: NSObject {
  public let pressureBehavior: NSEvent.PressureBehavior

  public init(pressureBehavior: NSEvent.PressureBehavior) {
    self.pressureBehavior = pressureBehavior
  }
}
