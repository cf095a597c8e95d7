// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Asks somebody something; a test answers with `standinChoose(_:)`.
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Chooses the action of a title: the alert goes away, and the action is handled.
  public func standinChoose(_ title: String) {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else {
      return StandinFaults.shared.record("the alert offers no \(title)")
    }
    dismiss(animated: false)
    action.handler?(action)
  }
}

/// One answer to an alert.
@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
