// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view with its tree, its geometry and its recognisers; nothing is drawn.
@MainActor
open class NSView: NSResponder {
  public internal(set) weak var superview: NSView?
  public internal(set) weak var window: NSWindow? {
    didSet {
      for child in children { child.window = window }
      if window !== oldValue { viewDidMoveToWindow() }
    }
  }
  private var children: [NSView] = []
  private var recognizers: [NSGestureRecognizer] = []
  public private(set) var trackingAreas: [NSTrackingArea] = []
  /// The layer, once the view wants one; it isn't flipped, whatever the view is.
  open var layer: CALayer?
  /// The look of this view and of what lies in it, whatever lies around; nil for that of the surroundings.
  open var appearance: NSAppearance?
  open var isHidden = false
  public var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false }
  open var alphaValue: CGFloat = 1
  open var needsDisplay = false
  open var needsLayout = false
  open var pressureConfiguration: NSPressureConfiguration?
  open var translatesAutoresizingMaskIntoConstraints = true
  private var origin = CGPoint.zero
  /// Whose view this is, and so who comes next among the responders.
  weak var controller: NSViewController? {
    didSet { setNextResponder() }
  }

  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(coder: coder)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open var frame: NSRect {
    didSet { layer?.frame = frame }
  }

  open var bounds: NSRect {
    get { NSRect(origin: origin, size: frame.size) }
    set {
      origin = newValue.origin
      frame.size = newValue.size
    }
  }

  open var isFlipped: Bool { false }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open func draw(_ dirtyRect: NSRect) {}

  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for child in children { child.layoutSubtreeIfNeeded() }
  }

  open func layout() {}

  // MARK: Layer

  open var wantsLayer = false {
    didSet {
      guard wantsLayer, layer == nil else { return }
      let new = makeBackingLayer()
      new.delegate = backing
      new.frame = frame
      layer = new
      joinLayers()
    }
  }
  private let backing = Backing()

  /// Keeps a view's layer from animating by itself.
  private final class Backing: CALayerDelegate {}

  open func makeBackingLayer() -> CALayer { CALayer() }

  private func joinLayers() {
    if let layer, let host = superview?.layer { host.addSublayer(layer) }
    for child in children { child.joinLayers() }
  }

  // MARK: Tree

  open var subviews: [NSView] {
    get { children }
    set {
      for child in children { child.removeFromSuperview() }
      for child in newValue { addSubview(child) }
    }
  }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.viewWillMove(toWindow: window)
    children.append(view)
    view.superview = self
    view.setNextResponder()
    // A view in a window whose layer is wanted has all below it in layers.
    if wantsLayer { view.wantsLayer = true }
    view.joinLayers()
    view.window = window
    view.viewDidMoveToSuperview()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    viewWillMove(toWindow: nil)
    window?.desk.viewLeaves(self)
    superview.children.removeAll { $0 === self }
    self.superview = nil
    setNextResponder()
    layer?.removeFromSuperlayer()
    window = nil
    viewDidMoveToSuperview()
  }

  private func setNextResponder() {
    nextResponder = controller ?? superview
    controller?.nextResponder = superview
  }

  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}

  public func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// The deepest view at a point of the superview's coordinates.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden else { return nil }
    let inside = fromSuperview(point)
    guard bounds.contains(inside) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return self
  }

  // MARK: Recognisers

  open var gestureRecognizers: [NSGestureRecognizer] {
    get { recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    guard recognizers.contains(gestureRecognizer) else { return }
    gestureRecognizer.withdraw()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: Tracking areas

  open func addTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.append(trackingArea)
  }

  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }

  open func updateTrackingAreas() {}
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
}

/// A part of a view where the pointer is watched; it is kept, and nothing comes of it here.
public final class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    public static let mouseMoved = Options(rawValue: 0x02)
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    public static let activeAlways = Options(rawValue: 0x80)
    public static let inVisibleRect = Options(rawValue: 0x200)
  }

  public let rect: NSRect
  public let options: Options

  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.rect = rect
    self.options = options
  }
}
