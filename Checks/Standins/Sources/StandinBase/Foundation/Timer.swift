/// Foundation's timer on the stand-in's clock.
///
/// A date is read as its distance from the real present, which is then counted from the clock's now.
open class Timer: NSObject, @unchecked Sendable {
  /// Seconds between two firings of a timer that repeats; 0 for one that doesn't.
  public let timeInterval: TimeInterval
  /// Whether it may still fire.
  public private(set) var isValid = true
  /// How late it may fire; here it never is.
  public var tolerance: TimeInterval = 0
  /// Whatever its maker wants to keep with it.
  public let userInfo: Any? = nil
  fileprivate var due: TimeInterval
  /// Whether it also fires while a scroll view is dragged, since it was added for the common modes.
  fileprivate var isCommon = false
  private let block: @Sendable (Timer) -> Void

  private init(due: TimeInterval, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.due = due
    timeInterval = repeats ? max(interval, 0.0001) : 0
    self.block = block
  }

  /// Makes a timer that fires at a date once it is added to a run loop.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(due: Self.due(date), interval: interval, repeats: repeats, block: block)
  }

  /// Makes a timer that fires after some seconds once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(due: CACurrentMediaTime() + interval, interval: interval, repeats: repeats, block: block)
  }

  /// Makes a timer and adds it to the main run loop.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// When it fires next.
  public var fireDate: Date {
    get { Date(timeIntervalSinceNow: due - CACurrentMediaTime()) }
    set { due = Self.due(newValue) }
  }

  /// To a whole millisecond, upwards: some microseconds have gone by since the date was made.
  private static func due(_ date: Date) -> TimeInterval {
    CACurrentMediaTime() + (date.timeIntervalSinceNow * 1_000).rounded(.up) / 1_000
  }

  /// Fires now; one that doesn't repeat is then over.
  open func fire() {
    guard isValid else { return }
    if timeInterval == 0 { invalidate() } else { due = max(due, CACurrentMediaTime()) + timeInterval }
    block(self)
  }

  /// Stops it for good.
  open func invalidate() {
    isValid = false
    MainActor.assumeIsolated { TimerList.shared.remove(self) }
  }
}

/// The timers that were added to the main run loop and may still fire.
@MainActor
public final class TimerList: ClockSource {
  /// The main run loop's.
  public static let shared = TimerList()
  /// The scroll view that is dragged, if any: then only timers of the common modes fire.
  package weak var dragged: AnyObject?
  private var timers: [Timer] = []

  private init() {
    StandinClock.shared.add(self)
  }

  /// How many there are; a test that leaves some behind has leaked them.
  public var count: Int { timers.count }

  package var nextDue: TimeInterval? { timers.filter { $0.isCommon || dragged == nil }.map(\.due).min() }

  package func fire() {
    let now = StandinClock.shared.now
    for timer in timers.sorted(by: { $0.due < $1.due }) {
      if timer.isValid, timer.due <= now, timer.isCommon || dragged == nil { timer.fire() }
    }
  }

  fileprivate func add(_ timer: Timer, isCommon: Bool) {
    if isCommon { timer.isCommon = true }
    if timer.isValid, !timers.contains(timer) { timers.append(timer) }
  }

  fileprivate func remove(_ timer: Timer) {
    timers.removeAll { $0 === timer }
  }
}

/// Foundation's run loop, as far as timers need it.
public final class RunLoop: NSObject, Sendable {
  /// Foundation's names of modes.
  public typealias Mode = Foundation.RunLoop.Mode
  /// The main one.
  public static let main = RunLoop()
  /// The main one too: there is no other here.
  public static var current: RunLoop { main }

  /// Adds a timer; one that isn't for the common modes waits while a scroll view is dragged.
  public func add(_ timer: Timer, forMode mode: Mode) {
    MainActor.assumeIsolated { TimerList.shared.add(timer, isCommon: mode == .common) }
  }
}

/// Foundation's process information, as far as its clock goes.
public final class ProcessInfo: NSObject, Sendable {
  /// The only one.
  public static let processInfo = ProcessInfo()
  /// Seconds since the system's start, on the stand-in's clock.
  public var systemUptime: TimeInterval { CACurrentMediaTime() }
}
