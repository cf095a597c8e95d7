/// How the stand-in behaves where UIKit's documentation is silent, or where its sources disagree.
///
/// Code that runs on UIKit must be right under every reading, so its tests run under each of `all`.
public struct GestureReading: Hashable, Sendable, CustomStringConvertible {
  /// When a recogniser that failed is reset.
  public enum FailedReset: Sendable, CaseIterable {
    /// On the next turn of the run loop: a finger that lands later starts afresh.
    case nextTurn
    /// Once every finger has lifted: until then it sees nothing.
    case afterAllLift
  }

  /// What is sent for several states that were set in one delivery.
  public enum Actions: Sendable, CaseIterable {
    /// One action, for the last of them.
    case last
    /// One for each, in order; the recogniser's state reads accordingly.
    case each
  }

  /// What becomes of touches on a view that is taken out of its window.
  public enum RemovedView: Sendable, CaseIterable {
    /// They are cancelled.
    case cancelsTouches
    /// Neither the view nor a recogniser on it hears of them again.
    case deliversNothing
    /// They go on as if nothing had happened.
    case goesOn
  }

  /// Whether a cancelled gesture sends its action: the guide says no, apps see that it does.
  public var cancelledSendsAction: Bool
  /// When a recogniser that failed is reset.
  public var failedReset: FailedReset
  /// What is sent for several states that were set in one delivery.
  public var actions: Actions
  /// What becomes of touches on a view that is taken out of its window.
  public var removedView: RemovedView

  /// Makes a reading; what isn't named is what most people see.
  public init(
    cancelledSendsAction: Bool = true, failedReset: FailedReset = .nextTurn, actions: Actions = .last,
    removedView: RemovedView = .cancelsTouches
  ) {
    self.cancelledSendsAction = cancelledSendsAction
    self.failedReset = failedReset
    self.actions = actions
    self.removedView = removedView
  }

  /// Every combination.
  public static var all: [GestureReading] {
    var all: [GestureReading] = []
    for cancelled in [true, false] {
      for reset in FailedReset.allCases {
        for actions in Actions.allCases {
          for removed in RemovedView.allCases {
            all.append(
              GestureReading(
                cancelledSendsAction: cancelled, failedReset: reset, actions: actions, removedView: removed))
          }
        }
      }
    }
    return all
  }

  /// For the names of tests.
  public var description: String {
    "cancelled \(cancelledSendsAction ? "sends" : "is silent"), failed resets \(failedReset), "
      + "actions \(actions), removed view \(removedView)"
  }
}
