#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPressCocoa
import UIKit

/// A ring that grows from a view's bounds, thickens, fades, and removes itself.
public typealias PulseLayer = DeepPressCocoa.PulseLayer

extension PulseLayer {
  /// Plays one pulse around a view, above it, in the nearest view that doesn't clip it.
  ///
  /// With Reduce Motion it fades where it is and doesn't grow.
  /// - Returns: the layer, which is gone when the pulse is over; nil where the view is in no window.
  @MainActor @discardableResult
  public static func play(_ pulse: Pulse, around view: UIView) -> PulseLayer? {
    guard view.window != nil else { return nil }
    let host = view.hostOfRing(reaching: pulse.timeline.outset + pulse.timeline.finalLineWidth)
    let layer = PulseLayer()
    layer.zPosition = view.layer.zPosition + 1
    layer.play(
      pulse.timeline, color: pulse.color.resolvedColor(with: view.traitCollection).cgColor,
      around: view.convert(view.bounds, to: host), in: host.layer,
      reducesMotion: UIAccessibility.isReduceMotionEnabled)
    return layer
  }
}

extension UIView {
  /// The nearest view above this one, at most the window, where nothing clips a ring that reaches so far.
  fileprivate func hostOfRing(reaching reach: Double) -> UIView {
    let ring = bounds.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    var host = superview ?? self
    var ancestor = superview
    while let view = ancestor {
      if view.clipsToBounds, !view.bounds.contains(convert(ring, to: view)) { host = view.superview ?? view }
      ancestor = view.superview
    }
    return host
  }
}
#endif
