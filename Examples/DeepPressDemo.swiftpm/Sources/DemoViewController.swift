import DeepPressUIKit
import UIKit

/// A button, a slider and a stepper that answer to a deep press and still work as themselves.
final class DemoViewController: UIViewController {
  /// Where the lines go.
  var output: (String) -> Void = { print($0) }

  let stackView = UIStackView()
  let button = UIButton(type: .system)
  let deepPressableButton = DeepPressableButton(type: .system)
  let slider = DeepPressableSlider()
  let stepper = UIStepper()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.distribution = .equalSpacing
    view.addSubview(stackView)
    for element in [button, deepPressableButton, slider, stepper] { stackView.addArrangedSubview(element) }
    slider.widthAnchor.constraint(equalToConstant: 200).isActive = true

    // A recogniser, as any other.
    button.setTitle("Button with Gesture Recognizer", for: .normal)
    button.addGestureRecognizer(makeRecognizer())

    // Views that adopt DeepPressable in one line.
    deepPressableButton.setTitle("DeepPressableButton", for: .normal)
    deepPressableButton.setDeepPressHandler { [weak self] in self?.deepPress($0) }
    slider.setDeepPressHandler { [weak self] in self?.deepPress($0) }
    slider.addAction(UIAction { [weak self] _ in self?.sliderChange() }, for: .valueChanged)

    stepper.addGestureRecognizer(makeRecognizer())
    stepper.addAction(UIAction { [weak self] _ in self?.stepperChange() }, for: .valueChanged)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stackView.frame = view.bounds.insetBy(dx: 20, dy: view.bounds.height / 5)
  }

  private func makeRecognizer() -> DeepPressGestureRecognizer {
    let recognizer = DeepPressGestureRecognizer(threshold: 0.75) { [weak self] in self?.deepPress($0) }
    recognizer.vibrateOnDeepPress = true
    return recognizer
  }

  private func deepPress(_ recognizer: DeepPressGestureRecognizer) {
    switch recognizer.state {
    case .began: output("deep press begin: \(recognizer.view?.description ?? "")")
    case .ended: output("deep press ends.")
    default: break
    }
  }

  private func sliderChange() {
    output("slider change \(slider.value)")
  }

  private func stepperChange() {
    output("stepper change \(stepper.value)")
  }
}

final class DeepPressableButton: UIButton, DeepPressable {}

final class DeepPressableSlider: UISlider, DeepPressable {}
