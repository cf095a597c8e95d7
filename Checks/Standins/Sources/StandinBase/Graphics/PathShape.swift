/// The elements of common shapes.
package enum PathShape {
  /// How far from a quarter circle's end its control point is, in radii.
  private static let quarter: CGFloat = 0.552_284_749_830_793_6

  package static func rect(_ rect: CGRect) -> [CGPath.Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// Four curves, from the right.
  package static func ellipse(_ rect: CGRect) -> [CGPath.Element] {
    let unit = arc(.zero, radius: 1, from: 0, to: 2 * .pi, isDecreasing: false, continues: false) + [.close]
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return unit.map { $0.applying(fit) }
  }

  /// The radii go with the corners: minimum x and y, maximum x, maximum x and y, maximum y. They are cut to half a side.
  package static func roundedRect(_ rect: CGRect, radii: [CGSize]) -> [CGPath.Element] {
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var elements: [CGPath.Element] = []
    for ((corner, back, ahead), radius) in zip(corners, radii) {
      let width = min(radius.width, rect.width / 2)
      let height = min(radius.height, rect.height / 2)
      func point(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + direction.dx * width * share, y: corner.y + direction.dy * height * share)
      }
      elements.append(elements.isEmpty ? .move(point(back, 1)) : .line(point(back, 1)))
      guard width > 0, height > 0 else { continue }
      elements.append(
        .curve(point(ahead, 1), control1: point(back, 1 - quarter), control2: point(ahead, 1 - quarter)))
    }
    return elements + [.close]
  }

  /// An arc in parts of at most a quarter, from a line to its start if a path goes on.
  package static func arc(
    _ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isDecreasing: Bool, continues: Bool
  ) -> [CGPath.Element] {
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    if isDecreasing {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    let parts = max(Int((abs(sweep) / (turn / 4)).rounded(.up)), 1)
    let step = sweep / CGFloat(parts)
    let handle = 4 / 3 * tan(step / 4)
    var elements: [CGPath.Element] = [continues ? .line(point(start)) : .move(point(start))]
    for part in 0..<parts {
      let angle = start + step * CGFloat(part)
      elements.append(
        .curve(point(angle + step), control1: point(angle, handle), control2: point(angle + step, -handle)))
    }
    return elements
  }
}

extension CGPath.Element {
  /// The control points and then the end; none of a close.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    with(points.map { $0.applying(transform) })
  }

  /// The same kind of element with other points.
  package func with(_ points: [CGPoint]) -> CGPath.Element {
    switch self {
    case .move: .move(points[0])
    case .line: .line(points[0])
    case .quadCurve: .quadCurve(points[1], control: points[0])
    case .curve: .curve(points[2], control1: points[0], control2: points[1])
    case .close: .close
    }
  }

  /// Whether two elements differ in their points only.
  package func isSameKind(as other: CGPath.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close): true
    default: false
    }
  }

  /// A curve as 32 lines.
  func flattened(from start: CGPoint) -> [CGPoint] {
    let controls = [start] + points
    return (1...32).map { index in
      var level = controls
      let share = CGFloat(index) / 32
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { from, to in
          CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
      }
      return level[0]
    }
  }
}

/// A direction and a length.
public struct CGVector: Equatable, Sendable {
  /// Along x.
  public var dx: CGFloat
  /// Along y.
  public var dy: CGFloat

  /// Makes one.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
