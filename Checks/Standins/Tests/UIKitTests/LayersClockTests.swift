import Testing
import UIKit

@MainActor
struct LayersClockTests {
  private let clock = StandinClock.shared

  @Test("gives an interval the same length, to the last bit, whenever it begins", arguments: [0.0, 1.0 / 3, 7.77, 123])
  func intervals(offset: Double) {
    clock.advance(by: offset)
    let start = clock.now
    var lengths: [Double] = []
    for step in [0.5, 0.1, 1.0 / 60] {
      let before = clock.now
      clock.advance(by: step)
      lengths.append(clock.now - before)
    }
    let tick = 1 / Double(1 << 34)
    #expect(lengths == [0.5, (0.1 / tick).rounded(.up) * tick, (1 / 60 / tick).rounded(.up) * tick])
    #expect(clock.now - start == lengths.reduce(0, +))
  }

  @Test("rings a timer that is due when as much time has passed, and no later", arguments: [0.1, 1.0 / 3, 0.7])
  func timers(interval: Double) {
    final class Rung: @unchecked Sendable {
      var times: [Double] = []
    }
    let rung = Rung()
    let start = clock.now
    Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in rung.times.append(CACurrentMediaTime()) }
    clock.advance(by: interval)
    #expect(rung.times.count == 1)
    #expect(rung.times.allSatisfy { (0..<1e-9).contains($0 - start - interval) })
  }
}
