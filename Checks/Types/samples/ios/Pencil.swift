// Apple Pencil: force along the pencil, estimates, squeeze; a secondary click; accessibility actions; drags.
import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor
func perpendicularForce(of touch: UITouch) -> CGFloat? {
  guard touch.type == .pencil, touch.maximumPossibleForce > 0 else { return nil }
  guard touch.estimatedPropertiesExpectingUpdates.isDisjoint(with: [.force, .altitude]) else { return nil }
  return touch.estimatedProperties.contains(.force) ? nil : touch.force * sin(touch.altitudeAngle)
}

@MainActor
func isSecondary(_ event: UIEvent) -> Bool {
  if #available(iOS 13.4, *) { return event.buttonMask.contains(.secondary) }
  return false
}

@available(iOS 17.5, *)
final class Squeezes: NSObject, UIPencilInteractionDelegate {
  func attach(to view: UIView) { view.addInteraction(UIPencilInteraction(delegate: self)) }

  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
    switch (squeeze.phase, UIPencilInteraction.preferredSqueezeAction) {
    case (.ended, .showContextualPalette), (.ended, .runSystemShortcut): print(squeeze.hoverPose?.location ?? .zero)
    default: break
    }
  }

  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
    print(tap.timestamp, tap.hoverPose?.rollAngle ?? 0)
  }
}

/// A subclass whose only initialiser is its own: UIKit asks for no `init(coder:)`.
final class Squeezable: UIGestureRecognizer {
  let threshold: CGFloat

  init(threshold: CGFloat) {
    self.threshold = threshold
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { ignore(press, for: event) }
  }

  var actions: [UIAccessibilityCustomAction] {
    [
      UIAccessibilityCustomAction(name: "Press") { [weak self] _ in self?.isEnabled ?? false },
      UIAccessibilityCustomAction(name: "Press", target: self, selector: #selector(press)),
    ]
  }

  @objc private func press() -> Bool { true }
}

/// A hold that means something: it lifts the view, to be dragged elsewhere.
final class Lifts: NSObject, UIDragInteractionDelegate {
  func attach(to view: UIView) {
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = !UIDragInteraction.isEnabledByDefault
    view.addInteraction(interaction)
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    session.items
  }
}
