#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPressCocoa
import UIKit

/// Performs a recogniser's gesture when Apple Pencil Pro is squeezed while it hovers over the view.
@available(iOS 17.5, *)
final class PencilSqueeze: NSObject, UIPencilInteractionDelegate {
  private weak var recognizer: DeepPressGestureRecognizer?

  init(recognizer: DeepPressGestureRecognizer) {
    self.recognizer = recognizer
  }

  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
    guard let recognizer else { return }
    let driver = recognizer.driver
    switch squeeze.phase {
    case .began:
      // One that UIKit told no end of, as when its view was taken away.
      driver.endPerforming(.cancelled)
      guard UIPencilInteraction.preferredSqueezeAction != .ignore,
        let view = interaction.view, let pose = squeeze.hoverPose, view.bounds.contains(pose.location)
      else { return }
      driver.beginPerforming()
    case .ended:
      driver.endPerforming(.ended)
    case .cancelled:
      driver.endPerforming(.cancelled)
    default:
      break
    }
  }
}
#endif
