// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A path with a way to draw it.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    self.init(
      cgPath: CGPath(
        elements: PathShape.roundedRect(rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Clockwise as seen on the screen, where y grows downwards: the angle grows.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() {
    path.closeSubpath()
  }

  open func removeAllPoints() {
    path = CGMutablePath()
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point)
  }

  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
  }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
