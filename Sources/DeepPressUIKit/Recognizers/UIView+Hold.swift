#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

extension UIView {
  /// Whether holding it down does something already, so that a long press mustn't stand in for a deep one.
  var isHeldForItsOwnSake: Bool {
    self is UISlider || self is UIStepper || self is any UITextInput || hasOwnMenu
  }

  /// Whether holding it, or a secondary click, opens a menu.
  var hasOwnMenu: Bool {
    if #available(iOS 14.0, *), (self as? UIButton)?.menu != nil { return true }
    return interactions.contains { $0 is UIContextMenuInteraction }
  }
}
#endif
