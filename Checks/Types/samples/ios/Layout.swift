// Auto Layout, stacks, text, alerts, bar buttons.
import UIKit

final class ScaleController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
  private let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
  private let scroll = UIScrollView()
  private let label = UILabel()
  private let field = UITextField(frame: .zero)

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    view.layer.borderColor = UIColor.label.resolvedColor(with: view.traitCollection).cgColor
    view.layer.borderWidth = view.traitCollection.displayGamut == .P3 ? 1 : 2
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .equalSpacing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(8, after: label)
    stack.addArrangedSubview(label)
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .bold))
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
    field.keyboardType = .decimalPad
    field.delegate = self
    field.addTarget(self, action: #selector(edited), for: [.editingChanged, .editingDidEnd])
    scroll.delegate = self
    scroll.delaysContentTouches = false
    view.addSubview(scroll)
    scroll.addSubview(stack)
    let width = stack.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -8)
    width.priority = .required
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 8),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      width,
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(askForWeight))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.forceTouchCapability == .available { edited() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _ = scrollView.panGestureRecognizer.translation(in: view)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  @objc private func edited() { label.text = field.text }

  @objc private func askForWeight() {
    let alert = UIAlertController(title: "Calibrate", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "grams" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Calibrate", style: .default) { [weak alert, weak self] _ in
        self?.label.text = alert?.textFields?.first?.text
      })
    present(alert, animated: true)
  }
}

@available(iOS 15.0, *)
@MainActor
func makeButton() -> UIButton {
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Press"
  let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
  button.addAction(UIAction(title: "Press") { ($0.sender as? UIButton)?.isSelected = true }, for: .touchUpInside)
  button.menu = UIMenu(children: [UIAction(title: "More", attributes: .destructive) { _ in }])
  button.showsMenuAsPrimaryAction = true
  return button
}

@MainActor
func takesText(_ view: UIView) -> Bool {
  view is any UITextInput || view.interactions.contains { $0 is UIContextMenuInteraction }
}
