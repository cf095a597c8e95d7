/// An animation that was added to a layer.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  private(set) weak var layer: CALayer?
  /// In the layer's time; nil until it is committed.
  private(set) var begin: CFTimeInterval?
  private(set) var hasStarted = false
  private(set) var isOver = false
  private let groups: [CompletionGroup]

  init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.groups = groups
    for group in groups { group.pending += 1 }
  }

  /// Sets its time going.
  func commit() {
    guard let layer, !isOver else { return }
    begin = animation.beginTime > 0 ? animation.beginTime : layer.localTime(at: CACurrentMediaTime())
  }

  /// When it starts or ends, whichever is next, on the clock.
  var nextDue: TimeInterval? {
    guard let layer, let begin, !isOver else { return nil }
    let due = layer.globalTime(
      at: hasStarted ? animation.end(begin: begin, duration: animation.duration) : begin)
    return due.isFinite ? due : nil
  }

  func start() {
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends it; its delegate hears of it first, then the transactions.
  func stop(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    if !finished || animation.isRemovedOnCompletion { layer?.running.removeAll { $0 === self } }
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.animationEnded() }
  }

  /// Puts into a copy of the layer what it shows at a time of the layer.
  func apply(to copy: CALayer, at time: CFTimeInterval) {
    guard let begin else { return }
    if let progress = animation.progress(at: time, begin: begin, duration: animation.duration) {
      animation.apply(to: copy, progress: progress, duration: animation.duration)
    }
  }
}

/// The animations that a transaction's completion block waits for.
final class CompletionGroup {
  var pending = 0
  private var isSealed = false
  let block: () -> Void
  private var isDone = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Says that no more animations will join.
  func seal() {
    isSealed = true
    callIfDone()
  }

  func animationEnded() {
    pending -= 1
    callIfDone()
  }

  private func callIfDone() {
    guard isSealed, pending == 0, !isDone else { return }
    isDone = true
    block()
  }
}

extension CALayer {
  func attach(_ original: CAAnimation, forKey key: String?) {
    let animation = original.duplicate()
    if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
    if let key { removeAnimation(forKey: key) }
    let new = RunningAnimation(animation, key: key, layer: self, groups: CATransaction.openGroups)
    running.append(new)
    LayerChanges.shared.added.append(new)
  }

  func detach(where isMeant: (RunningAnimation) -> Bool) {
    LayerChanges.shared.removed += running.filter(isMeant)
    running.removeAll(where: isMeant)
  }

  /// Applies what runs to a fresh copy.
  func present<Layer: CALayer>(_ copy: Layer) -> Layer? {
    guard isCommitted else { return nil }
    copy.shown = shown ?? self
    let time = localTime(at: CACurrentMediaTime())
    for animation in running { animation.apply(to: copy, at: time) }
    return copy
  }
}
