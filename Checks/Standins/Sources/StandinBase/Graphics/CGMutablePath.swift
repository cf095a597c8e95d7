// Names and meanings are Core Graphics's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A path that is being made.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
  }

  package override init(elements: [Element]) {
    super.init(elements: elements)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point).applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point).applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.curve(end, control1: control1, control2: control2).applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.quadCurve(end, control: control).applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect), transform: transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(ellipseIn: rect), transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform: transform)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShape.arc(
      center, radius: radius, from: startAngle, to: endAngle, isDecreasing: clockwise, continues: !isEmpty)
    elements += arc.map { $0.applying(transform) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  public func closeSubpath() {
    elements.append(.close)
  }
}
