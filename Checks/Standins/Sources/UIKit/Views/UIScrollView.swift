// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view whose content is dragged about.
///
/// While it waits whether a touch becomes a drag, it keeps it from its content, for 0.15 s at most. Once the content has
/// it, a drag takes it away only from views that `touchesShouldCancel(in:)` allows: those that aren't controls. There are
/// no bounces, no deceleration and no zoom.
@MainActor
open class UIScrollView: UIView {
  /// UIKit doesn't document how long it keeps a touch; this is what apps see.
  static let delay: TimeInterval = 0.15

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open private(set) var isDragging = false {
    didSet { TimerList.shared.dragged = isDragging ? self : nil }
  }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  private let holdBack = ContentTouchHoldBack()
  private var relay: ScrollRelay?
  private var offsetAtStart = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    clipsToBounds = true
    let relay = ScrollRelay(self)
    self.relay = relay
    panGestureRecognizer.addTarget(relay, action: "pan:")
    addGestureRecognizer(holdBack)
    addGestureRecognizer(panGestureRecognizer)
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open var isTracking: Bool { panGestureRecognizer.tracked.contains(where: \.isDown) }

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let content = gestureRecognizer.associated.filter { $0.passage.hasBegun && !$0.passage.isClosed }
    return content.compactMap(\.view).allSatisfy { view in
      view === self || (canCancelContentTouches && touchesShouldCancel(in: view))
    }
  }

  fileprivate func pan() {
    switch panGestureRecognizer.state {
    case .began:
      offsetAtStart = contentOffset
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      scroll()
    case .changed:
      scroll()
    default:
      isDragging = false
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  private func scroll() {
    let moved = panGestureRecognizer.translation(in: self)
    let limit = CGPoint(
      x: max(contentSize.width + contentInset.right - bounds.width, -contentInset.left),
      y: max(contentSize.height + contentInset.bottom - bounds.height, -contentInset.top))
    contentOffset = CGPoint(
      x: min(max(offsetAtStart.x - moved.x, -contentInset.left), limit.x),
      y: min(max(offsetAtStart.y - moved.y, -contentInset.top), limit.y))
  }
}

/// What hears of a scroll view's drags.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

// What Objective-C's optional methods amount to.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}

extension UIView {
  /// Whether the scroll views around let their content have a touch.
  func scrollViewLetsBegin(_ touch: UITouch, _ event: UIEvent) -> Bool {
    var next = superview
    while let view = next {
      let isRefused = (view as? UIScrollView)?.touchesShouldBegin([touch], with: event, in: self) == false
      if isRefused { return false }
      next = view.superview
    }
    return true
  }
}

/// The target of a scroll view's own recogniser, which doesn't keep it.
private final class ScrollRelay: SelectorPerforming {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func perform(_ selector: Selector, with sender: Any?) {
    scrollView?.pan()
  }
}

/// Recognises nothing: by being undecided for a moment it keeps touches from the content of a scroll view.
private final class ContentTouchHoldBack: UIGestureRecognizer {
  private let timer = GestureTimer()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled else {
      return fail()
    }
    delaysTouchesBegan = true
    timer.set(UIScrollView.delay) { [weak self] in self?.fail() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fail()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail()
  }

  override func reset() {
    super.reset()
    timer.stop()
  }

  private func fail() {
    timer.stop()
    if state == .possible { state = .failed }
  }
}
