#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import UIKit

/// A digital scale to press on: the force in per cent and in grams.
///
/// ```swift
/// let scale = ForceScaleView()
/// scale.onChange = { print($0.weightText) }
/// ```
///
/// Uncalibrated it takes 385 grams for the maximum, and published measurements differ from that by up to a half: calibrate
/// it with a known weight. No screen is a legal scale, and where a touch measures no force, it says so.
open class ForceScaleView: UIView {
  /// From force to grams; its tare and calibration can be set.
  open var scale = ForceScale() {
    didSet { show() }
  }
  /// Called when what is shown has changed.
  open var onChange: (@MainActor (ForceScaleView) -> Void)?
  /// The force in 0…1; nil where nothing touches, or nothing is measured.
  public private(set) var force: CGFloat?
  /// Where the weight is shown.
  public let weightLabel = UILabel()
  /// Where the percentage is shown, or that nothing is measured.
  public let percentLabel = UILabel()

  private let stack = UIStackView()
  private var followed = FollowedTouch()
  private var isUnmeasured = false
  /// The highest force of the last touch, for a weight that is named after it was taken off.
  private var peak: CGFloat?

  /// Makes a scale that shows nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Makes the scale of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// "123 grams", "385+ grams" at the maximum, "0 gram" with nothing on it.
  open var weightText: String {
    scale.weightText(of: force.map { Double($0) })
  }

  /// "63% force", or that the touch measures none.
  open var percentText: String {
    isUnmeasured ? "This touch measures no force" : scale.percentText(of: force.map { Double($0) })
  }

  /// Counts what lies on it as empty from now on; with nothing on it, what it shows is the weight again.
  open func tare() {
    scale.tare(at: Double(force ?? 0))
  }

  /// Says what lies on it weighs, or what lay on it last. Several weights make the scale better.
  /// - Returns: false, and nothing changes, where nothing was measured or the two can't belong together.
  @discardableResult
  open func calibrate(grams: Double) -> Bool {
    guard let force = force ?? peak else { return false }
    return scale.calibrate(grams: grams, at: Double(force))
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed.isOver, let event, let touch = touches.first else { return }
    followed = FollowedTouch(touch, rule: FollowedTouch.Rule())
    peak = nil
    read(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let event, touches.contains(where: { followed.isSame($0) }) { read(event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    leave(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    leave(touches)
  }

  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      if let force = followed.correction(by: touch)?.force { take(CGFloat(force)) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }
}

extension ForceScaleView {
  private func build() {
    stack.axis = .vertical
    stack.distribution = .fillEqually
    weightLabel.font = .preferredFont(forTextStyle: .largeTitle)
    percentLabel.font = .preferredFont(forTextStyle: .body)
    for label in [weightLabel, percentLabel] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    // Touches are to be this view's own.
    stack.isUserInteractionEnabled = false
    addSubview(stack)
    isMultipleTouchEnabled = false
    show()
  }

  private func read(_ event: UIEvent) {
    guard let sample = followed.samples(in: event, .move).last else { return }
    isUnmeasured = sample.rawForce == nil
    take(sample.rawForce.flatMap { sample.range.force(of: $0) }.map { CGFloat($0) })
  }

  private func leave(_ touches: Set<UITouch>) {
    guard touches.contains(where: { followed.isSame($0) }) else { return }
    followed = FollowedTouch()
    isUnmeasured = false
    take(nil)
  }

  private func take(_ force: CGFloat?) {
    self.force = force
    if let force { peak = max(peak ?? 0, force) }
    show()
  }

  private func show() {
    weightLabel.text = weightText
    percentLabel.text = percentText
    onChange?(self)
  }
}
#endif
