// Core Animation and AudioToolbox name their functions so.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The time that everything in these modules goes by; it moves only when a test moves it.
///
/// To advance is to run the main run loop for a while: whatever falls due on the way happens at its own time and in
/// order of time, and a turn of the run loop ends after each. What happens may schedule more, which counts as well.
/// What was done before belongs to a turn of its own, which ends first.
///
/// It goes by ticks of 2⁻³⁴ s, far below a billionth, and stops at the first that isn't too early. So the time
/// between two events is the same to the last bit whenever a test runs, after whichever others.
@MainActor
public final class StandinClock {
  /// The only one, as there is one main run loop.
  public static let shared = StandinClock()

  /// Seconds since the system's start.
  public private(set) var now: TimeInterval = 1_000
  private var sources: [any ClockSource] = []
  private var turnEnds: [() -> Void] = []
  private var queue: [() -> Void] = []

  private init() {}

  /// Adds something that has times of its own; of several that are due at once, the first added goes first.
  package func add(_ source: any ClockSource) {
    if !sources.contains(where: { $0 === source }) { sources.append(source) }
  }

  /// Takes away what was added.
  package func remove(_ source: any ClockSource) {
    sources.removeAll { $0 === source }
  }

  /// Adds what is done at the end of every turn of the run loop.
  package func onTurn(_ body: @escaping () -> Void) {
    turnEnds.append(body)
  }

  /// Leaves something for the next turn of the run loop.
  package func performOnNextTurn(_ body: @escaping () -> Void) {
    queue.append(body)
  }

  /// Runs the run loop for some seconds.
  public func advance(by seconds: TimeInterval) {
    advance(to: now + seconds)
  }

  /// Runs the run loop until a time; earlier than now, it turns once.
  public func advance(to time: TimeInterval) {
    let end = max(Self.tick(notBefore: time), now)
    turn()
    while let next = sources.compactMap(\.nextDue).min(), next <= end {
      now = max(now, Self.tick(notBefore: next))
      for source in sources where (source.nextDue ?? .infinity) <= now && isAdded(source) { source.fire() }
      turn()
    }
    guard end > now else { return }
    now = end
    turn()
  }

  private static func tick(notBefore time: TimeInterval) -> TimeInterval {
    let ticksPerSecond = TimeInterval(1 << 34)
    return (time * ticksPerSecond).rounded(.up) / ticksPerSecond
  }

  /// Whether nothing that happened at the same time took it away.
  private func isAdded(_ source: any ClockSource) -> Bool { sources.contains { $0 === source } }

  /// Turns the run loop once, at the present time.
  public func turn() {
    let work = queue
    queue = []
    for body in work { body() }
    for body in turnEnds { body() }
  }
}

/// Something that falls due at times of the clock.
@MainActor
package protocol ClockSource: AnyObject {
  /// When it is due next; nil for never.
  var nextDue: TimeInterval? { get }
  /// Does what is due by now. What it does next must be due later, or the clock stands still for ever.
  func fire()
}

/// Seconds since the system's start, on the stand-in's clock.
public func CACurrentMediaTime() -> TimeInterval {
  MainActor.assumeIsolated { StandinClock.shared.now }
}
