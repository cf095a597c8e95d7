// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An image by its name.
///
/// Any system name is taken to exist; a name of the bundle exists if a test says so in `bundled`.
open class UIImage: NSObject, @unchecked Sendable {
  /// The names of the bundle's images and their sizes.
  @MainActor public static var bundled: [String: CGSize] = [:]
  /// The name that it was asked for by.
  public let name: String
  public let size: CGSize
  public let scale: CGFloat
  public let isSymbolImage: Bool

  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    size = CGSize(width: 20, height: 20)
    scale = 3
    isSymbolImage = true
  }

  @MainActor
  public init?(named name: String) {
    guard let size = Self.bundled[name] else { return nil }
    self.name = name
    self.size = size
    scale = 3
    isSymbolImage = false
  }
}
