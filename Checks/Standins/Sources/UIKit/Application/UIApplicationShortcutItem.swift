// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A quick action of the Home Screen.
@MainActor
open class UIApplicationShortcutItem: NSObject {
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  open fileprivate(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of a quick action.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
  /// The system's pictures.
  public enum IconType: Int, Sendable {
    case compose
    case play
    case pause
    case add
    case location
    case search
    case share
  }

  /// What it was made from.
  public let source: String

  public init(type: IconType) {
    source = "type \(type)"
  }

  public init(templateImageName: String) {
    source = "template \(templateImageName)"
  }

  public init(systemImageName: String) {
    source = "system \(systemImageName)"
  }
}
