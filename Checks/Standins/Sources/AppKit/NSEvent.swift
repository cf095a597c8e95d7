// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Something that a device reported.
///
/// The real one raises when it is asked for what its type doesn't have; this one records a fault and answers 0.
open class NSEvent: NSObject {
  public let type: EventType
  public let locationInWindow: NSPoint
  public let modifierFlags: ModifierFlags
  public let timestamp: TimeInterval
  public private(set) weak var window: NSWindow?
  private let parts: Parts

  /// What only some types have.
  package struct Parts {
    package var clickCount = 0
    package var buttonNumber = 0
    package var pressure: Float = 0
    package var stage = 0
    package var stageTransition: CGFloat = 0
    package var pressureBehavior = PressureBehavior.unknown
    package var characters: String?
    package var keyCode: UInt16 = 0

    package init() {}
  }

  package init(
    _ type: EventType, at location: NSPoint, in window: NSWindow?, time: TimeInterval,
    modifierFlags: ModifierFlags = [], parts: Parts = Parts()
  ) {
    self.type = type
    locationInWindow = location
    self.window = window
    timestamp = time
    self.modifierFlags = modifierFlags
    self.parts = parts
  }

  /// In 0…1, of the stage alone: stages have a curve each. A device that doesn't measure it says 0 or 1.
  public var pressure: Float {
    valid(type.isMouse && type != .mouseMoved || type == .pressure || type == .tabletPoint, parts.pressure, #function)
  }
  public var stage: Int { valid(type == .pressure, parts.stage, #function) }
  public var stageTransition: CGFloat { valid(type == .pressure, parts.stageTransition, #function) }
  public var pressureBehavior: PressureBehavior { valid(type == .pressure, parts.pressureBehavior, #function) }
  public var clickCount: Int { valid(type.isMouse, parts.clickCount, #function) }
  public var buttonNumber: Int { valid(type.isMouse, parts.buttonNumber, #function) }
  public var characters: String? { valid(type.isKey, parts.characters, #function) }
  public var keyCode: UInt16 { valid(type.isKey, parts.keyCode, #function) }

  public class var doubleClickInterval: TimeInterval { 0.5 }

  /// The buttons that are down now, whoever takes their events; bit 0 is the primary one.
  public class var pressedMouseButtons: Int { buttons }
  private nonisolated(unsafe) static var buttons = 0

  /// What the device knows, before anybody gets the event.
  func noteButtons() {
    switch type {
    case .leftMouseDown: Self.buttons |= 1
    case .leftMouseUp: Self.buttons &= ~1
    case .rightMouseDown: Self.buttons |= 2
    case .rightMouseUp: Self.buttons &= ~2
    default: break
    }
  }

  private func valid<Value>(_ isValid: Bool, _ value: Value, _ name: String) -> Value {
    if isValid { return value }
    StandinFaults.shared.record("\(name) of an event of type \(type)")
    return switch value {
    case is Int: 0 as! Value
    case is Float: Float(0) as! Value
    case is CGFloat: CGFloat(0) as! Value
    default: value
    }
  }
}
