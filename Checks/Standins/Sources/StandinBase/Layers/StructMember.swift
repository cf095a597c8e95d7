/// A member of a structure that a key path goes on with, such as `x` of a position or `scale` of a transform.
struct StructMember {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  func read(from value: Any) -> Any? {
    switch (AnimatableValue(value), name) {
    case (.point(let point), "x"): point.x
    case (.point(let point), "y"): point.y
    case (.size(let size), "width"): size.width
    case (.size(let size), "height"): size.height
    case (.rect(let rect), "origin"): rect.origin
    case (.rect(let rect), "size"): rect.size
    case (.transform(let transform), "scale"): (PlaneParts(transform).scaleX + PlaneParts(transform).scaleY) / 2
    case (.transform(let transform), "rotation"): PlaneParts(transform).angle
    case (.transform(let transform), "translation"): CGSize(width: transform.m41, height: transform.m42)
    case (.number(let number), "x"), (.number(let number), "y"), (.number(let number), "z"): CGFloat(number)
    case (.size(let size), "x"): size.width
    default: nil
    }
  }

  /// The structure with another value for the member; nil if it has no such member.
  func written(_ new: Any, into value: Any) -> Any? {
    guard let old = AnimatableValue(value), let new = AnimatableValue(new) else { return nil }
    switch (old, new) {
    case (.point(let point), .number(let number)): return write(CGFloat(number), into: point)
    case (.size(let size), .number(let number)): return write(CGFloat(number), into: size)
    case (.rect(let rect), .point(let origin)): return name == "origin" ? CGRect(origin: origin, size: rect.size) : nil
    case (.rect(let rect), .size(let size)): return name == "size" ? CGRect(origin: rect.origin, size: size) : nil
    case (.transform(let transform), .number(let number)): return write(CGFloat(number), into: transform)
    case (.transform(let transform), .size(let size)):
      guard name == "translation" else { return nil }
      var parts = PlaneParts(transform)
      (parts.x, parts.y) = (size.width, size.height)
      return parts.transform
    default: return nil
    }
  }

  private func write(_ number: CGFloat, into point: CGPoint) -> Any? {
    switch name {
    case "x": CGPoint(x: number, y: point.y)
    case "y": CGPoint(x: point.x, y: number)
    default: nil
    }
  }

  private func write(_ number: CGFloat, into size: CGSize) -> Any? {
    switch name {
    case "width": CGSize(width: number, height: size.height)
    case "height": CGSize(width: size.width, height: number)
    default: nil
    }
  }

  private func write(_ number: CGFloat, into transform: CATransform3D) -> Any? {
    var parts = PlaneParts(transform)
    switch name {
    case "scale": (parts.scaleX, parts.scaleY) = (number, number)
    case "scale.x": parts.scaleX = number
    case "scale.y": parts.scaleY = number
    case "rotation", "rotation.z": parts.angle = number
    case "translation.x": parts.x = number
    case "translation.y": parts.y = number
    default: return nil
    }
    return parts.transform
  }
}

/// A transform of the plane without shear, in parts: scaled, then turned, then moved.
private struct PlaneParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var angle: CGFloat
  var x: CGFloat
  var y: CGFloat

  init(_ transform: CATransform3D) {
    scaleX = hypot(transform.m11, transform.m12)
    angle = atan2(transform.m12, transform.m11)
    let determinant = transform.m11 * transform.m22 - transform.m12 * transform.m21
    scaleY = scaleX == 0 ? hypot(transform.m21, transform.m22) : determinant / scaleX
    (x, y) = (transform.m41, transform.m42)
  }

  var transform: CATransform3D {
    CATransform3DMakeAffineTransform(
      CGAffineTransform(scaleX: scaleX, y: scaleY)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}
