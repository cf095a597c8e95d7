// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Records what it would make felt.
@MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  public private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  /// For a view, which it becomes an interaction of.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func prepare() {
    record(.prepared(String(describing: type(of: self))))
  }

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) {
    self.view = view
  }

  func record(_ event: FeedbackLog.Event, at location: CGPoint? = nil) {
    FeedbackLog.shared.record(event, view: view, at: location)
  }
}

/// Records collisions.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard the objects are.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  private var style = FeedbackStyle.medium

  public override init() {
    super.init()
  }

  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(view: view)
    self.style = style
  }

  open func impactOccurred() {
    impact(1, at: nil)
  }

  open func impactOccurred(intensity: CGFloat) {
    impact(intensity, at: nil)
  }

  open func impactOccurred(at location: CGPoint) {
    impact(1, at: location)
  }

  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impact(intensity, at: location)
  }

  private func impact(_ intensity: CGFloat, at location: CGPoint?) {
    if !(0...1).contains(intensity) { StandinFaults.shared.record("an impact's intensity of \(intensity)") }
    record(.impact("\(style)", intensity: intensity), at: location)
  }
}

/// Records moves of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    record(.selection)
  }

  open func selectionChanged(at location: CGPoint) {
    record(.selection, at: location)
  }
}

/// Records how tasks came out.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task came out.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    record(.notification("\(notificationType)"))
  }

  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    record(.notification("\(notificationType)"), at: location)
  }
}

/// Records events on a canvas.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {
    record(.canvas("alignment"), at: location)
  }

  open func pathCompleted(at location: CGPoint) {
    record(.canvas("pathCompleted"), at: location)
  }
}
