import Foundation
import Testing

@testable import DeepPress

/// The state table, row by row as it was meant, next to what the code does.
@Suite("The state table")
struct StateTableTests {
  @Test("leads where the table by hand says, for every state, signal and policy")
  func matchesTheTableByHand() {
    var differences: [String] = []
    for policy in Transition.Policy.all {
      for state in ContactState.allCases {
        for signal in Signal.allCases {
          let rows = Self.rows.filter { $0.state == state && $0.signal == signal && $0.holds(under: policy) }
          let found = Transition.from(state, on: signal, under: policy)
          if rows.map(\.transition) == [found] { continue }
          differences.append("\(state) × \(signal): by hand \(rows.map(\.transition)), found \(found) under \(policy)")
        }
      }
    }
    #expect(differences == [])
  }

  @Test("reports a phase only where the phase before allows it")
  func reportsPhasesInOrder() {
    let open: Set<ContactState> = [.begun, .completing]
    for policy in Transition.Policy.all {
      for state in ContactState.allCases {
        for signal in Signal.allCases {
          let transition = Transition.from(state, on: signal, under: policy)
          let isOpenAfter = open.contains(transition.next)
          let place = "\(state) × \(signal) under \(policy)"
          switch transition.phase {
          case .began: #expect(!open.contains(state) && isOpenAfter, "\(place)")
          case .changed: #expect(open.contains(state) && isOpenAfter, "\(place)")
          case .ended, .cancelled: #expect(open.contains(state) && !isOpenAfter, "\(place)")
          case .failed: #expect(state == .possible && !isOpenAfter, "\(place)")
          case nil: #expect(open.contains(state) == isOpenAfter, "\(place)")
          }
        }
      }
    }
  }

  @Test("is printed in the documentation as it is")
  func isPrinted() throws {
    let article = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/DeepPress/DeepPress.docc/StateTable.md")
    let generated = StateTableArticle.text
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: article.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(generated.utf8).write(to: article)
    }
    let checkedIn = try? String(decoding: Data(contentsOf: article), as: UTF8.self)
    #expect(
      checkedIn == generated,
      """
      StateTable.md is not what the code does. If the change is meant, rewrite it:
      UPDATE_SNAPSHOTS=1 swift test --filter StateTableTests
      """)
  }

  /// One row by hand; a part of the policy that is nil may be anything.
  struct Row {
    var state: ContactState
    var signal: Signal
    var fallingBack: PressProfile.FallingBack?
    var lifting: PressProfile.Lifting?
    var pressesAgain: Bool?
    var transition: Transition

    init(
      _ state: ContactState, _ signal: Signal, _ next: ContactState, _ phase: PressEvent.Phase? = nil,
      fallingBack: PressProfile.FallingBack? = nil, lifting: PressProfile.Lifting? = nil, pressesAgain: Bool? = nil
    ) {
      self.state = state
      self.signal = signal
      self.fallingBack = fallingBack
      self.lifting = lifting
      self.pressesAgain = pressesAgain
      transition = Transition(next, phase)
    }

    func holds(under policy: Transition.Policy) -> Bool {
      (fallingBack ?? policy.fallingBack) == policy.fallingBack && (lifting ?? policy.lifting) == policy.lifting
        && (pressesAgain ?? policy.pressesAgain) == policy.pressesAgain
    }
  }

  static let rows: [Row] = [
    Row(.gone, .nothing, .gone),
    Row(.gone, .light, .gone),
    Row(.gone, .deep, .gone),
    Row(.gone, .complete, .gone),
    Row(.gone, .excluded, .gone),
    Row(.gone, .lift, .gone),
    Row(.gone, .cancel, .gone),

    Row(.possible, .nothing, .possible),
    Row(.possible, .light, .possible),
    Row(.possible, .deep, .begun, .began),
    Row(.possible, .complete, .completing, .began),
    Row(.possible, .excluded, .barred, .failed),
    Row(.possible, .lift, .gone, .failed),
    Row(.possible, .cancel, .gone, .failed),

    Row(.rearmed, .nothing, .rearmed),
    Row(.rearmed, .light, .rearmed),
    Row(.rearmed, .deep, .begun, .began),
    Row(.rearmed, .complete, .completing, .began),
    Row(.rearmed, .excluded, .barred),
    Row(.rearmed, .lift, .gone),
    Row(.rearmed, .cancel, .gone),

    Row(.begun, .nothing, .begun),
    Row(.begun, .light, .spent, .ended, fallingBack: .ends, pressesAgain: false),
    Row(.begun, .light, .rearmed, .ended, fallingBack: .ends, pressesAgain: true),
    Row(.begun, .light, .spent, .cancelled, fallingBack: .cancels, pressesAgain: false),
    Row(.begun, .light, .rearmed, .cancelled, fallingBack: .cancels, pressesAgain: true),
    Row(.begun, .light, .begun, .changed, fallingBack: .continues),
    Row(.begun, .deep, .begun, .changed),
    Row(.begun, .complete, .spent, .ended),
    Row(.begun, .excluded, .barred, .cancelled),
    Row(.begun, .lift, .gone, .ended, lifting: .ends),
    Row(.begun, .lift, .gone, .cancelled, lifting: .cancels),
    Row(.begun, .cancel, .gone, .cancelled),

    Row(.completing, .nothing, .spent, .ended),
    Row(.completing, .light, .spent, .ended),
    Row(.completing, .deep, .spent, .ended),
    Row(.completing, .complete, .spent, .ended),
    Row(.completing, .excluded, .barred, .cancelled),
    Row(.completing, .lift, .gone, .ended),
    Row(.completing, .cancel, .gone, .cancelled),

    Row(.spent, .nothing, .spent),
    Row(.spent, .light, .spent, pressesAgain: false),
    Row(.spent, .light, .rearmed, pressesAgain: true),
    Row(.spent, .deep, .spent),
    Row(.spent, .complete, .spent),
    Row(.spent, .excluded, .barred),
    Row(.spent, .lift, .gone),
    Row(.spent, .cancel, .gone),

    Row(.barred, .nothing, .barred),
    Row(.barred, .light, .barred),
    Row(.barred, .deep, .barred),
    Row(.barred, .complete, .barred),
    Row(.barred, .excluded, .barred),
    Row(.barred, .lift, .gone),
    Row(.barred, .cancel, .gone),
  ]
}
