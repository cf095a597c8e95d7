// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A button with a title or an image for each of its states.
@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
  }

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private let label = UILabel()
  open private(set) var buttonType = ButtonType.custom
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction { setTitle(primaryAction.title, for: .normal) }
  }

  private func build() {
    accessibilityTraits = .button
    isAccessibilityElement = true
    label.textAlignment = .center
    addSubview(label)
  }

  open var titleLabel: UILabel? { label }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    show()
  }

  open func title(for state: State) -> String? { titles[state] }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
  }

  open func image(for state: State) -> UIImage? { images[state] }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  open override var isEnabled: Bool {
    didSet { show() }
  }

  open override var isSelected: Bool {
    didSet { show() }
  }

  open override var isHighlighted: Bool {
    didSet { show() }
  }

  private func show() {
    label.text = currentTitle
    accessibilityLabel = accessibilityLabel ?? titles[.normal]
  }

  open override var intrinsicContentSize: CGSize { label.intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Its title isn't touched in its place.
    super.hitTest(point, with: event) == nil ? nil : self
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  override func send(_ events: Event, _ event: UIEvent?) {
    super.send(events == .touchUpInside ? [.touchUpInside, .primaryActionTriggered] : events, event)
  }

  override var keepsTap: Bool { true }
}
