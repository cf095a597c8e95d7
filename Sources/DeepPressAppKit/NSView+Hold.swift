#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSView {
  /// Whether holding the mouse down on it does something already, so that a long press mustn't stand in for a deep one.
  var isHeldForItsOwnSake: Bool {
    self is NSSlider || self is NSStepper || self is NSText || self is NSTextField || self is NSPopUpButton
  }
}
#endif
