// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, DontRepeatTypeInStaticProperties

/// A colour, which may depend on the appearance.
public final class NSColor: NSObject, Sendable {
  /// The name of a colour in a catalogue.
  public typealias Name = String

  private let provider: @Sendable (NSAppearance) -> CGColor

  private init(provider: @escaping @Sendable (NSAppearance) -> CGColor) {
    self.provider = provider
  }

  private convenience init(_ cgColor: CGColor) {
    self.init(provider: { _ in cgColor })
  }

  public convenience init(name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    self.init(provider: { dynamicProvider($0).provider($0) })
  }

  /// Under the current appearance.
  public var cgColor: CGColor { provider(.currentDrawing()) }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(CGColor(gray: white, alpha: alpha))
  }

  public static let black = NSColor(white: 0, alpha: 1)
  public static let white = NSColor(white: 1, alpha: 1)
  public static let gray = NSColor(white: 0.5, alpha: 1)
  public static let clear = NSColor(white: 0, alpha: 0)
  public static let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  public static let systemBlue = NSColor(srgbRed: 0, green: 122.0 / 255, blue: 1, alpha: 1)
  public static let systemRed = NSColor(srgbRed: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  public static let controlAccentColor = systemBlue
  public static let labelColor = black
  public static let windowBackgroundColor = NSColor(white: 0.93, alpha: 1)

  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    let provider = provider
    return NSColor(provider: { provider($0).copy(alpha: alpha) ?? provider($0) })
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?.cgColor.rgba == cgColor.rgba
  }

  public override var hash: Int { cgColor.rgba.hashValue }
}

/// A path with a way to draw it.
open class NSBezierPath: NSObject {
  private var path = CGMutablePath()
  open var lineWidth: CGFloat = 1

  public override init() {
    super.init()
  }

  public convenience init(rect: NSRect) {
    self.init(CGPath(rect: rect))
  }

  public convenience init(ovalIn rect: NSRect) {
    self.init(CGPath(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(CGPath(roundedRect: rect, cornerWidth: xRadius, cornerHeight: yRadius))
  }

  private convenience init(_ path: CGPath) {
    self.init()
    self.path.addPath(path)
  }

  open var cgPath: CGPath { CGPath(elements: path.elements) }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: NSRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

  open func move(to point: NSPoint) {
    path.move(to: point)
  }

  open func line(to point: NSPoint) {
    path.addLine(to: point)
  }

  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func close() {
    path.closeSubpath()
  }

  open func contains(_ point: NSPoint) -> Bool { path.contains(point) }
}
