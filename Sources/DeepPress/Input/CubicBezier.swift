/// A cubic Bézier curve from (0, 0) to (1, 1), as CSS and Core Animation name their timing functions.
public struct CubicBezier: Sendable, Equatable {
  /// The first control point's x, in 0…1.
  public var x1: Double
  /// The first control point's y.
  public var y1: Double
  /// The second control point's x, in 0…1.
  public var x2: Double
  /// The second control point's y.
  public var y2: Double

  /// Makes a curve of two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Fast at first, slow at the end: Core Animation's `easeOut`.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)

  /// The curve's y where it passes x, cut to 0…1; NaN for NaN.
  public func y(at x: Double) -> Double {
    if !(x > 0) { return x.isNothing ? x : 0 }
    if x >= 1 { return 1 }
    // x grows with the parameter as long as both control points' x lie in 0…1, so halving always finds it.
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    let y = Self.value((low + high) / 2, y1, y2)
    return y.isNothing ? x : min(max(y, 0), 1)
  }

  /// One coordinate at a parameter in 0…1, of a curve whose ends are 0 and 1.
  private static func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
