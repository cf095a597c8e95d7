// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view with its tree, its geometry and its touches; what it looks like is its layer's, and nothing is drawn.
@MainActor
open class UIView: UIResponder, UITraitEnvironment {
  /// The layer that holds the geometry; made when it is first asked for.
  public private(set) lazy var layer = makeLayer()
  public internal(set) weak var superview: UIView?
  var children: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  /// Whose view this is, and so who comes next among the responders; set by the view controller.
  weak var owner: UIResponder?
  /// Those who registered for changes of the traits.
  var traitObservers: [(UITraitCollection) -> Void] = []
  var activeConstraints: [NSLayoutConstraint] = []

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var contentMode = ContentMode.scaleToFill
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open internal(set) var interactions: [any UIInteraction] = []
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  private var ownTintColor: UIColor?
  private var styleOverride = UIUserInterfaceStyle.unspecified

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityFrame = CGRect.zero
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  public init(frame: CGRect) {
    super.init()
    layer.delegate = self
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init()
    layer.delegate = self
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open class var layerClass: AnyClass { CALayer.self }

  private func makeLayer() -> CALayer {
    switch Self.layerClass {
    case is CAShapeLayer.Type where Self.layerClass == CAShapeLayer.self: CAShapeLayer()
    case let other as CALayer.Type where other != CALayer.self: other.init(coder: NSCoder()) ?? CALayer()
    default: CALayer()
    }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds.size
      layer.frame = newValue
      sizeChanged(from: old)
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds.size
      layer.bounds = newValue
      sizeChanged(from: old)
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  private func sizeChanged(from old: CGSize) {
    guard old != bounds.size else { return }
    if autoresizesSubviews {
      for child in children { child.autoresize(from: old, to: bounds.size) }
    }
    setNeedsLayout()
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Appearance

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellOfTint()
    }
  }

  private func tellOfTint() {
    tintColorDidChange()
    for child in children where child.ownTintColor == nil { child.tellOfTint() }
  }

  open func tintColorDidChange() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  open func layoutSubviews() { layOutByConstraints() }
  open func updateConstraints() {}

  // MARK: Tree

  open var subviews: [UIView] { children }
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { owner ?? superview }

  open func addSubview(_ view: UIView) { insert(view) { $0.count } }
  open func removeFromSuperview() { leaveSuperview() }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    (superview?.traitCollection ?? .outsideOfWindows).with(overrideUserInterfaceStyle)
  }

  /// The appearance of this view and of what lies in it, whatever lies around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { styleOverride }
    set {
      let previous = traitCollection
      styleOverride = newValue
      tellOfTraits(previous)
    }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(gestureRecognizer) else { return }
    gestureRecognizer.withdraw()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Asked of the recogniser's own view, and of the touched view below it: that is how a control keeps its gesture.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}

extension UIView: @MainActor CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {
    layoutSubviews()
  }
}
