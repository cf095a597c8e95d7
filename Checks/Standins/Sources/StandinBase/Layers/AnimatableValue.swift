/// A value that can be between two others.
enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color([CGFloat])
  case path(CGPath)
  case transform(CATransform3D)

  init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value.rgba)
    case let value as CGPath: self = .path(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue:
      let type = String(cString: value.objCType)
      if type.contains("Rect") {
        self = .rect(value.rectValue)
      } else if type.contains("Size") {
        self = .size(value.sizeValue)
      } else if type.contains("Point") {
        self = .point(value.pointValue)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The value without a box.
  var plain: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): CGColor(red: value[0], green: value[1], blue: value[2], alpha: value[3])
    case .path(let value): value
    case .transform(let value): value
    }
  }

  /// This and another, number by number; nil for two kinds, and for paths whose elements differ in kind.
  func combined(_ other: AnimatableValue, _ combine: (CGFloat, CGFloat) -> CGFloat) -> AnimatableValue? {
    func both(_ one: [CGFloat], _ other: [CGFloat]) -> [CGFloat] { zip(one, other).map(combine) }
    switch (self, other) {
    case (.number(let one), .number(let other)): return .number(Double(combine(CGFloat(one), CGFloat(other))))
    case (.point(let one), .point(let other)): return .point(Self.point(both([one.x, one.y], [other.x, other.y])))
    case (.size(let one), .size(let other)):
      let numbers = both([one.width, one.height], [other.width, other.height])
      return .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.rect(let one), .rect(let other)):
      let numbers = both(
        [one.origin.x, one.origin.y, one.width, one.height],
        [other.origin.x, other.origin.y, other.width, other.height])
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.color(let one), .color(let other)): return .color(both(one, other))
    case (.transform(let one), .transform(let other)):
      return .transform(CATransform3D(both(one.numbers, other.numbers)))
    case (.path(let one), .path(let other)):
      guard one.elements.count == other.elements.count,
        zip(one.elements, other.elements).allSatisfy({ $0.isSameKind(as: $1) })
      else { return nil }
      return .path(
        CGPath(
          elements: zip(one.elements, other.elements).map { from, to in
            from.with(zip(from.points, to.points).map { Self.point(both([$0.x, $0.y], [$1.x, $1.y])) })
          }))
    default: return nil
    }
  }

  private static func point(_ numbers: [CGFloat]) -> CGPoint {
    CGPoint(x: numbers[0], y: numbers[1])
  }
}
