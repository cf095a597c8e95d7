// Names and meanings are Core Animation's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A layer with a path, a fill and a stroke.
open class CAShapeLayer: CALayer {
  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fillColor": CGColor(gray: 0, alpha: 1)
    case "strokeStart", "lineDashPhase": CGFloat(0)
    case "strokeEnd", "lineWidth": CGFloat(1)
    case "miterLimit": CGFloat(10)
    default: super.defaultValue(forKey: key)
    }
  }

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (fillRule, lineCap, lineJoin) = (other.fillRule, other.lineCap, other.lineJoin)
    lineDashPattern = other.lineDashPattern
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The one property that isn't animated implicitly.
  open var path: CGPath? {
    get { readOptional("path") }
    set { write("path", newValue?.copy()) }
  }
  open var fillColor: CGColor? {
    get { readOptional("fillColor") }
    set { write("fillColor", newValue) }
  }
  open var strokeColor: CGColor? {
    get { readOptional("strokeColor") }
    set { write("strokeColor", newValue) }
  }
  open var strokeStart: CGFloat {
    get { read("strokeStart") }
    set { write("strokeStart", newValue) }
  }
  open var strokeEnd: CGFloat {
    get { read("strokeEnd") }
    set { write("strokeEnd", newValue) }
  }
  open var lineWidth: CGFloat {
    get { read("lineWidth") }
    set { write("lineWidth", newValue) }
  }
  open var miterLimit: CGFloat {
    get { read("miterLimit") }
    set { write("miterLimit", newValue) }
  }
  open var lineDashPhase: CGFloat {
    get { read("lineDashPhase") }
    set { write("lineDashPhase", newValue) }
  }
  open var lineDashPattern: [NSNumber]?
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter

  open override func presentation() -> CAShapeLayer? {
    present(CAShapeLayer(layer: self))
  }
}

/// What lies inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
