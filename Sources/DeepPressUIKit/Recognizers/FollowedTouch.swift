#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import UIKit

/// The touch that a recogniser follows, by identity, and how UIKit's readings become samples.
@MainActor
struct FollowedTouch {
  // UIKit owns its touches and uses them again; one that it let go is over.
  private weak var touch: UITouch?
  private var estimationIndex: NSNumber?
  let rule: Rule

  /// How a reading is taken.
  struct Rule {
    /// The highest force that a finger is taken to reach.
    var reachableMaximum = 5.0 / 6
    /// Whether a pencil's force is taken perpendicular to the screen.
    var isPerpendicular = true
    /// Whether the touch is a pointer's secondary click, which is no reading at all.
    var isSecondaryClick = false
  }

  /// Follows nothing.
  init() {
    rule = Rule()
  }

  /// Follows a touch from its landing.
  init(_ touch: UITouch, rule: Rule) {
    self.touch = touch
    self.rule = rule
  }

  /// Whether a touch is the one.
  func isSame(_ other: UITouch) -> Bool {
    touch === other
  }

  /// Whether nothing more will come of it: its end was delivered to somebody else, or to nobody.
  var isOver: Bool {
    guard let touch else { return true }
    return touch.phase == .ended || touch.phase == .cancelled
  }

  /// Whether what it touches, or what that lies in, is of a kind: up to a view, or else to the window; of a SwiftUI view, as
  /// long as its anchor isn't within.
  func touches(
    within view: UIView? = nil, inFrontOf anchor: DeepPressAnchor?, _ isOfKind: (UIView) -> Bool
  ) -> Bool {
    var candidate = touch?.view
    while let touched = candidate {
      // What holds the anchor may be the whole page, and its menus and drags those of other SwiftUI views.
      if let anchor, anchor.isDescendant(of: touched) { return false }
      if isOfKind(touched) { return true }
      if touched === view { return false }
      candidate = touched.superview
    }
    return false
  }

  /// The samples of a delivery: the coalesced readings, the last of which repeats the touch itself.
  mutating func samples(in event: UIEvent, _ action: PressSample.Action) -> [PressSample] {
    guard let touch else { return [] }
    var readings = event.coalescedTouches(for: touch) ?? []
    if readings.isEmpty { readings = [touch] }
    estimationIndex = readings.last?.estimationUpdateIndex
    var samples = readings.map { reading in
      PressSample(
        time: reading.timestamp, contact: Self.contact(of: touch), action: .move, rawForce: rawForce(of: reading),
        range: range(of: reading), x: reading.location(in: nil).x, y: reading.location(in: nil).y)
    }
    if action == .down { samples[0].action = .down } else { samples[samples.count - 1].action = action }
    return samples
  }

  /// The corrected reading of a touch, if it is the last reading that was taken: its force in 0…1, and its own number.
  func correction(by updated: UITouch) -> (force: Double?, rawForce: Double)? {
    guard let estimationIndex, updated.estimationUpdateIndex == estimationIndex, let raw = rawForce(of: updated) else {
      return nil
    }
    return (range(of: updated).force(of: raw), raw)
  }

  /// The id of a touch, as the engine knows it.
  static func contact(of touch: UITouch) -> Int {
    Int(bitPattern: ObjectIdentifier(touch))
  }

  /// The landing or the lift of a touch that only counts.
  static func bystander(_ touch: UITouch, _ action: PressSample.Action) -> PressSample {
    PressSample(time: touch.timestamp, contact: contact(of: touch), action: action, rawForce: nil)
  }

  private func range(of reading: UITouch) -> ForceRange {
    ForceRange(
      minimum: 0, maximum: Double(reading.maximumPossibleForce),
      reachableMaximum: reading.type == .pencil ? 1 : rule.reachableMaximum)
  }

  /// The force of a reading; nil where the touch can't measure any.
  private func rawForce(of reading: UITouch) -> Double? {
    guard reading.maximumPossibleForce > 0, !rule.isSecondaryClick else { return nil }
    guard reading.type == .pencil, rule.isPerpendicular else { return Double(reading.force) }
    // UIKit's is along the pencil. Nearly flat, the tip hardly touches, and noise would count as force.
    let slope = max(sin(Double(reading.altitudeAngle)), 0.25)
    return min(Double(reading.force) / slope, Double(reading.maximumPossibleForce))
  }
}
#endif
