extension UIView {
  /// Places the subviews that have constraints; one value after another, as the known ones determine it.
  func layOutByConstraints() {
    let placed = children.filter { !$0.translatesAutoresizingMaskIntoConstraints && !$0.constraintsOnSelf.isEmpty }
    guard !placed.isEmpty else { return }
    var solution = ConstraintSolution(container: self)
    let constraints = (children + [self]).flatMap(\.activeConstraints).filter { $0.relation == .equal }
    for child in children where !placed.contains(child) { solution.know(child, child.frame) }
    for _ in 0..<8 {
      for constraint in constraints { solution.apply(constraint) }
    }
    for child in placed { solution.knowIntrinsicSize(of: child) }
    for _ in 0..<8 {
      for constraint in constraints { solution.apply(constraint) }
    }
    for child in placed { child.frame = solution.frame(of: child) }
  }

  /// The constraints that speak of this view, its own or a sibling's.
  private var constraintsOnSelf: [NSLayoutConstraint] {
    let all =
      activeConstraints + (superview?.children ?? []).flatMap(\.activeConstraints)
      + (superview?.activeConstraints ?? [])
    return all.filter { $0.first.view === self || $0.second?.view === self }
  }
}

/// What is known so far of the places and lengths of a view's subviews, in its coordinates.
@MainActor
private struct ConstraintSolution {
  private struct Line {
    var start: CGFloat?
    var end: CGFloat?
    var center: CGFloat?
    var length: CGFloat?

    /// Any two determine the other two.
    mutating func complete() {
      if length == nil, let start, let end { length = end - start }
      if length == nil, let start, let center { length = (center - start) * 2 }
      if length == nil, let end, let center { length = (end - center) * 2 }
      guard let length else { return }
      if start == nil { start = center.map { $0 - length / 2 } ?? end.map { $0 - length } }
      guard let start else { return }
      if end == nil { end = start + length }
      if center == nil { center = start + length / 2 }
    }
  }

  private var lines: [ObjectIdentifier: (x: Line, y: Line)] = [:]
  private let container: UIView

  init(container: UIView) {
    self.container = container
    know(container, container.bounds)
  }

  mutating func know(_ view: UIView, _ frame: CGRect) {
    var x = Line(start: frame.minX, length: frame.width)
    var y = Line(start: frame.minY, length: frame.height)
    x.complete()
    y.complete()
    lines[ObjectIdentifier(view)] = (x, y)
  }

  /// Where nothing else says how big a view is, it is as big as its content.
  mutating func knowIntrinsicSize(of view: UIView) {
    var (x, y) = lines[ObjectIdentifier(view)] ?? (Line(), Line())
    let size = view.intrinsicContentSize
    if x.length == nil, size.width >= 0 { x.length = size.width }
    if y.length == nil, size.height >= 0 { y.length = size.height }
    x.complete()
    y.complete()
    lines[ObjectIdentifier(view)] = (x, y)
  }

  mutating func apply(_ constraint: NSLayoutConstraint) {
    guard let second = constraint.second else { return set(constraint.first, constraint.constant) }
    if let value = value(second) {
      set(constraint.first, value * constraint.multiplier + constraint.constant)
    } else if let value = value(constraint.first), constraint.multiplier != 0 {
      set(second, (value - constraint.constant) / constraint.multiplier)
    }
  }

  /// What isn't determined stays as it is.
  func frame(of view: UIView) -> CGRect {
    let (x, y) = lines[ObjectIdentifier(view)] ?? (Line(), Line())
    return CGRect(
      x: x.start ?? view.frame.minX, y: y.start ?? view.frame.minY, width: x.length ?? view.frame.width,
      height: y.length ?? view.frame.height)
  }

  private func value(_ term: NSLayoutTerm) -> CGFloat? {
    guard let view = term.view, let (x, y) = lines[ObjectIdentifier(view)] else { return nil }
    return switch term.attribute {
    case .left: x.start
    case .right: x.end
    case .centerX: x.center
    case .width: x.length
    case .top: y.start
    case .bottom: y.end
    case .centerY: y.center
    case .height: y.length
    }
  }

  private mutating func set(_ term: NSLayoutTerm, _ value: CGFloat) {
    guard let view = term.view, self.value(term) == nil else { return }
    var (x, y) = lines[ObjectIdentifier(view)] ?? (Line(), Line())
    switch term.attribute {
    case .left: x.start = value
    case .right: x.end = value
    case .centerX: x.center = value
    case .width: x.length = value
    case .top: y.start = value
    case .bottom: y.end = value
    case .centerY: y.center = value
    case .height: y.length = value
    }
    x.complete()
    y.complete()
    lines[ObjectIdentifier(view)] = (x, y)
  }
}
