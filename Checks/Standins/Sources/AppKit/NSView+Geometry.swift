// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSView {
  /// From its own coordinates to another view's; to the window's for nil.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let inWindow = toWindow(point)
    return view?.fromWindow(inWindow) ?? inWindow
  }

  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    fromWindow(view?.toWindow(point) ?? point)
  }

  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    NSRect(around: rect.corners.map { convert($0, to: view) })
  }

  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    NSRect(around: rect.corners.map { convert($0, from: view) })
  }

  /// What its superviews leave of it; here only clip views clip.
  public var visibleRect: NSRect {
    var rect = bounds
    var ancestor = superview
    while let view = ancestor {
      if view is NSClipView { rect = rect.intersection(convert(view.bounds, from: view)) }
      ancestor = view.superview
    }
    return rect
  }

  func toWindow(_ point: NSPoint) -> NSPoint {
    let outer = toSuperview(point)
    return superview?.toWindow(outer) ?? outer
  }

  private func fromWindow(_ point: NSPoint) -> NSPoint {
    fromSuperview(superview?.fromWindow(point) ?? point)
  }

  /// Whether y grows the other way than in the superview, or in the window, where it grows upwards.
  private var turnsOver: Bool { isFlipped != (superview?.isFlipped ?? false) }

  private func toSuperview(_ point: NSPoint) -> NSPoint {
    let up = point.y - bounds.minY
    return NSPoint(
      x: frame.minX + point.x - bounds.minX, y: frame.minY + (turnsOver ? frame.height - up : up))
  }

  func fromSuperview(_ point: NSPoint) -> NSPoint {
    let up = point.y - frame.minY
    return NSPoint(
      x: point.x - frame.minX + bounds.minX, y: (turnsOver ? frame.height - up : up) + bounds.minY)
  }
}

extension NSRect {
  fileprivate var corners: [NSPoint] { [NSPoint(x: minX, y: minY), NSPoint(x: maxX, y: maxY)] }
}
