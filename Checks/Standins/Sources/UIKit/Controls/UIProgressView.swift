// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A bar that shows how much is done.
@MainActor
open class UIProgressView: UIView {
  private var storage: Float = 0

  open var progress: Float {
    get { storage }
    set { storage = min(max(newValue, 0), 1) }
  }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
}
