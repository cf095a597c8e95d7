// Names and meanings are Core Animation's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Calls a target for every frame, 60 in a second of the clock. It keeps its target, as the real one does.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private let target: Any
  private let selector: Selector
  private var source: Frames?
  public private(set) var timestamp: CFTimeInterval = 0
  public let duration: CFTimeInterval = 1.0 / 60
  public var isPaused = false
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard source == nil else { return }
    MainActor.assumeIsolated {
      let frames = Frames(link: self)
      source = frames
      StandinClock.shared.add(frames)
    }
  }

  public func invalidate() {
    MainActor.assumeIsolated {
      if let source { StandinClock.shared.remove(source) }
      source = nil
    }
  }

  @MainActor
  private final class Frames: ClockSource {
    // The run loop keeps a link that was added to it.
    private let link: CADisplayLink
    private var due: TimeInterval

    init(link: CADisplayLink) {
      self.link = link
      due = StandinClock.shared.now + link.duration
    }

    var nextDue: TimeInterval? { due }

    func fire() {
      link.timestamp = due
      due += link.duration
      if !link.isPaused { (link.target as? any SelectorPerforming)?.perform(link.selector, with: link) }
    }
  }
}
