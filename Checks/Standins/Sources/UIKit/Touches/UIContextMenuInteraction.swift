// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Marks a view that shows a menu when it is held; the menu itself isn't played.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
}

/// What a menu is to show.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: NSString? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu that it would show.
  public var menu: UIMenu? { actionProvider?([]) }
}

/// What a context menu asks.
@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
