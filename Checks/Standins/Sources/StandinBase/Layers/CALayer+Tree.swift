// Names and meanings are Core Animation's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension CALayer {
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Below a sibling; below all others if that isn't one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.leave(for: self)
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Above a sibling; above all others if that isn't one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.leave(for: self)
    insert(layer, at: (children.firstIndex { $0 === sibling } ?? children.count - 1) + 1)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  func insert(_ layer: CALayer, at index: Int) {
    layer.leave(for: self)
    layer.superlayer = self
    children.insert(layer, at: min(max(index, 0), children.count))
    setNeedsLayout()
  }

  /// Leaves its place; moving within one superlayer doesn't count as leaving the tree.
  private func leave(for next: CALayer) {
    if superlayer === next { next.children.removeAll { $0 === self } } else { removeFromSuperlayer() }
  }

  // MARK: Geometry

  /// From its own coordinates to its superlayer's.
  var toSuperlayer: CGAffineTransform {
    let bounds = bounds
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From its own coordinates to those of the layer that no other holds.
  private var toRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    return toSuperlayer.concatenating(superlayer.toRoot)
  }

  public func affineTransform() -> CGAffineTransform { transform.affine }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  // MARK: Time

  /// From another layer's time, or for nil from the clock's, to this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.globalTime(at: t) ?? t)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(at: globalTime(at: t)) ?? globalTime(at: t)
  }

  func localTime(at global: CFTimeInterval) -> CFTimeInterval {
    ((superlayer?.localTime(at: global) ?? global) - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// When its own time will be what is asked; infinity where it stands still.
  func globalTime(at local: CFTimeInterval) -> CFTimeInterval {
    guard speed > 0, local.isFinite else { return .infinity }
    let outer = (local - timeOffset) / CFTimeInterval(speed) + beginTime
    return superlayer?.globalTime(at: outer) ?? outer
  }
}
