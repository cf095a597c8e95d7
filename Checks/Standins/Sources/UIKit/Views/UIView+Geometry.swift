// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
  }

  /// To another view's coordinates; to the window's, or the topmost view's, for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// Follows its superview's new size, sharing what there is more among what is flexible.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let (x, width) = Self.share(
      new.width - old.width, frame.minX, frame.width, before: autoresizingMask.contains(.flexibleLeftMargin),
      inside: autoresizingMask.contains(.flexibleWidth), after: autoresizingMask.contains(.flexibleRightMargin))
    let (y, height) = Self.share(
      new.height - old.height, frame.minY, frame.height, before: autoresizingMask.contains(.flexibleTopMargin),
      inside: autoresizingMask.contains(.flexibleHeight), after: autoresizingMask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func share(
    _ more: CGFloat, _ start: CGFloat, _ length: CGFloat, before: Bool, inside: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let count = CGFloat([before, inside, after].filter { $0 }.count)
    guard count > 0 else { return (start, length) }
    return (start + (before ? more / count : 0), length + (inside ? more / count : 0))
  }
}
