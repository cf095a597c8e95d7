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
    span = isUsable ? end - start : 1
  }

  func x(_ time: Double) -> Double {
    left + min(max((time - start) / span, 0), 1) * (right - left)
  }

  /// At most about ten times, a 1, 2 or 5 with zeros apart.
  var ticks: [Double] {
    var step = 1e-6
    var factors = [2.0, 2.5, 2.0].makeIterator()
    while span / step > 10, step < 1e12 {
      if let factor = factors.next() {
        step *= factor
      } else {
        factors = [2.0, 2.5, 2.0].makeIterator()
      }
    }
    let first = (start / step).rounded(.up)
    let count = min(Int(((start + span) / step - first).rounded(.down)), 20)
    guard count >= 0 else { return [] }
    return (0...count).map { (first + Double($0)) * step }
  }
}
