#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The one timer of an adapter: it rings when the engine's deadline has come, also while a scroll view is dragged.
@MainActor
final class Alarm {
  /// Seconds since the system's start, the clock of touches and events.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  private var timer: Timer?
  private var deadline: Double?

  /// Rings at a time, or not at all; the same time again leaves the timer alone.
  func set(for deadline: Double?, ring: @escaping @MainActor () -> Void) {
    guard deadline != self.deadline else { return }
    stop()
    guard let deadline else { return }
    self.deadline = deadline
    let timer = Timer(timeInterval: max(deadline - Self.now, 0), repeats: false) { [weak self] _ in
      // The main run loop rings it, so this is the main actor.
      MainActor.assumeIsolated {
        guard let self, self.deadline == deadline else { return }
        self.deadline = nil
        self.timer = nil
        ring()
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Forgets what it was set for.
  func stop() {
    timer?.invalidate()
    timer = nil
    deadline = nil
  }
}
#endif
