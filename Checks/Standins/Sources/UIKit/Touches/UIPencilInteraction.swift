// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Hears of what a pencil does away from the screen; a test plays it with `squeeze(_:at:)` and `tap(at:)`.
@MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  public enum Phase: Int, Sendable {
    case began
    case changed
    case ended
    case cancelled
  }

  /// A squeeze of the pencil's barrel.
  public struct Squeeze: Sendable {
    public let phase: Phase
    public let timestamp: TimeInterval
    public let hoverPose: UIPencilHoverPose?
  }

  /// A double tap on the pencil's barrel.
  public struct Tap: Sendable {
    public let timestamp: TimeInterval
    public let hoverPose: UIPencilHoverPose?
  }

  /// What somebody chose in Settings; a test sets it.
  public package(set) static var preferredSqueezeAction = UIPencilPreferredAction.showContextualPalette
  public package(set) static var preferredTapAction = UIPencilPreferredAction.switchEraser
  public package(set) static var prefersPencilOnlyDrawing = false

  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  open private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Plays a phase of a squeeze, hovering at a place in the view or out of reach of the screen.
  public func squeeze(_ phase: Phase, at location: CGPoint? = nil) {
    guard isEnabled, view?.window != nil else { return }
    let pose = location.map { UIPencilHoverPose(location: $0) }
    delegate?.pencilInteraction(
      self, didReceiveSqueeze: Squeeze(phase: phase, timestamp: StandinClock.shared.now, hoverPose: pose))
  }

  /// Plays a double tap on the barrel.
  public func tap(at location: CGPoint? = nil) {
    guard isEnabled, view?.window != nil else { return }
    let pose = location.map { UIPencilHoverPose(location: $0) }
    delegate?.pencilInteraction(self, didReceiveTap: Tap(timestamp: StandinClock.shared.now, hoverPose: pose))
  }
}

/// Where a pencil hovers, in its interaction's view.
public struct UIPencilHoverPose: Sendable {
  public let location: CGPoint
  public let zOffset: CGFloat
  public let altitudeAngle: CGFloat

  init(location: CGPoint, zOffset: CGFloat = 0.5, altitudeAngle: CGFloat = .pi / 3) {
    self.location = location
    self.zOffset = zOffset
    self.altitudeAngle = altitudeAngle
  }
}

/// What a squeeze or a double tap of the pencil is to do.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore
  case switchEraser
  case switchPrevious
  case showColorPalette
  case showInkAttributes
  case showContextualPalette
  case runSystemShortcut
}

/// What a pencil's interaction tells.
@MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
}

// What Objective-C's optional methods amount to.
extension UIPencilInteractionDelegate {
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
}
