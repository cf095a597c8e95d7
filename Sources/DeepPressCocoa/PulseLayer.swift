#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
import DeepPress
import QuartzCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A ring that grows from a rectangle, thickens, fades, and removes itself.
public final class PulseLayer: CAShapeLayer {
  /// Plays a pulse in a layer: three animations in one transaction, after which this layer is gone.
  /// - Parameters:
  ///   - timeline: how it grows and fades.
  ///   - color: the stroke's.
  ///   - bounds: where it starts, in the host's coordinates.
  ///   - host: the layer to lie in.
  ///   - reducesMotion: whether it only fades.
  package func play(
    _ timeline: PulseTimeline, color: CGColor, around bounds: CGRect, in host: CALayer, reducesMotion: Bool
  ) {
    var timeline = timeline
    if reducesMotion {
      timeline.outset = 0
      timeline.finalLineWidth = timeline.initialLineWidth
    }
    frame = host.bounds
    // Its points are the host's, also where the host has scrolled.
    self.bounds = host.bounds
    fillColor = nil
    strokeColor = color
    host.addSublayer(self)
    let start = Self.ring(around: bounds, grownBy: 0, timeline)
    let end = Self.ring(around: bounds, grownBy: timeline.outset, timeline)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { [weak self] in self?.removeFromSuperlayer() }
    // Where the animations end, so that nothing flashes when they are over.
    path = end
    lineWidth = CGFloat(timeline.finalLineWidth)
    opacity = 0
    animate("path", from: start, to: end, timeline)
    animate("lineWidth", from: timeline.initialLineWidth, to: timeline.finalLineWidth, timeline)
    animate("opacity", from: 1.0, to: 0.0, timeline)
    CATransaction.commit()
  }

  private func animate(_ keyPath: String, from: Any, to: Any, _ timeline: PulseTimeline) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = timeline.duration
    let curve = timeline.timing
    animation.timingFunction = CAMediaTimingFunction(
      controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    animation.isRemovedOnCompletion = true
    add(animation, forKey: keyPath)
  }

  private static func ring(around bounds: CGRect, grownBy outset: Double, _ timeline: PulseTimeline) -> CGPath {
    let rectangle = bounds.insetBy(dx: -CGFloat(outset), dy: -CGFloat(outset))
    // Core Graphics stops a program whose corners are larger than its rectangle.
    let radius = max(min(CGFloat(timeline.cornerRadius), rectangle.width / 2, rectangle.height / 2), 0)
    return CGPath(roundedRect: rectangle, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
#endif
