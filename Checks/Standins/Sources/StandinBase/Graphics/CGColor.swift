// Names and meanings are Core Graphics's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A colour by its components, grey and alpha or red, green, blue and alpha.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let parts: [CGFloat]

  private init(_ parts: [CGFloat]) {
    self.parts = parts
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, alpha])
  }

  public var components: [CGFloat]? { parts }
  public var numberOfComponents: Int { parts.count }
  public var alpha: CGFloat { parts[parts.count - 1] }
  public var description: String { "CGColor(\(parts))" }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(parts.dropLast() + [alpha])
  }

  /// Red, green, blue and alpha, of a grey too.
  package var rgba: [CGFloat] { parts.count == 4 ? parts : [parts[0], parts[0], parts[0], parts[1]] }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.parts == other.parts
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }
}
