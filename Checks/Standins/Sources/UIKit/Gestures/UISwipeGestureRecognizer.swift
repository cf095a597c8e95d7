// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Recognises fingers that are moved quickly in a direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  // UIKit doesn't document its limits; these are the stand-in's.
  private static let distance: CGFloat = 50
  private static let duration: TimeInterval = 0.5

  open var numberOfTouchesRequired = 1
  open var direction = Direction.right
  private var start: CGPoint?
  private let timer = GestureTimer()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if tracked.count > numberOfTouchesRequired { return fail() }
    start = location(in: nil)
    timer.set(Self.duration) { [weak self] in self?.fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let start, tracked.count == numberOfTouchesRequired else { return }
    let point = location(in: nil)
    let (x, y) = (point.x - start.x, point.y - start.y)
    guard max(abs(x), abs(y)) >= Self.distance else { return }
    let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    timer.stop()
    state = direction.contains(moved) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fail()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail()
  }

  open override func reset() {
    super.reset()
    timer.stop()
    start = nil
  }

  private func fail() {
    timer.stop()
    if state == .possible { state = .failed }
  }
}
