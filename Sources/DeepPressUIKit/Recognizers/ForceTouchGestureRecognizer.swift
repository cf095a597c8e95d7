#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import UIKit

/// Recognises that one finger passes a raw force: the gesture of milkit's ForceTouchGestureRecognizer.
///
/// ```swift
/// let forceTouch = ForceTouchGestureRecognizer(target: self, action: #selector(forceTouched))
/// forceTouch.minimumForce = 2.5
/// ```
///
/// It begins with the touch and ends, successfully, where the force exceeds `minimumForce`, or is as much as the device
/// reaches. A second finger, or lifting before that, cancels it. The force in UIKit's numbers is `rawForce`.
///
/// As it begins with every touch, its `cancelsTouchesInView` is false unless you say otherwise: a button still taps.
open class ForceTouchGestureRecognizer: DeepPressGestureRecognizer {
  /// Makes a recogniser that exceeds a minimum force of 3.
  public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action, threshold: 0.75)
    profile = .forceTouch()
    cancelsTouchesInView = false
  }

  /// Makes a recogniser that calls a closure once for each success.
  public convenience init(
    minimumForce: CGFloat = 3, onForceTouch: @escaping @MainActor (ForceTouchGestureRecognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    self.minimumForce = minimumForce
    onDeepPress = { if let recognizer = $0 as? ForceTouchGestureRecognizer { onForceTouch(recognizer) } }
  }

  /// Makes the recogniser of a storyboard; connect the action in code.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    profile = .forceTouch()
    cancelsTouchesInView = false
  }

  /// The force to exceed, in UIKit's numbers, of which 1 is an average touch.
  @IBInspectable open var minimumForce: CGFloat {
    get { CGFloat(profile.levels[0].press) }
    set { profile.levels[0].press = Double(newValue) }
  }

  /// Whether UIKit says that the screen measures force. A pencil may where this is false: see `capability`.
  open var forceTouchAvailable: Bool {
    view?.traitCollection.forceTouchCapability == .available
  }

  /// Whether a success is answered by a tap that can be felt: `vibrateOnDeepPress` under its former name.
  open var vibrationEnabled: Bool {
    get { vibrateOnDeepPress }
    set { vibrateOnDeepPress = newValue }
  }
}
#endif
