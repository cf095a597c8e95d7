// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How things look: light or dark.
public final class NSAppearance: NSObject, Sendable {
  /// A look by its name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  public let name: Name

  private init(_ name: Name) {
    self.name = name
  }

  public convenience init?(named name: Name) {
    self.init(name)
  }

  /// What everything has until somebody says otherwise.
  static let aqua = NSAppearance(.aqua)

  private final class Current: @unchecked Sendable {
    var appearance = NSAppearance.aqua
  }

  private static let present = Current()

  /// What colours look by.
  public static func currentDrawing() -> NSAppearance { present.appearance }

  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let before = Self.present.appearance
    Self.present.appearance = self
    block()
    Self.present.appearance = before
  }

  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }
}

extension NSView {
  public var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? window?.effectiveAppearance ?? .aqua
  }
}

extension NSWindow {
  public var effectiveAppearance: NSAppearance { appearance ?? .aqua }
}
