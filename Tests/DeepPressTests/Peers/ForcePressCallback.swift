import DeepPress

/// What Flutter's recogniser would call for an event of ours.
enum ForcePressCallback: Equatable {
  case start(Double)
  case peak(Double)
  case update(Double)
  case end
  /// Flutter keeps silent; ours says that the touch came to nothing.
  case failed

  /// The callbacks of one event, in Flutter's order.
  static func callbacks(of event: PressEvent) -> [ForcePressCallback] {
    let force = event.force ?? .nan
    let peak: [ForcePressCallback] = event.previousStage < 2 && event.stage >= 2 ? [.peak(force)] : []
    return switch event.phase {
    case .began: [.start(force)] + peak + [.update(force)]
    case .changed: peak + [.update(force)]
    case .ended, .cancelled: [.end]
    case .failed: [.failed]
    }
  }

  /// The expected callback where this one differs from it by no more than a tolerance of force, else itself.
  func snapped(to expected: ForcePressCallback, within tolerance: Double) -> ForcePressCallback {
    switch (self, expected) {
    case (.start(let force), .start(let other)), (.peak(let force), .peak(let other)),
      (.update(let force), .update(let other)):
      abs(force - other) <= tolerance ? expected : self
    default: self
    }
  }
}
