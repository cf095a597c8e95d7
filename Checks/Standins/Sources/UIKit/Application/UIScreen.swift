// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The screen, which a test may set.
@MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public package(set) var scale: CGFloat = 3
  public package(set) var maximumFramesPerSecond = 60
  public var nativeScale: CGFloat { scale }
  public var traitCollection: UITraitCollection { .ofWindows }

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The device, which a test may set.
@MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public package(set) var name = "iPhone"
  public package(set) var model = "iPhone"
  public package(set) var systemName = "iOS"
  public package(set) var systemVersion = "17.5"
  public package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
