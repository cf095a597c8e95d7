/// A time axis: seconds to places on paper, and ticks at round numbers.
struct PlotAxis {
  let left: Double
  let right: Double
  private let start: Double
  private let span: Double

  init(from start: Double, to end: Double, left: Double, right: Double) {
    self.left = left
    self.right = right
    let isUsable = start.isFinite && end.isFinite && end > start
    self.start = start.isFinite ? start : 0
    span = isUsable && (end - start).isFinite ? end - start : 1
  }

  func x(_ time: Double) -> Double {
    left + min(max((time - start) / span, 0), 1) * (right - left)
  }

  /// At most about ten times, a 1, 2 or 5 with zeros apart; none where the numbers are too large for a step to show.
  var ticks: [Double] {
    guard span.isFinite, span > 1e-5, abs(start) < span * 1e12, span < 1e12 else { return [] }
    var step = 1e-6
    var turn = 0
    while span / step > 10 {
      step *= turn % 3 == 1 ? 2.5 : 2
      turn += 1
    }
    let first = (start / step).rounded(.up)
    let count = Int(min(max(((start + span) / step - first).rounded(.down), 0), 20))
    return (0...count).map { (first + Double($0)) * step }
  }
}
