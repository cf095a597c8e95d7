#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import DeepPressCocoa
import UIKit

extension DeepPressGestureRecognizer {
  /// The force of the touch in 0…1; nil where nothing was measured. After a lift it is the last one before.
  public var force: CGFloat? {
    driver.force.map { CGFloat($0) }
  }

  /// The force of the touch in UIKit's numbers, of which 1 is an average touch; nil where nothing was measured.
  public var rawForce: CGFloat? {
    driver.rawForce.map { CGFloat($0) }
  }

  /// How many levels of the profile are reached; 0 for none, and after a lift.
  public var stage: Int {
    driver.shownStage
  }

  /// Whether something else stands in for force: holding down, a secondary click, an accessibility action, a squeeze.
  public var isSimulated: Bool {
    driver.isShownAsSimulated
  }

  /// What is known of how hard this view can be pressed: what the last touch showed, or before any, what UIKit says.
  ///
  /// UIKit says nothing before the view is in a window, and it doesn't count a pencil, so that only a touch can tell. Use it
  /// to explain ("holding down stands in"), not to decide whether to attach a recogniser.
  public var capability: Capability {
    guard driver.capability == .unknown else { return driver.capability }
    return switch view?.traitCollection.forceTouchCapability {
    case .available?: .available(.arbitrary)
    case .unavailable?: .unavailable
    default: .unknown
    }
  }
}
#endif
