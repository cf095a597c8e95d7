// Which initialisers are designated, required, or can fail.
import UIKit

final class FromStoryboard: UIGestureRecognizer {
  required init?(coder: NSCoder) {
    super.init(coder: coder)  // error: must call a designated initializer of the superclass 'UIGestureRecognizer'
  }
}
final class Slider: UISlider {
  let threshold: Double
  init(threshold: Double) {
    self.threshold = threshold
    super.init(frame: .zero)
  }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UISlider'
@MainActor func make(_ action: UIApplicationShortcutItem.Type) {
  _ = UIApplicationShortcutItem()  // error: 'init()' is unavailable
  let image: UIImage = UIImage(systemName: "star")  // error: value of optional type 'UIImage?' must be unwrapped
  _ = UIAccessibilityCustomAction(name: "Press", actionHandler: nil)  // error: 'nil' is not compatible with expected
  _ = image
}
