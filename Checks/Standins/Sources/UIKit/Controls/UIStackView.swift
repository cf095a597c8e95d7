// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Lays out views in a row or a column.
///
/// A view is as long as its constraint on a number says, else as its content. `fill` gives what is left to the last view
/// that has no such constraint; other distributions than the equal ones are taken for it.
@MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsLayout() }
  }
  open var distribution = Distribution.fill {
    didSet { setNeedsLayout() }
  }
  open var alignment = Alignment.fill {
    didSet { setNeedsLayout() }
  }
  open var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  open var isLayoutMarginsRelativeArrangement = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Layout

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var isVertical: Bool { axis == .vertical }

  open override var intrinsicContentSize: CGSize {
    let sizes = shown.map { CGSize(width: length(of: $0, vertical: false), height: length(of: $0, vertical: true)) }
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isVertical
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
      : CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    let views = shown
    guard !views.isEmpty else { return }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let area = CGRect(
      x: bounds.minX + margins.left, y: bounds.minY + margins.top,
      width: bounds.width - margins.left - margins.right, height: bounds.height - margins.top - margins.bottom)
    let room = isVertical ? area.height : area.width
    let lengths = lengths(of: views, in: room)
    var gap = spacing
    if distribution == .equalSpacing, views.count > 1 {
      gap = max(spacing, (room - lengths.reduce(0, +)) / CGFloat(views.count - 1))
    }
    var place = isVertical ? area.minY : area.minX
    for (view, length) in zip(views, lengths) {
      view.frame = frame(of: view, at: place, length, in: area)
      place += length + gap
    }
  }

  private func lengths(of views: [UIView], in room: CGFloat) -> [CGFloat] {
    let free = room - spacing * CGFloat(views.count - 1)
    if distribution == .fillEqually { return views.map { _ in free / CGFloat(views.count) } }
    var lengths = views.map { length(of: $0, vertical: isVertical) }
    if distribution == .equalSpacing { return lengths }
    if let last = views.lastIndex(where: { $0.fixed(isVertical ? .height : .width) == nil }) {
      lengths[last] = max(lengths[last] + free - lengths.reduce(0, +), 0)
    }
    return lengths
  }

  private func frame(of view: UIView, at place: CGFloat, _ length: CGFloat, in area: CGRect) -> CGRect {
    let room = isVertical ? area.width : area.height
    let breadth =
      view.fixed(isVertical ? .width : .height)
      ?? (alignment == .fill ? room : min(self.length(of: view, vertical: !isVertical), room))
    let start = isVertical ? area.minX : area.minY
    let across =
      switch alignment {
      case .center: start + (room - breadth) / 2
      case .trailing, .lastBaseline: start + room - breadth
      case .fill, .leading, .firstBaseline: start
      }
    return isVertical
      ? CGRect(x: across, y: place, width: breadth, height: length)
      : CGRect(x: place, y: across, width: length, height: breadth)
  }

  private func length(of view: UIView, vertical: Bool) -> CGFloat {
    if let fixed = view.fixed(vertical ? .height : .width) { return fixed }
    let content = view.intrinsicContentSize
    let length = vertical ? content.height : content.width
    return length >= 0 ? length : vertical ? view.bounds.height : view.bounds.width
  }
}

extension UIView {
  /// The length that a constraint on a number gives.
  fileprivate func fixed(_ attribute: NSLayoutTerm.Attribute) -> CGFloat? {
    activeConstraints.last { $0.first.attribute == attribute && $0.second == nil && $0.relation == .equal }?.constant
  }
}
