import DeepPressUIKit
import UIKit

/// What a block of UIKit code takes for granted.
class Surroundings: UIViewController {
  final class Button: UIButton, DeepPressable {}

  let button = Button()
  let card = UIView()
  let slider = UISlider()
  let recognizer = DeepPressGestureRecognizer(target: nil, action: nil)
  let deepPress = DeepPressGestureRecognizer(target: nil, action: nil)
  let samples: [PressSample] = []
}
