// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

/// What the surroundings of a view are like.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let forceTouchCapability: UIForceTouchCapability
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let displayScale: CGFloat
  public let displayGamut: UIDisplayGamut
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// Makes traits as a test wants them; the real ones are made by the system.
  public init(
    forceTouchCapability: UIForceTouchCapability = .unknown, userInterfaceStyle: UIUserInterfaceStyle = .light,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone, displayScale: CGFloat = 3,
    displayGamut: UIDisplayGamut = .SRGB, preferredContentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.forceTouchCapability = forceTouchCapability
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.displayGamut = displayGamut
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
  }

  /// What a view in no window has: nobody knows yet what its screen measures.
  static let outsideOfWindows = UITraitCollection(forceTouchCapability: .unknown)

  /// What a window has until a test changes it: a phone with 3D Touch.
  static let ofWindows = UITraitCollection(forceTouchCapability: .available)

  /// The same in another appearance, unless that is left open.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    if style == .unspecified { return self }
    return UITraitCollection(
      forceTouchCapability: forceTouchCapability, userInterfaceStyle: style, userInterfaceIdiom: userInterfaceIdiom,
      displayScale: displayScale, displayGamut: displayGamut,
      preferredContentSizeCategory: preferredContentSizeCategory, layoutDirection: layoutDirection)
  }

  private final class Current: @unchecked Sendable {
    var traits = UITraitCollection()
  }

  private static let present = Current()

  /// What colours look by.
  public static var current: UITraitCollection {
    get { present.traits }
    set { present.traits = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    actions()
    Self.current = before
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return forceTouchCapability == other.forceTouchCapability && userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && displayGamut == other.displayGamut
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection
  }

  public override var hash: Int { forceTouchCapability.rawValue ^ userInterfaceStyle.rawValue << 2 }
}

/// Whether the screen measures force.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  case unavailable
  case available
}

/// The appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// The range of colours that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB
  case P3
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

/// The direction of writing.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

/// How large a reader wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")

  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

/// What has traits.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
