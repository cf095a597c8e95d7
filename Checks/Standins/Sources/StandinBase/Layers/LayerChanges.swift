/// What was changed since the last commit.
final class LayerChanges: @unchecked Sendable {
  static let shared = LayerChanges()
  var created: [Weak<CALayer>] = []
  var unlaid: [Weak<CALayer>] = []
  var detached: [CALayer] = []
  var added: [RunningAnimation] = []
  var removed: [RunningAnimation] = []

  private init() {
    // From the first layer on, each turn of the run loop commits.
    _ = StandinAnimations.shared
  }

  /// Makes it so; what that calls may change more, which is committed as well.
  func commit() {
    while !(created.isEmpty && unlaid.isEmpty && detached.isEmpty && added.isEmpty && removed.isEmpty) {
      let changes = (unlaid: unlaid, detached: detached, added: added, removed: removed)
      for layer in created { layer.object?.isCommitted = true }
      (created, unlaid, detached, added, removed) = ([], [], [], [], [])
      for layer in changes.unlaid { layer.object?.layoutIfNeeded() }
      for animation in changes.removed { animation.stop(finished: false) }
      for layer in changes.detached where layer.superlayer == nil { stopAnimations(below: layer) }
      for animation in changes.added { StandinAnimations.shared.run(animation) }
    }
  }

  /// A layer that left the tree shows nothing, so its animations are over.
  private func stopAnimations(below layer: CALayer) {
    for animation in layer.running { animation.stop(finished: false) }
    layer.running = []
    for child in layer.children { stopAnimations(below: child) }
  }
}
