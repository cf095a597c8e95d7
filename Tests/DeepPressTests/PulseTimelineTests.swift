import Testing

@testable import DeepPress

@Suite("The pulse")
struct PulseTimelineTests {
  static let bounds = PulseTimeline.Rectangle(x: 10, y: 20, width: 200, height: 44)

  @Test("is the original's by default")
  func isOriginal() {
    let pulse = PulseTimeline()
    #expect([pulse.outset, pulse.cornerRadius, pulse.duration] == [50, 5, 0.25])
    #expect([pulse.initialLineWidth, pulse.finalLineWidth] == [1, 10])
    #expect(pulse.timing == .easeOut)
  }

  @Test("starts thin and opaque on the bounds")
  func starts() {
    let expected = PulseTimeline.Frame(bounds: Self.bounds, cornerRadius: 5, lineWidth: 1, opacity: 1)
    #expect(PulseTimeline().frame(at: 0, around: Self.bounds) == expected)
  }

  @Test(
    "draws nothing before its start, from its end on and at no time", arguments: [-0.001, 0.25, 1, .nan, .infinity])
  func isOver(time: Double) {
    #expect(PulseTimeline().frame(at: time, around: Self.bounds) == nil)
  }

  @Test("grows, thickens and fades alike")
  func growsLinearly() {
    var pulse = PulseTimeline()
    pulse.timing = CubicBezier(0, 0, 1, 1)
    // Half the time is half the way, whatever the curve's inner precision.
    let frame = pulse.frame(at: 0.125, around: Self.bounds)
    let found = frame.map { [$0.bounds.x, $0.bounds.y, $0.bounds.width, $0.bounds.height, $0.lineWidth, $0.opacity] }
    let expected = [-15, -5, 250, 94, 5.5, 0.5]
    #expect(found.map { zip($0, expected).allSatisfy { abs($0 - $1) < 1e-9 } } == true, "\(found ?? [])")
    #expect(frame?.cornerRadius == 5)
  }

  @Test("is fast at first and slow at the end, and never turns back")
  func easesOut() {
    let widths = (0..<250).compactMap { PulseTimeline().frame(at: Double($0) / 1000, around: Self.bounds)?.lineWidth }
    #expect(widths.count == 250)
    let steps = zip(widths, widths.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 < $0 + 1e-9 })
    #expect((widths.last ?? 0) > 9.99)
  }

  @Test("of no duration is never drawn", arguments: [0, -1, .nan])
  func hasNoDuration(duration: Double) {
    var pulse = PulseTimeline()
    pulse.duration = duration
    #expect(pulse.frame(at: 0, around: Self.bounds) == nil)
  }
}
