/// The one timer of a built-in recogniser or control.
@MainActor
final class GestureTimer {
  private var timer: Timer?

  /// Rings once, some seconds from now, unless it is set again or stopped.
  func set(_ seconds: TimeInterval, repeats: Bool = false, ring: @escaping @MainActor () -> Void) {
    stop()
    let timer = Timer(timeInterval: seconds, repeats: repeats) { _ in
      MainActor.assumeIsolated(ring)
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
