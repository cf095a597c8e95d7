#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import DeepPress

/// The ring that answers a deep press: its colour, and how it grows and fades.
public struct Pulse: Sendable {
  /// The stroke's colour, as it looks in the appearance of the view that is pressed.
  public var color: NSColor
  /// 50 points outward, radius 5, width 1 → 10, in 0.25 s, ease out, unless you change it.
  public var timeline: PulseTimeline

  /// Makes a pulse, red unless you say otherwise.
  public init(color: NSColor = .red, timeline: PulseTimeline = PulseTimeline()) {
    self.color = color
    self.timeline = timeline
  }
}
#endif
