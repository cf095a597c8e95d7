#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPressCocoa
import UIKit

/// Performs a recogniser's gesture when Apple Pencil Pro is squeezed while it hovers over the view.
@available(iOS 17.5, *)
final class PencilSqueeze: NSObject, UIPencilInteractionDelegate {
  private weak var recognizer: DeepPressGestureRecognizer?
  private var hasBegun = false

  init(recognizer: DeepPressGestureRecognizer) {
    self.recognizer = recognizer
  }

  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
    guard let recognizer else { return }
    let driver = recognizer.driver
    switch squeeze.phase {
    case .began:
      guard UIPencilInteraction.preferredSqueezeAction != .ignore, driver.canPerform,
        let view = interaction.view, let pose = squeeze.hoverPose, view.bounds.contains(pose.location)
      else { return }
      hasBegun = true
      driver.tell(.began)
    case .ended where hasBegun:
      hasBegun = false
      driver.tell(.ended)
    case .cancelled where hasBegun:
      hasBegun = false
      driver.tell(.cancelled)
    default:
      break
    }
  }
}
#endif
