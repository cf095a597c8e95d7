#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import DeepPressCocoa
import UIKit

extension DeepPressGestureRecognizer {
  /// Performs the gesture without a touch: everybody who is told of it hears that it began and that it ended.
  ///
  /// For a menu, a key command, a test. The recogniser must be enabled, and nobody pressing or squeezing.
  /// - Returns: whether it was performed.
  @discardableResult
  public func performDeepPress() -> Bool {
    driver.perform()
  }

  /// The action that offers the gesture to people who can't press, or not hard.
  ///
  /// `DeepPressable` and SwiftUI's `onDeepPress` add it to the view by themselves; for a recogniser that you add yourself:
  ///
  /// ```swift
  /// button.accessibilityCustomActions = [deepPress.accessibilityAction]
  /// ```
  ///
  /// VoiceOver and Switch Control list it among the view's actions, Full Keyboard Access under Tab–Z.
  public var accessibilityAction: UIAccessibilityCustomAction {
    customAction
  }

  /// An interaction that lets a squeeze of Apple Pencil Pro, hovering over its view, perform the gesture.
  ///
  /// ```swift
  /// if #available(iOS 17.5, *) { button.addInteraction(deepPress.makeSqueezeInteraction()) }
  /// ```
  ///
  /// Somebody who set the squeeze to do nothing is obeyed. A touch that lands during a squeeze cancels it and is followed.
  @available(iOS 17.5, *)
  public func makeSqueezeInteraction() -> UIPencilInteraction {
    let squeeze = PencilSqueeze(recognizer: self)
    squeezeDelegates.append(squeeze)
    return UIPencilInteraction(delegate: squeeze)
  }

  func makeCustomAction() -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: accessibilityActionName) { [weak self] _ in self?.performDeepPress() ?? false }
  }
}
#endif
