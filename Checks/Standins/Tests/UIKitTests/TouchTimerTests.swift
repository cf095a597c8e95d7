import Testing
import UIKit

/// Timers on the stand-in's clock.
@MainActor
struct TouchTimerTests {
  private let journal = Journal()
  private let clock = StandinClock.shared

  private func timer(_ name: String, after seconds: TimeInterval, repeats: Bool = false) -> Timer {
    let timer = Timer(timeInterval: seconds, repeats: repeats) { [journal, clock, start = clock.now] timer in
      MainActor.assumeIsolated { journal.note("\(name) \(((clock.now - start) * 1_000).rounded() / 1_000)") }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  @Test("timers fire in order of time, each at its own")
  func order() {
    _ = timer("late", after: 0.5)
    _ = timer("early", after: 0.25)
    clock.advance(by: 1)
    #expect(journal.take() == ["early 0.25", "late 0.5"])
  }

  @Test("a timer that repeats goes on until it is invalidated")
  func repeating() {
    let timer = timer("tick", after: 0.25, repeats: true)
    clock.advance(by: 0.8)
    timer.invalidate()
    clock.advance(by: 1)
    #expect(journal.take() == ["tick 0.25", "tick 0.5", "tick 0.75"])
    #expect(!timer.isValid)
  }

  @Test("a timer that was invalidated never fires, even by another one due at the same time")
  func invalidated() {
    let before = TimerList.shared.count
    let second = Timer(timeInterval: 0.25, repeats: false) { [journal] _ in
      MainActor.assumeIsolated { journal.note("second") }
    }
    let first = Timer(timeInterval: 0.25, repeats: false) { _ in second.invalidate() }
    RunLoop.main.add(first, forMode: .common)
    RunLoop.main.add(second, forMode: .common)
    #expect(TimerList.shared.count == before + 2)
    clock.advance(by: 1)
    #expect(journal.take() == [])
    #expect(TimerList.shared.count == before)
  }

  @Test("a timer made by a timer fires within the same advance")
  func nested() {
    let clock = clock
    let journal = journal
    let start = clock.now
    let outer = Timer(timeInterval: 0.25, repeats: false) { _ in
      let inner = Timer(timeInterval: 0.25, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note("inner \(((clock.now - start) * 1_000).rounded() / 1_000)") }
      }
      RunLoop.main.add(inner, forMode: .common)
    }
    RunLoop.main.add(outer, forMode: .common)
    clock.advance(by: 1)
    #expect(journal.take() == ["inner 0.5"])
    #expect(clock.now == start + 1)
  }

  @Test("a date is read as its distance from the present")
  func dates() {
    let clock = clock
    let journal = journal
    let start = clock.now
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { journal.note("\(abs(clock.now - start - 0.5) < 0.1)") }
    }
    RunLoop.main.add(timer, forMode: .common)
    clock.advance(by: 1)
    #expect(journal.take() == ["true"])
  }

  @Test("the system's uptime is the clock's")
  func uptime() {
    let before = ProcessInfo.processInfo.systemUptime
    clock.advance(by: 2)
    #expect(ProcessInfo.processInfo.systemUptime == before + 2)
    #expect(CACurrentMediaTime() == clock.now)
  }
}
