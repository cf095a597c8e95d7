#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import UIKit

/// A view that a deep press can be set on, as a tap is on a button. Adopt it in one line:
///
/// ```swift
/// final class DeepPressableButton: UIButton, DeepPressable {}
///
/// button.setDeepPressAction { button in print("deep press on", button) }
/// ```
@MainActor
public protocol DeepPressable: UIView {}

extension DeepPressable {
  /// Sets the target that is told of each state of a deep press; it takes the place of a former one.
  ///
  /// The view offers the gesture as an accessibility action too.
  /// - Parameters:
  ///   - target: isn't kept.
  ///   - action: takes the recogniser, or nothing.
  ///   - threshold: force in 0…1.
  /// - Returns: the recogniser, to change its pulse, haptics or profile.
  @discardableResult
  public func setDeepPressAction(
    _ target: Any, action: Selector, threshold: CGFloat = 0.75
  ) -> DeepPressGestureRecognizer {
    attach(SetDeepPressGestureRecognizer(target: target, action: action, threshold: threshold))
  }

  /// Sets a closure that is called once for each deep press; it takes the place of a former one.
  /// - Parameters:
  ///   - threshold: force in 0…1.
  ///   - action: takes the view. The view keeps it, so let it hold the view weakly if it holds it at all.
  /// - Returns: the recogniser, to change its pulse, haptics or profile.
  @discardableResult
  public func setDeepPressAction(
    threshold: CGFloat = 0.75, _ action: @escaping @MainActor (Self) -> Void
  ) -> DeepPressGestureRecognizer {
    let recognizer = SetDeepPressGestureRecognizer(target: nil, action: nil, threshold: threshold)
    recognizer.onDeepPress = { [weak self] _ in
      if let self { action(self) }
    }
    return attach(recognizer)
  }

  /// Sets a closure that is called with each state of a deep press; it takes the place of a former one.
  /// - Parameters:
  ///   - threshold: force in 0…1.
  ///   - handler: takes the recogniser; its `state` tells.
  /// - Returns: the recogniser, to change its pulse, haptics or profile.
  @discardableResult
  public func setDeepPressHandler(
    threshold: CGFloat = 0.75, _ handler: @escaping @MainActor (DeepPressGestureRecognizer) -> Void
  ) -> DeepPressGestureRecognizer {
    attach(SetDeepPressGestureRecognizer(threshold: threshold, handler: handler))
  }

  /// Removes what `setDeepPressAction` or `setDeepPressHandler` set, and no other recogniser or action.
  public func removeDeepPressAction() {
    for recognizer in gestureRecognizers ?? [] {
      guard let ours = recognizer as? SetDeepPressGestureRecognizer else { continue }
      removeGestureRecognizer(ours)
      ours.haptics.leave()
      accessibilityCustomActions?.removeAll { $0 === ours.customAction }
    }
  }

  private func attach(_ recognizer: SetDeepPressGestureRecognizer) -> DeepPressGestureRecognizer {
    removeDeepPressAction()
    addGestureRecognizer(recognizer)
    accessibilityCustomActions = (accessibilityCustomActions ?? []) + [recognizer.accessibilityAction]
    return recognizer
  }
}

/// A recogniser that a `DeepPressable` view made, so that removing takes no other.
private final class SetDeepPressGestureRecognizer: DeepPressGestureRecognizer {}
#endif
