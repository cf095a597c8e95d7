// Names and meanings are Core Graphics's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A path that doesn't change, with elements that a test can read.
///
/// Core Graphics hands the elements out by `applyWithBlock` only; `elements` is this module's own.
public class CGPath: Hashable, CustomStringConvertible {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A curve of the second degree, with its control point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A curve of the third degree, with its control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to the start of the subpath.
    case close
  }

  /// The steps, first to last.
  public package(set) var elements: [Element]

  package init(elements: [Element]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(elements: PathShape.rect(rect).map { $0.applying(transform ?? .identity) })
  }

  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(elements: PathShape.ellipse(rect).map { $0.applying(transform ?? .identity) })
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    let shape = PathShape.roundedRect(rect, radii: [radii, radii, radii, radii])
    self.init(elements: shape.map { $0.applying(transform ?? .identity) })
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Around all points, control points among them.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// Around the path itself, to the accuracy of 32 lines for a curve.
  public var boundingBoxOfPath: CGRect { CGRect(around: subpaths.joined().map { $0 }) }

  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.points.last ?? start
    }
    return current
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform.inverted())
    var winding = 0
    for line in subpaths {
      for (from, to) in zip(line, line.dropFirst() + line.prefix(1)) where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  public func copy(using transform: CGAffineTransform) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }

  public var description: String { "CGPath(\(elements))" }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.elements == other.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// The subpaths as polygons.
  private var subpaths: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      guard let last = lines.last?.last else {
        lines.append(Array(element.points.suffix(1)))
        continue
      }
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      case .quadCurve, .curve: lines[lines.count - 1] += element.flattened(from: last)
      case .close: lines.append([lines[lines.count - 1][0]])
      }
    }
    return lines.filter { !$0.isEmpty }
  }
}

/// What lies inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
