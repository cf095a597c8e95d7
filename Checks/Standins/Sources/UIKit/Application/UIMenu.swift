// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An entry of a menu.
@MainActor
open class UIMenuElement: NSObject {
  open internal(set) var title: String
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// How an entry is offered.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

/// An entry that does something.
@MainActor
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// Who sends it, while it is sent.
  open private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender)
  }

  /// Does it for somebody; a disabled one does nothing.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu.
@MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }
}
