#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
import DeepPress
import Foundation

/// A deep press at one moment.
public struct DeepPressValue: Sendable, Equatable {
  /// Began, changed, ended or cancelled.
  public var phase: PressEvent.Phase
  /// The force in 0…1; nil where nothing was measured.
  public var force: CGFloat?
  /// How many levels are reached.
  public var stage: Int
  /// Whether something else stands in for force.
  public var isSimulated: Bool
}

extension DeepPressValue {
  /// What a recogniser tells; nil while it tells nothing.
  @MainActor
  init?(_ recognizer: DeepPressGestureRecognizer) {
    switch recognizer.state {
    case .began: phase = .began
    case .changed: phase = .changed
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    default: return nil
    }
    force = recognizer.force.map { CGFloat($0) }
    stage = recognizer.stage
    isSimulated = recognizer.isSimulated
  }
}
#endif
