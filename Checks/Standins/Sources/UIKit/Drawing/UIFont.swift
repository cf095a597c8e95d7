// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A font by its size and weight; nothing measures text with it but by a rule of thumb.
open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  /// The weight that it was asked for.
  public let weight: Weight
  public let fontName: String

  init(name: String, size: CGFloat, weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, size: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "System", size: fontSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: "System", size: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "System", size: fontSize, weight: .bold)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: "System with equal digits", size: fontSize, weight: weight)
  }

  /// The size at the default content size; other content sizes aren't modelled.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(name: "System", size: style.size, weight: style == .headline ? .semibold : .regular)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize, weight: weight)
  }

  open var lineHeight: CGFloat { pointSize * 1.2 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  open override var hash: Int { pointSize.hashValue }

  /// How thick the strokes are, around 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

/// Scales fonts with the content size, which here is always the default.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  open func scaledFont(for font: UIFont) -> UIFont { font }

  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
