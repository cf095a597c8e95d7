#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
import DeepPress

extension PressDriver {
  /// Whether the gesture can be performed without a touch now.
  package var canPerform: Bool {
    host.isEnabled && contact == nil && performed == nil
  }

  /// Performs the gesture without a touch, from beginning to end.
  package func perform() -> Bool {
    guard canPerform else { return false }
    withExtendedLifetime(host) {
      tell(.began)
      tell(.ended)
    }
    return true
  }

  /// Tells everybody of a phase that no touch brought about.
  package func tell(_ phase: PressEvent.Phase) {
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
