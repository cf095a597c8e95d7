/// The animations that run, on the stand-in's clock.
public final class StandinAnimations: @unchecked Sendable {
  /// Those of all layers.
  public static let shared = StandinAnimations()
  private var all: [RunningAnimation] = []

  private init() {
    MainActor.assumeIsolated {
      StandinClock.shared.add(Source(animations: self))
      StandinClock.shared.onTurn {
        CATransaction.endTurn()
        self.dropOrphans()
      }
    }
  }

  /// How many haven't ended.
  public var count: Int { all.count { !$0.isOver } }

  /// Stops every animation unfinished, as when the application goes to the background.
  public func removeAll() {
    let stopped = all
    all = []
    for animation in stopped { animation.stop(finished: false) }
  }

  func run(_ animation: RunningAnimation) {
    animation.commit()
    guard !animation.isOver else { return }
    all.append(animation)
    fire()
  }

  /// Starts and ends what is due, in order of time.
  func fire() {
    let now = CACurrentMediaTime()
    while let (animation, due) = next, due <= now {
      if animation.hasStarted { animation.stop(finished: true) } else { animation.start() }
    }
    all.removeAll(where: \.isOver)
  }

  /// Layers that nothing keeps any more take their animations along.
  private func dropOrphans() {
    for animation in all where animation.layer == nil { animation.stop(finished: false) }
    all.removeAll(where: \.isOver)
  }

  private var next: (RunningAnimation, TimeInterval)? {
    all.compactMap { animation in animation.nextDue.map { (animation, $0) } }.min { $0.1 < $1.1 }
  }

  /// What the clock asks.
  private final class Source: ClockSource {
    private let animations: StandinAnimations

    nonisolated init(animations: StandinAnimations) {
      self.animations = animations
    }

    var nextDue: TimeInterval? { animations.next?.1 }
    func fire() { animations.fire() }
  }
}
