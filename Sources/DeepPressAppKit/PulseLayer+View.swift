#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import DeepPressCocoa

/// A ring that grows from a view's bounds, thickens, fades, and removes itself.
public typealias PulseLayer = DeepPressCocoa.PulseLayer

extension PulseLayer {
  /// Plays one pulse around a view, above it, in the nearest view that doesn't clip it, which becomes layer-backed.
  ///
  /// Where the user reduces motion it fades where it is and doesn't grow.
  /// - Returns: the layer, which is gone when the pulse is over; nil where the view is in no window.
  @MainActor @discardableResult
  public static func play(_ pulse: Pulse, around view: NSView) -> PulseLayer? {
    guard view.window != nil else { return nil }
    let host = view.hostOfRing(reaching: pulse.timeline.outset + pulse.timeline.finalLineWidth)
    host.wantsLayer = true
    guard let hostLayer = host.layer else { return nil }
    let layer = PulseLayer()
    layer.zPosition = (view.layer?.zPosition ?? 0) + 1
    var color = pulse.color.cgColor
    view.effectiveAppearance.performAsCurrentDrawingAppearance { color = pulse.color.cgColor }
    layer.play(
      pulse.timeline, color: color, around: view.convert(view.bounds, to: host), in: hostLayer,
      reducesMotion: NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    return layer
  }
}

extension NSView {
  /// The nearest view above this one, at most the window's content, where nothing clips a ring that reaches so far.
  fileprivate func hostOfRing(reaching reach: Double) -> NSView {
    guard self !== window?.contentView else { return self }
    let ring = bounds.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    var host = superview ?? self
    var ancestor = superview
    while let view = ancestor, view !== window?.contentView {
      let clips = view is NSClipView || view.layer?.masksToBounds == true
      if clips, !view.bounds.contains(convert(ring, to: view)) { host = view.superview ?? view }
      ancestor = view.superview
    }
    return host
  }
}
#endif
