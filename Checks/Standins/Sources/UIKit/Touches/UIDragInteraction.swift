// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Marks a view that is lifted when it is held, to be dragged elsewhere; the drag itself isn't played.
@MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// As on a phone.
  public class var isEnabledByDefault: Bool { false }

  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// Something that is dragged.
@MainActor
open class UIDragItem: NSObject {}

/// A drag that goes on.
@MainActor
public protocol UIDragSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
}

/// What a drag interaction asks.
@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}
