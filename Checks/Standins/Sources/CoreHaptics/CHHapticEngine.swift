// Names and meanings are Core Haptics' own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import StandinBase

/// What the hardware can do.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// The engine, which records what it plays.
public final class CHHapticEngine {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case systemError = -1
  }

  /// What the hardware can do; a test sets it, the real one can't be set.
  public struct Hardware: CHHapticDeviceCapability, Sendable {
    public var supportsHaptics = true
    public var supportsAudio = true
  }

  @MainActor public static var hardware = Hardware()

  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false
  public private(set) var isRunning = false

  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    MainActor.assumeIsolated { hardware }
  }

  /// Makes an engine; hardware without haptics has none.
  public init() throws {
    guard Self.capabilitiesForHardware().supportsHaptics else { throw CHHapticError(.notSupported) }
  }

  public func start() throws {
    isRunning = true
    Self.record(.engine("start"))
  }

  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    isRunning = false
    Self.record(.engine("stop"))
    completionHandler?(nil)
  }

  /// Stops it as the system would.
  public func standinStop(for reason: StoppedReason) {
    isRunning = false
    stoppedHandler(reason)
  }

  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    Player(engine: self, pattern: pattern)
  }

  static func record(_ event: FeedbackLog.Event) {
    MainActor.assumeIsolated { FeedbackLog.shared.record(event) }
  }

  private final class Player: CHHapticPatternPlayer {
    private let engine: CHHapticEngine
    private let pattern: CHHapticPattern

    init(engine: CHHapticEngine, pattern: CHHapticPattern) {
      self.engine = engine
      self.pattern = pattern
    }

    func start(atTime time: TimeInterval) throws {
      guard engine.isRunning else { throw CHHapticError(.engineNotRunning) }
      CHHapticEngine.record(.pattern(pattern.events.map(\.type.rawValue)))
    }

    func stop(atTime time: TimeInterval) throws {}
  }
}

/// What Core Haptics refuses.
public struct CHHapticError: Error, Equatable {
  /// Why.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case notSupported = -4809
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays one pattern.
public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}
