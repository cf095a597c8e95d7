// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A colour, which may depend on traits.
///
/// The system's named colours have the values of the light and the dark appearance, rounded to a 255th.
open class UIColor: NSObject, @unchecked Sendable {
  private let provider: @Sendable (UITraitCollection) -> CGColor

  private init(provider: @escaping @Sendable (UITraitCollection) -> CGColor) {
    self.provider = provider
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // Each part is full for a third of the circle around its own hue, and fades over a sixth on both sides.
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (hue * 6 + offset).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(provider: { _ in cgColor })
  }

  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(provider: { dynamicProvider($0).provider($0) })
  }

  /// Under the current traits.
  public var cgColor: CGColor { provider(.current) }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: provider(traitCollection))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let provider = provider
    return UIColor(provider: { provider($0).copy(alpha: alpha) ?? provider($0) })
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.rgba
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Two colours are equal if they look the same in both appearances.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return UIUserInterfaceStyle.looks.allSatisfy { provider($0).rgba == other.provider($0).rgba }
  }

  open override var hash: Int { UIUserInterfaceStyle.looks.map { provider($0).rgba }.hashValue }
}

extension UIUserInterfaceStyle {
  fileprivate static var looks: [UITraitCollection] {
    [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)]
  }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  public static let systemBlue = named(light: (0, 122, 255), dark: (10, 132, 255))
  public static let systemRed = named(light: (255, 59, 48), dark: (255, 69, 58))
  public static let systemGreen = named(light: (52, 199, 89), dark: (48, 209, 88))
  public static let systemOrange = named(light: (255, 149, 0), dark: (255, 159, 10))
  public static let systemYellow = named(light: (255, 204, 0), dark: (255, 214, 10))
  public static let systemGray = named(light: (142, 142, 147), dark: (142, 142, 147))
  public static let systemGray5 = named(light: (229, 229, 234), dark: (44, 44, 46))
  public static let systemFill = named(light: (120, 120, 128), dark: (120, 120, 128)).withAlphaComponent(0.2)
  public static let separator = named(light: (60, 60, 67), dark: (84, 84, 88)).withAlphaComponent(0.29)
  public static let label = named(light: (0, 0, 0), dark: (255, 255, 255))
  public static let secondaryLabel = named(light: (60, 60, 67), dark: (235, 235, 245)).withAlphaComponent(0.6)
  public static let systemBackground = named(light: (255, 255, 255), dark: (0, 0, 0))
  public static let secondarySystemBackground = named(light: (242, 242, 247), dark: (28, 28, 30))
  public static let tintColor = systemBlue

  private static func named(light: (Int, Int, Int), dark: (Int, Int, Int)) -> UIColor {
    func color(_ parts: (Int, Int, Int)) -> CGColor {
      CGColor(red: CGFloat(parts.0) / 255, green: CGFloat(parts.1) / 255, blue: CGFloat(parts.2) / 255, alpha: 1)
    }
    let (light, dark) = (color(light), color(dark))
    return UIColor(provider: { $0.userInterfaceStyle == .dark ? dark : light })
  }
}
