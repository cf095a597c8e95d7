#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import UIKit

/// The ring that answers a deep press: its colour, and how it grows and fades.
///
/// ```swift
/// recognizer.pulse = Pulse(color: .systemBlue)
/// recognizer.pulse?.timeline.outset = 20
/// recognizer.pulse = nil
/// ```
public struct Pulse: Sendable {
  /// The stroke's colour, as it looks in the appearance of the view that is pressed.
  public var color: UIColor
  /// 50 points outward, radius 5, width 1 → 10, in 0.25 s, ease out, unless you change it.
  public var timeline: PulseTimeline

  /// Makes a pulse, red unless you say otherwise.
  public init(color: UIColor = .red, timeline: PulseTimeline = PulseTimeline()) {
    self.color = color
    self.timeline = timeline
  }
}
#endif
