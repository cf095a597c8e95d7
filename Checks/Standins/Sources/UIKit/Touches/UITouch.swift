// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One finger or pencil on the screen, the same object from its landing to its lift.
@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
  }

  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }

  public internal(set) var phase = Phase.began
  public internal(set) var type = TouchType.direct
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var tapCount = 1
  public internal(set) var force: CGFloat = 0
  public internal(set) var maximumPossibleForce: CGFloat = 0
  public internal(set) var altitudeAngle = CGFloat.pi / 2
  public internal(set) var majorRadius: CGFloat = 20
  public internal(set) var majorRadiusTolerance: CGFloat = 5
  public internal(set) var estimatedProperties: Properties = []
  public internal(set) var estimatedPropertiesExpectingUpdates: Properties = []
  public internal(set) var estimationUpdateIndex: NSNumber?
  public internal(set) weak var window: UIWindow?
  /// Kept by the window's environment as long as the touch is down.
  public internal(set) weak var view: UIView?
  public var gestureRecognizers: [UIGestureRecognizer]? { receivers }

  /// In the window's coordinates.
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  var azimuth: CGFloat = 0
  private var followers: [GestureReference] = []
  /// How far the view has been told of it.
  var passage = ViewPassage()

  public nonisolated override init() {
    super.init()
  }

  /// The recognisers that get it.
  var receivers: [UIGestureRecognizer] {
    get { followers.compactMap(\.recognizer) }
    set { followers = newValue.map { GestureReference(recognizer: $0) } }
  }

  open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { place(point, in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }
  open func azimuthAngle(in view: UIView?) -> CGFloat { azimuth }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// Whether it is still on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// A touch of its own that repeats what this one reads now, as lists of coalesced touches hold.
  func snapshot() -> UITouch {
    let copy = UITouch()
    (copy.phase, copy.type, copy.timestamp, copy.tapCount) = (phase, type, timestamp, tapCount)
    (copy.force, copy.maximumPossibleForce) = (force, maximumPossibleForce)
    (copy.altitudeAngle, copy.azimuth, copy.majorRadius) = (altitudeAngle, azimuth, majorRadius)
    copy.estimatedProperties = estimatedProperties
    copy.estimatedPropertiesExpectingUpdates = estimatedPropertiesExpectingUpdates
    copy.estimationUpdateIndex = estimationUpdateIndex
    (copy.window, copy.view, copy.receivers) = (window, view, receivers)
    (copy.point, copy.previousPoint) = (point, previousPoint)
    return copy
  }
}

/// A recogniser that isn't kept, as it keeps its touches.
struct GestureReference {
  weak var recognizer: UIGestureRecognizer?
}

/// How far a view has been told of a touch.
struct ViewPassage {
  /// Whether the view has had its beginning.
  var hasBegun = false
  /// Whether the beginning waits for a recogniser to fail.
  var holdsBeginning = false
  /// Whether the end waits for a recogniser to decide.
  var holdsEnd = false
  /// Whether the view gets nothing more: it was ended, cancelled or never to come.
  var isClosed = false
}
