// Names and meanings are Core Animation's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An animation, to be added to layers, each of which takes a copy.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// It is kept, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  private var extras: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Whatever a client keeps with it; the copies have it too.
  open func value(forKey key: String) -> Any? { extras[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    extras[key] = value
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open override func copy() -> Any { duplicate() }

  func duplicate() -> CAAnimation { copied(into: CAAnimation()) }

  func copied<Copy: CAAnimation>(into copy: Copy) -> Copy {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.extras = extras
    return copy
  }

  /// Puts into a layer what it shows at a progress.
  func apply(to layer: CALayer, progress: Double, duration: CFTimeInterval) {}
}

/// What is told of an animation's start and end.
public protocol CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether its value is added to what is there without it.
  open var isAdditive = false

  public override init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copied<Copy: CAAnimation>(into copy: Copy) -> Copy {
    let copy = super.copied(into: copy)
    (copy as? CAPropertyAnimation)?.keyPath = keyPath
    (copy as? CAPropertyAnimation)?.isAdditive = isAdditive
    return copy
  }

  override func duplicate() -> CAAnimation { copied(into: CAPropertyAnimation()) }
}

/// An animation from one value to another.
///
/// Paths are between two paths of the same kinds of elements only; with others the end value shows at once, where Core
/// Animation's result is undefined. Transforms go number by number: animate `transform.rotation` to turn.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copied<Copy: CAAnimation>(into copy: Copy) -> Copy {
    let copy = super.copied(into: copy)
    if let copy = copy as? CABasicAnimation {
      (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
    return copy
  }

  override func duplicate() -> CAAnimation { copied(into: CABasicAnimation()) }

  override func apply(to layer: CALayer, progress: Double, duration: CFTimeInterval) {
    guard let keyPath, let present = layer.value(forKeyPath: keyPath).flatMap(AnimatableValue.init) ?? anyValue,
      let (from, to) = ends(present)
    else { return StandinFaults.shared.record("no animatable value at \(keyPath ?? "nil") of \(type(of: layer))") }
    let share = CGFloat(progress)
    // The ends themselves, to the last bit, at the ends.
    var value = share == 1 ? to : from.combined(to) { share == 0 ? $0 : $0 + ($1 - $0) * share } ?? to
    if isAdditive { value = present.combined(value, +) ?? value }
    layer.setValue(value.plain, forKeyPath: keyPath)
  }

  /// A value of the property's kind, where the layer has none; from nothing there is nothing to animate but a jump.
  private var anyValue: AnimatableValue? {
    (fromValue ?? toValue).flatMap(AnimatableValue.init)
  }

  /// The two ends, by which of the three values there are, as documented.
  private func ends(_ present: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
    let from = fromValue.map(AnimatableValue.init)
    let to = toValue.map(AnimatableValue.init)
    let by = byValue.map(AnimatableValue.init)
    return switch (from, to, by) {
    case (let from??, let to??, _): (from, to)
    case (let from??, nil, let by??): from.combined(by, +).map { (from, $0) }
    case (nil, let to??, let by??): to.combined(by, -).map { ($0, to) }
    case (let from??, nil, nil): (from, present)
    case (nil, let to??, nil): (present, to)
    case (nil, nil, let by??): present.combined(by, +).map { (present, $0) }
    case (nil, nil, nil): (present, present)
    default: nil
    }
  }
}

/// Several animations on a common time, which is cut at the group's end.
///
/// An animation in it without a duration lasts as long as the group. Delegates of those in it aren't told.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copied<Copy: CAAnimation>(into copy: Copy) -> Copy {
    let copy = super.copied(into: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func duplicate() -> CAAnimation { copied(into: CAAnimationGroup()) }

  override func apply(to layer: CALayer, progress: Double, duration: CFTimeInterval) {
    for animation in animations ?? [] {
      let own = animation.duration > 0 ? animation.duration : duration
      if let inner = animation.progress(at: progress * duration, begin: animation.beginTime, duration: own) {
        animation.apply(to: layer, progress: inner, duration: own)
      }
    }
  }
}
