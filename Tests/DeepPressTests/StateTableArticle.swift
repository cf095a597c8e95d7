import Foundation

@testable import DeepPress

/// The state table as an article of the documentation, read off the code.
enum StateTableArticle {
  static var text: String {
    var lines = [
      "# The state table",
      "",
      """
      A contact is always in one **state**: it is gone, a press is possible, another is (rearmed, after one that ended), \
      one has begun, its completion is owed, it is spent (it reported an end), or it is barred until it lifts. Each \
      reading, and each time that comes due, is first \
      boiled down to one **signal**: nothing new, light or deep (below or at the level that begins), complete (at the \
      level that completes, for long enough), excluded (too many contacts, strayed, or above the maximum), lift, or \
      cancel. The table says where each signal leads from each state and which phase, if any, is reported. A profile \
      bends it in three places only, its **policy**: whether falling back ends, cancels or continues a begun press, \
      whether lifting ends or cancels it, and whether a contact may press again without lifting. An empty policy means \
      that it makes no difference.
      """,
      "",
      "| State | Signal | Policy | Next state | Phase |",
      "| --- | --- | --- | --- | --- |",
    ]
    for state in ContactState.allCases {
      var signals: [Signal] = []
      for (index, signal) in Signal.allCases.enumerated() {
        signals.append(signal)
        let following = Signal.allCases.dropFirst(index + 1).first
        if let following, outcomes(state, following) == outcomes(state, signal) { continue }
        for outcome in outcomes(state, signal) {
          let names = signals.map { "\($0)" }.joined(separator: ", ")
          let phase = outcome.transition.phase.map { "\($0)" } ?? "–"
          lines.append("| \(state) | \(names) | \(outcome.policy) | \(outcome.transition.next) | \(phase) |")
        }
        signals = []
      }
    }
    // A cell without words is written with one blank, not two.
    return lines.map { $0.replacingOccurrences(of: "|  |", with: "| |") }.joined(separator: "\n") + "\n"
  }

  /// Where a signal leads, and under which policy.
  private struct Outcome: Equatable {
    var policy: String
    var transition: Transition
  }

  private static func outcomes(_ state: ContactState, _ signal: Signal) -> [Outcome] {
    let questions: [(Transition.Policy) -> String] = [
      { "falling back \($0.fallingBack)" },
      { "lifting \($0.lifting)" },
      { $0.pressesAgain ? "presses again" : "presses once" },
    ]
    return split(Transition.Policy.all, by: questions[...]) { Transition.from(state, on: signal, under: $0) }
  }

  /// Asks one part of the policy after the other, as far as the answer makes a difference.
  private static func split(
    _ policies: [Transition.Policy], by questions: ArraySlice<(Transition.Policy) -> String>,
    outcome: (Transition.Policy) -> Transition
  ) -> [Outcome] {
    let first = outcome(policies[0])
    if policies.allSatisfy({ outcome($0) == first }) { return [Outcome(policy: "", transition: first)] }
    guard let question = questions.first else { return [] }
    var answers: [String] = []
    for policy in policies where !answers.contains(question(policy)) { answers.append(question(policy)) }
    let branches = answers.map { answer in
      split(policies.filter { question($0) == answer }, by: questions.dropFirst(), outcome: outcome)
    }
    if branches.allSatisfy({ $0 == branches[0] }) { return branches[0] }
    return zip(answers, branches).flatMap { answer, branch in
      branch.map { Outcome(policy: $0.policy.isEmpty ? answer : "\(answer), \($0.policy)", transition: $0.transition) }
    }
  }
}

extension Transition.Policy {
  /// Every policy there is.
  static let all: [Transition.Policy] = PressProfile.FallingBack.allCases.flatMap { fallingBack in
    PressProfile.Lifting.allCases.flatMap { lifting in
      [false, true].map { Transition.Policy(fallingBack: fallingBack, lifting: lifting, pressesAgain: $0) }
    }
  }
}
