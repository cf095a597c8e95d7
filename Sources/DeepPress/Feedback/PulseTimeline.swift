/// The pulse that answers a deep press: a stroke that grows outward from a view's bounds, thickens and fades.
///
/// ```swift
/// PulseTimeline().frame(at: 0.1, around: PulseTimeline.Rectangle(x: 0, y: 0, width: 200, height: 44))
/// ```
///
/// It draws nothing: Core Animation plays the same numbers on Apple's systems, other toolkits ask for a frame each time
/// they draw. The stroke is unfilled; its colour is the adapter's (red by default).
public struct PulseTimeline: Sendable, Equatable {
  /// A rectangle in the view's units.
  public struct Rectangle: Sendable, Equatable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What to stroke at one moment.
  public struct Frame: Sendable, Equatable {
    /// The rectangle to stroke.
    public var bounds: Rectangle
    /// Its corners' radius, the same all along.
    public var cornerRadius: Double
    /// The stroke's width.
    public var lineWidth: Double
    /// 1 is opaque, 0 invisible.
    public var opacity: Double
  }

  /// How far it grows beyond the bounds, on every side.
  public var outset = 50.0
  /// The corners' radius.
  public var cornerRadius = 5.0
  /// The stroke's width at the start.
  public var initialLineWidth = 1.0
  /// The stroke's width at the end.
  public var finalLineWidth = 10.0
  /// Seconds from start to end.
  public var duration = 0.25
  /// How progress follows time.
  public var timing = CubicBezier.easeOut

  /// The original's pulse: 50 outward, radius 5, width 1 → 10, opacity 1 → 0, in 0.25 s, ease out.
  public init() {}

  /// What to draw at a time after the start.
  /// - Parameters:
  ///   - time: seconds since the pulse began.
  ///   - bounds: the view's bounds.
  /// - Returns: nil before the start and from the end on, when there is nothing to draw.
  public func frame(at time: Double, around bounds: Rectangle) -> Frame? {
    guard time >= 0, time < duration else { return nil }
    let progress = timing.y(at: time / duration)
    let grown = outset * progress
    return Frame(
      bounds: Rectangle(
        x: bounds.x - grown, y: bounds.y - grown, width: bounds.width + 2 * grown, height: bounds.height + 2 * grown),
      cornerRadius: cornerRadius,
      lineWidth: initialLineWidth + (finalLineWidth - initialLineWidth) * progress,
      opacity: 1 - progress)
  }
}
