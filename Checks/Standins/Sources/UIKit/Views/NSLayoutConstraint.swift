// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Ties a side, a middle or a length of a view to another one's, or to a number.
///
/// Equalities are solved by substitution when the common superview is laid out, as far as they determine one value after
/// another. Inequalities and priorities are accepted and have no effect.
@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  enum Relation {
    case equal
    case other
  }

  let first: NSLayoutTerm
  let second: NSLayoutTerm?
  let relation: Relation
  let multiplier: CGFloat
  open var constant: CGFloat {
    didSet { first.view?.superview?.setNeedsLayout() }
  }
  open var priority: Float = 1000
  open var identifier: String?

  init(_ first: NSLayoutTerm, _ relation: Relation, _ second: NSLayoutTerm?, _ multiplier: CGFloat, _ constant: CGFloat)
  {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open var isActive: Bool = false {
    didSet {
      guard isActive != oldValue, let view = first.view else { return }
      view.activeConstraints.removeAll { $0 === self }
      if isActive { view.activeConstraints.append(self) }
      (view.superview ?? view).setNeedsLayout()
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// What of a view a constraint speaks of.
struct NSLayoutTerm {
  enum Attribute {
    case left
    case right
    case centerX
    case width
    case top
    case bottom
    case centerY
    case height
  }

  weak var view: UIView?
  let attribute: Attribute
}
