// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { siblings in siblings.firstIndex { $0 === sibling } ?? 0 }
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard children.contains(view) else { return }
    children.removeAll { $0 === view }
    place(view, at: children.count)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard children.contains(view) else { return }
    children.removeAll { $0 === view }
    place(view, at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    if view.superview === self {
      children.removeAll { $0 === view }
      return place(view, at: index(children))
    }
    let isNewWindow = view.window !== window
    view.willMove(toSuperview: self)
    if isNewWindow { view.tellWillMove(to: window) }
    let oldTraits = view.traitCollection
    if let old = view.superview {
      old.willRemoveSubview(view)
      if isNewWindow { view.window?.environment.viewLeaves(view) }
      old.children.removeAll { $0 === view }
    }
    view.superview = self
    place(view, at: index(children))
    if isNewWindow { view.tellDidMove(oldTraits) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    let oldTraits = traitCollection
    old.willRemoveSubview(self)
    oldWindow?.environment.viewLeaves(self)
    old.children.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    if oldWindow != nil { tellDidMove(oldTraits) }
    didMoveToSuperview()
    old.setNeedsLayout()
  }

  /// Puts a view among the subviews and its layer among the sublayers, where others may stand that are no view's.
  private func place(_ view: UIView, at index: Int) {
    children.insert(view, at: index)
    if index + 1 < children.count {
      layer.insertSublayer(view.layer, below: children[index + 1].layer)
    } else if index > 0 {
      layer.insertSublayer(view.layer, above: children[index - 1].layer)
    } else {
      layer.insertSublayer(view.layer, at: 0)
    }
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  private func tellDidMove(_ oldTraits: UITraitCollection) {
    didMoveToWindow()
    for child in children { child.tellDidMove(oldTraits) }
    if !oldTraits.isEqual(traitCollection) { hearOfTraits(oldTraits) }
  }

  /// Tells a whole tree that its traits have changed.
  func tellOfTraits(_ previous: UITraitCollection) {
    hearOfTraits(previous)
    for child in children { child.tellOfTraits(previous) }
  }

  private func hearOfTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for observer in traitObservers { observer(previous) }
  }
}
