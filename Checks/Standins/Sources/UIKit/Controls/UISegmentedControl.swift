// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Several segments, of which one is selected.
@MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var titles: [String] = []
  open var isMomentary = false
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  public init(items: [Any]?) {
    titles = (items ?? []).map { "\($0)" }
    super.init(frame: CGRect(x: 0, y: 0, width: 80 * titles.count, height: 32))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { titles.count }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, !titles.isEmpty, bounds.width > 0 else { return }
    let index = Int(touch.location(in: self).x / bounds.width * CGFloat(titles.count))
    let segment = min(max(index, 0), titles.count - 1)
    guard segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    send([.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override var keepsTap: Bool { true }
}
