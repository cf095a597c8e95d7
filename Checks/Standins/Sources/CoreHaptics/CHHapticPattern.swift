// Names and meanings are Core Haptics' own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Haptic events in their order.
public final class CHHapticPattern: NSObject {
  public let events: [CHHapticEvent]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }

  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// A change of a parameter while a pattern plays; it is accepted and has no effect here.
public final class CHHapticDynamicParameter: NSObject {}

/// One tap or one buzz.
public final class CHHapticEvent: NSObject {
  /// What kind.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    public static let hapticTransient = EventType(rawValue: "hapticTransient")
    public static let hapticContinuous = EventType(rawValue: "hapticContinuous")
  }

  /// What can be set of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    public static let hapticIntensity = ParameterID(rawValue: "hapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "hapticSharpness")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// One setting of an event.
public final class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}
