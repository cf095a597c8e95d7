#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

extension UIView {
  /// Whether holding it down does something already, so that a long press mustn't stand in for a deep one.
  var isHeldForItsOwnSake: Bool {
    self is UISlider || self is UIStepper || self is any UITextInput
  }

  /// Whether holding it, or anything in it, opens a menu, as a secondary click does too.
  var hasOwnMenu: Bool {
    if #available(iOS 14.0, *), (self as? UIButton)?.menu != nil { return true }
    return interactions.contains { $0 is UIContextMenuInteraction }
  }

  /// Whether holding it, or anything in it, lifts it to be dragged elsewhere.
  var liftsDrags: Bool {
    interactions.contains { ($0 as? UIDragInteraction)?.isEnabled == true }
  }
}
#endif
