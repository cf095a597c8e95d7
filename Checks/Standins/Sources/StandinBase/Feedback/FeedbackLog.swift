/// What a person would have felt or heard, with the time at which they would have.
@MainActor
public final class FeedbackLog {
  /// That of all generators.
  public static let shared = FeedbackLog()
  /// Everything, in order.
  public private(set) var entries: [Entry] = []

  private init() {}

  /// One thing that happened.
  public struct Entry: Equatable {
    /// On the stand-in's clock.
    public let time: TimeInterval
    /// What it was.
    public let event: Event
    /// The view that a generator was made for, by its identity; nil for none.
    public let view: ObjectIdentifier?
    /// Where in the view, if the caller said so.
    public let location: CGPoint?

    /// Says what a test expects.
    public init(time: TimeInterval, event: Event, view: ObjectIdentifier?, location: CGPoint?) {
      self.time = time
      self.event = event
      self.view = view
      self.location = location
    }
  }

  /// What can happen.
  public enum Event: Hashable, Sendable {
    /// A generator of this class was made ready.
    case prepared(String)
    /// A collision; the style is named as UIKit's case.
    case impact(String, intensity: CGFloat)
    /// A selection moved.
    case selection
    /// A task came out; the type is named as UIKit's case.
    case notification(String)
    /// A point was aligned, or a path completed, on a canvas.
    case canvas(String)
    /// A system sound was played; 4095 is the vibration.
    case systemSound(UInt32)
    /// A system sound was played as an alert.
    case alertSound(UInt32)
    /// A haptic engine was started or stopped.
    case engine(String)
    /// A pattern of haptic events was played, each named as Core Haptics' case.
    case pattern([String])
    /// A trackpad tapped; the pattern and the time are named as AppKit's cases.
    case trackpad(String, at: String)
  }

  /// What happened, in order, without the times.
  public var events: [Event] { entries.map(\.event) }

  package func record(_ event: Event, view: AnyObject? = nil, at location: CGPoint? = nil) {
    entries.append(
      Entry(time: StandinClock.shared.now, event: event, view: view.map(ObjectIdentifier.init), location: location))
  }

  /// Forgets everything.
  public func clear() {
    entries = []
  }
}
