#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
import DeepPress

extension PressDriver {
  /// Performs the gesture without a touch, from beginning to end.
  package func perform() -> Bool {
    withExtendedLifetime(host) {
      guard beginPerforming() else { return false }
      endPerforming(.ended)
      return true
    }
  }

  /// Begins the gesture without a touch. Nothing else is performed until it ends; a touch that lands cancels it.
  @discardableResult
  package func beginPerforming() -> Bool {
    guard host.isEnabled, contact == nil, !isPerforming else { return false }
    isPerforming = true
    tell(.began)
    return true
  }

  /// Ends or cancels what was begun without a touch, if it is still under way.
  package func endPerforming(_ phase: PressEvent.Phase) {
    guard isPerforming else { return }
    tell(phase)
    isPerforming = false
  }

  /// Tells everybody of a phase that no touch brought about.
  private func tell(_ phase: PressEvent.Phase) {
    // Somebody who is told may give the recogniser up.
    withExtendedLifetime(host) {
      performed = phase
      defer { performed = nil }
      if phase == (host.profile.completes == nil ? .began : .ended) { host.answerSuccess() }
      host.callHandler()
      sendMessages()
    }
  }

  /// The stage that targets are to read.
  package var shownStage: Int {
    switch performed {
    case nil: stage
    case .began: host.profile.successStage
    default: host.profile.completes ?? 0
    }
  }

  /// Whether targets are to read that something else stands in for force.
  package var isShownAsSimulated: Bool {
    isSimulated || performed != nil
  }
}
#endif
