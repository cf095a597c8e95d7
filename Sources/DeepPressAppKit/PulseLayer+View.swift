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
    let host = view.nearestUnclippedView
    host.wantsLayer = true
    guard let hostLayer = host.layer else { return nil }
    let layer = PulseLayer()
    layer.zPosition = (view.layer?.zPosition ?? 0) + 1
    layer.play(
      pulse.timeline, color: pulse.color.cgColor, around: view.convert(view.bounds, to: host), in: hostLayer,
      reducesMotion: NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    return layer
  }
}

extension NSView {
  /// The nearest view above this one, at most the window's content, that draws what is beyond its bounds.
  fileprivate var nearestUnclippedView: NSView {
    var host: NSView = self
    repeat {
      guard host !== window?.contentView, let next = host.superview else { return host }
      host = next
    } while host is NSClipView || host.layer?.masksToBounds == true
    return host
  }
}
#endif
