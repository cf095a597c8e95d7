// Names and meanings are Core Animation's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a time of its own runs in that of a parent.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public typealias CFTimeInterval = Double

/// What holds outside an animation's time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The names of curves that everybody uses.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of pace: a cubic Bézier from (0, 0) to (1, 1), whose x is time and whose y is progress.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Double]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [Double(c1x), Double(c1y), Double(c2x), Double(c2y)]
  }

  /// The control points of each name are as documented; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The point of an index: 0 is the start, 1 and 2 control the curve, 3 is the end.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    values[0] = Float(all[index * 2])
    values[1] = Float(all[index * 2 + 1])
  }

  /// The progress at a share of the time.
  package func progress(at time: Double) -> Double {
    if time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    var low = 0.0
    var high = 1.0
    // x grows with the parameter, as the control points' x lie in 0…1; 50 halvings reach the last bit.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.bezier(points[0], points[2], middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(points[1], points[3], low)
  }

  private static func bezier(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
