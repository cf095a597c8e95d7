/// One row of the state table: where a signal leads from a state, and what is reported.
///
/// The table itself is `Transition.from(_:on:under:)`. It is finite, total and written out: a test prints it into the
/// documentation and checks every row.
struct Transition: Equatable {
  /// What of a profile the table depends on.
  struct Policy: Equatable {
    var fallingBack: PressProfile.FallingBack
    var lifting: PressProfile.Lifting
    var pressesAgain: Bool
  }

  var next: ContactState
  var phase: PressEvent.Phase?

  init(_ next: ContactState, _ phase: PressEvent.Phase? = nil) {
    self.next = next
    self.phase = phase
  }

  @inline(__always)
  static func from(_ state: ContactState, on signal: Signal, under policy: Policy) -> Transition {
    switch state {
    case .gone:
      Transition(.gone)
    case .possible:
      switch signal {
      case .nothing, .light: Transition(.possible)
      case .deep: Transition(.begun, .began)
      case .complete: Transition(.completing, .began)
      case .excluded: Transition(.barred, .failed)
      case .lift, .cancel: Transition(.gone, .failed)
      }
    case .rearmed:
      switch signal {
      case .nothing, .light: Transition(.rearmed)
      case .deep: Transition(.begun, .began)
      case .complete: Transition(.completing, .began)
      case .excluded: Transition(.barred)
      case .lift, .cancel: Transition(.gone)
      }
    case .begun:
      switch signal {
      case .nothing: Transition(.begun)
      case .light: easing(under: policy)
      case .deep: Transition(.begun, .changed)
      case .complete: Transition(.spent, .ended)
      case .excluded: Transition(.barred, .cancelled)
      case .lift: Transition(.gone, policy.lifting == .ends ? .ended : .cancelled)
      case .cancel: Transition(.gone, .cancelled)
      }
    case .completing:
      switch signal {
      case .nothing, .light, .deep, .complete: Transition(.spent, .ended)
      case .excluded: Transition(.barred, .cancelled)
      case .lift: Transition(.gone, .ended)
      case .cancel: Transition(.gone, .cancelled)
      }
    case .spent:
      switch signal {
      case .light: Transition(policy.pressesAgain ? .rearmed : .spent)
      case .nothing, .deep, .complete: Transition(.spent)
      case .excluded: Transition(.barred)
      case .lift, .cancel: Transition(.gone)
      }
    case .barred:
      switch signal {
      case .nothing, .light, .deep, .complete, .excluded: Transition(.barred)
      case .lift, .cancel: Transition(.gone)
      }
    }
  }

  /// A begun gesture's force has left the level that began it.
  private static func easing(under policy: Policy) -> Transition {
    let next: ContactState = policy.pressesAgain ? .rearmed : .spent
    return switch policy.fallingBack {
    case .ends: Transition(next, .ended)
    case .cancels: Transition(next, .cancelled)
    case .continues: Transition(.begun, .changed)
    }
  }
}
