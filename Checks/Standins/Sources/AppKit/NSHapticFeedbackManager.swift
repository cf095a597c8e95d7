// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Gives out the performer of haptic feedback.
public final class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable {
    case generic
    case alignment
    case levelChange
  }

  public enum PerformanceTime: UInt, Sendable {
    case `default`
    case now
    case drawCompleted
  }

  public class var defaultPerformer: any NSHapticFeedbackPerformer { Recorder() }

  private struct Recorder: NSHapticFeedbackPerformer {
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
      MainActor.assumeIsolated { FeedbackLog.shared.record(.trackpad("\(pattern)", at: "\(performanceTime)")) }
    }
  }
}

/// Makes a trackpad tap; here it is recorded.
public protocol NSHapticFeedbackPerformer {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
