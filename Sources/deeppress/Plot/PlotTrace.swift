/// The force of one contact over time, in a bounded number of points.
struct PlotTrace {
  let contact: Int
  private(set) var points: [(time: Double, force: Double)] = []

  init(contact: Int) { self.contact = contact }

  /// The trace's highest point.
  var peak: (time: Double, force: Double)? { points.max { $0.force < $1.force } }

  /// Takes a reading; returns how many points it became.
  ///
  /// A device that has nothing new to say says nothing, so over a longer silence the force is held, not sloped.
  mutating func append(_ time: Double, _ force: Double) -> Int {
    let isHeld = points.last.map { time - $0.time > PlotTrace.silence && $0.force != force } ?? false
    if isHeld, let last = points.last { points.append((time, last.force)) }
    points.append((time, force))
    return isHeld ? 2 : 1
  }

  /// Seconds without a reading beyond which the force is drawn as held; the slowest device recorded sends 31 a second.
  private static let silence = 0.04

  /// Halves the points: of each four the lowest and the highest stay, and both ends.
  mutating func thin() {
    guard points.count > 8 else { return }
    var thinned: [(time: Double, force: Double)] = []
    thinned.reserveCapacity(points.count / 2 + 2)
    thinned.append(points[0])
    var index = 1
    while index < points.count - 1 {
      let group = points[index..<min(index + 4, points.count - 1)]
      let low = group.min { $0.force < $1.force } ?? group[index]
      let high = group.max { $0.force < $1.force } ?? group[index]
      thinned.append(low.time <= high.time ? low : high)
      if group.count > 1 { thinned.append(low.time <= high.time ? high : low) }
      index += 4
    }
    thinned.append(points[points.count - 1])
    points = thinned
  }
}
