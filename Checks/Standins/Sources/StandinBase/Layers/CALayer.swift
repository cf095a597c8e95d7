// Names and meanings are Core Animation's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A layer with its tree, its geometry and its animations, but nothing that draws.
///
/// Its properties lie in a table by name, so that key-value coding and animations reach each of them. A standalone
/// layer that was committed animates a change of them by itself, as Core Animation does, with the duration and the
/// curve of the transaction; a layer with a delegate, which is what backs a view, doesn't.
open class CALayer: NSObject, CAMediaTiming {
  var values: [String: Any] = [:]
  var running: [RunningAnimation] = []
  var children: [CALayer] = []
  var isCommitted = false
  var isLayoutDue = false
  /// What a view controller does before and after its view is laid out.
  package var aroundLayout: (before: () -> Void, after: () -> Void)?
  /// The layer that this one shows, of a copy that `presentation()` made.
  var shown: CALayer?
  public internal(set) weak var superlayer: CALayer?
  open weak var delegate: (any CALayerDelegate)?
  open var actions: [String: any CAAction]?
  open var contents: Any?
  open var mask: CALayer?
  open var name: String?

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override init() {
    super.init()
    LayerChanges.shared.created.append(Weak(self))
  }

  /// A copy of another layer's properties, without its place in the tree and its animations.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    values = other.values
    contents = other.contents
    name = other.name
    (beginTime, speed, timeOffset) = (other.beginTime, other.speed, other.timeOffset)
  }

  public required init?(coder: NSCoder) {
    super.init()
    LayerChanges.shared.created.append(Weak(self))
  }

  // MARK: Properties

  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "bounds": CGRect.zero
    case "position": CGPoint.zero
    case "anchorPoint": CGPoint(x: 0.5, y: 0.5)
    case "zPosition", "cornerRadius", "borderWidth": CGFloat(0)
    case "contentsScale": CGFloat(1)
    case "shadowRadius": CGFloat(3)
    case "shadowOffset": CGSize(width: 0, height: -3)
    case "opacity": Float(1)
    case "shadowOpacity": Float(0)
    case "transform": CATransform3DIdentity
    case "hidden", "masksToBounds", "opaque": false
    case "borderColor", "shadowColor": CGColor(gray: 0, alpha: 1)
    case "maskedCorners": CACornerMask(rawValue: 15)
    default: nil
    }
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open var bounds: CGRect {
    get { read("bounds") }
    set {
      if newValue.size != bounds.size { setNeedsLayout() }
      write("bounds", newValue)
    }
  }
  open var position: CGPoint {
    get { read("position") }
    set { write("position", newValue) }
  }
  open var anchorPoint: CGPoint {
    get { read("anchorPoint") }
    set { write("anchorPoint", newValue) }
  }
  open var zPosition: CGFloat {
    get { read("zPosition") }
    set { write("zPosition", newValue) }
  }
  open var transform: CATransform3D {
    get { read("transform") }
    set { write("transform", newValue) }
  }
  open var frame: CGRect {
    get { CGRect(origin: bounds.origin, size: bounds.size).applying(toSuperlayer) }
    set {
      let size = newValue.applying(transform.affine.inverted()).size
      bounds.size = size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var isHidden: Bool {
    get { read("hidden") }
    set { write("hidden", newValue) }
  }
  open var opacity: Float {
    get { read("opacity") }
    set { write("opacity", newValue) }
  }
  open var isOpaque: Bool {
    get { read("opaque") }
    set { write("opaque", newValue) }
  }
  open var masksToBounds: Bool {
    get { read("masksToBounds") }
    set { write("masksToBounds", newValue) }
  }
  open var contentsScale: CGFloat {
    get { read("contentsScale") }
    set { write("contentsScale", newValue) }
  }
  open var backgroundColor: CGColor? {
    get { readOptional("backgroundColor") }
    set { write("backgroundColor", newValue) }
  }
  open var cornerRadius: CGFloat {
    get { read("cornerRadius") }
    set { write("cornerRadius", newValue) }
  }
  open var maskedCorners: CACornerMask {
    get { read("maskedCorners") }
    set { write("maskedCorners", newValue) }
  }
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat {
    get { read("borderWidth") }
    set { write("borderWidth", newValue) }
  }
  open var borderColor: CGColor? {
    get { readOptional("borderColor") }
    set { write("borderColor", newValue) }
  }
  open var shadowColor: CGColor? {
    get { readOptional("shadowColor") }
    set { write("shadowColor", newValue) }
  }
  open var shadowOpacity: Float {
    get { read("shadowOpacity") }
    set { write("shadowOpacity", newValue) }
  }
  open var shadowOffset: CGSize {
    get { read("shadowOffset") }
    set { write("shadowOffset", newValue) }
  }
  open var shadowRadius: CGFloat {
    get { read("shadowRadius") }
    set { write("shadowRadius", newValue) }
  }
  open var shadowPath: CGPath? {
    get { readOptional("shadowPath") }
    set { write("shadowPath", newValue) }
  }

  // MARK: Layout

  open func setNeedsLayout() {
    guard shown == nil else { return }
    isLayoutDue = true
    LayerChanges.shared.unlaid.append(Weak(self))
  }

  open func layoutIfNeeded() {
    if isLayoutDue {
      isLayoutDue = false
      aroundLayout?.before()
      layoutSublayers()
      aroundLayout?.after()
    }
    for child in children { child.layoutIfNeeded() }
  }

  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Tree

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
    LayerChanges.shared.detached.append(self)
  }

  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(toSuperlayer.inverted())
    guard !isHidden, opacity > 0.01, contains(point) || !masksToBounds else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }

  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  // MARK: Animations

  open func action(forKey event: String) -> (any CAAction)? {
    let asked = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    return asked is NSNull ? nil : asked
  }

  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  open func removeAnimation(forKey key: String) {
    detach { $0.key == key }
  }

  open func removeAllAnimations() {
    detach { _ in true }
  }

  open func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// The layer as it looks now; nil if it was never committed.
  ///
  /// It has the class that this module declares, not that of a subclass elsewhere, and no sublayers.
  open func presentation() -> CALayer? {
    present(CALayer(layer: self))
  }

  // MARK: Key-value coding

  open func value(forKey key: String) -> Any? {
    key == "frame" ? frame : values[key] ?? Self.defaultValue(forKey: key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("frame", let value as CGRect): frame = value
    default: write(key, coerced(value, forKey: key))
    }
  }
}

extension CALayer {
  /// The layer that a copy shows; itself of any other.
  public func model() -> Self {
    shown as? Self ?? self
  }
}
