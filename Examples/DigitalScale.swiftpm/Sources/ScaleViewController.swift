import DeepPressUIKit
import UIKit

/// A digital scale: the weight of what lies on it, or of a finger, in grams and in per cent.
final class ScaleViewController: UIViewController {
  let titleLabel = UILabel()
  let scaleView = ForceScaleView()
  let tareButton = UIButton(type: .system)
  let calibrateButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    titleLabel.text = "Digital Scale"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.textAlignment = .center
    tareButton.setTitle("Tare", for: .normal)
    tareButton.addAction(UIAction { [weak self] _ in self?.scaleView.tare() }, for: .touchUpInside)
    calibrateButton.setTitle("Calibrate…", for: .normal)
    calibrateButton.addAction(UIAction { [weak self] _ in self?.askForWeight() }, for: .touchUpInside)
    for part in [titleLabel, scaleView, tareButton, calibrateButton] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let row = min(60, area.height / 6)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: row)
    tareButton.frame = CGRect(x: area.minX, y: area.maxY - row, width: area.width / 2, height: row)
    calibrateButton.frame = CGRect(x: area.midX, y: area.maxY - row, width: area.width / 2, height: row)
    scaleView.frame = CGRect(
      x: area.minX, y: area.minY + row, width: area.width, height: max(area.height - 2 * row, 0))
  }

  /// Asks what the thing weighs that lay on the scale last.
  private func askForWeight() {
    let alert = UIAlertController(
      title: "Calibrate", message: "Put something of known weight on the scale, take it off, and say what it weighs.",
      preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "grams"
      field.keyboardType = .decimalPad
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Calibrate", style: .default) { [weak self, weak alert] _ in
        if let text = alert?.textFields?.first?.text { self?.calibrate(text) }
      })
    present(alert, animated: true)
  }

  /// Calibrates with a weight as somebody typed it, with a point or a comma.
  func calibrate(_ text: String) {
    let number = Double(text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: "."))
    if let number, scaleView.calibrate(grams: number) { return }
    titleLabel.text = "Not calibrated: nothing was measured"
  }
}
