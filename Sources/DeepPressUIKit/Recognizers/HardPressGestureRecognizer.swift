#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import DeepPressCocoa
import UIKit

/// Recognises a press that goes to full depth and stays there: the gesture of GTForceTouchGestureRecognizer.
///
/// ```swift
/// let hardPress = HardPressGestureRecognizer(target: self, action: #selector(hardPressed), minimumDuration: 0.5)
/// ```
///
/// It begins at the threshold and ends, successfully, at the fullest depth that the device reaches, `minimumDuration` after
/// it began at the earliest. Easing or lifting before that cancels it. The initialiser's action is sent once, on success;
/// targets added later are told of every state.
open class HardPressGestureRecognizer: DeepPressGestureRecognizer {
  private var successMessage: ActionMessage?

  /// Makes a recogniser of a hard press.
  /// - Parameters:
  ///   - target: is told of a success. It isn't kept.
  ///   - action: takes the recogniser, or nothing.
  ///   - threshold: force in 0…1 that begins.
  ///   - minimumDuration: seconds from the beginning to the success at the least.
  public init(target: Any?, action: Selector?, threshold: CGFloat = 0.75, minimumDuration: TimeInterval = 0.5) {
    super.init(target: nil, action: nil, threshold: threshold)
    profile = .hardPress(threshold: Double(threshold), minimumDuration: minimumDuration)
    if let target, let action { successMessage = ActionMessage(target: target, action: action) }
  }

  /// Makes a recogniser that calls a closure once for each success.
  public convenience init(
    threshold: CGFloat = 0.75, minimumDuration: TimeInterval = 0.5,
    onHardPress: @escaping @MainActor (HardPressGestureRecognizer) -> Void
  ) {
    self.init(target: nil, action: nil, threshold: threshold, minimumDuration: minimumDuration)
    onDeepPress = { if let recognizer = $0 as? HardPressGestureRecognizer { onHardPress(recognizer) } }
  }

  /// Makes the recogniser of a storyboard; connect the action in code.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    profile = .hardPress()
  }

  /// Seconds from the beginning to the success at the least.
  @IBInspectable open var minimumDuration: Double {
    get { profile.minimumDuration }
    set { profile.minimumDuration = newValue }
  }

  override func didSucceed() {
    super.didSucceed()
    successMessage?.send(from: self)
  }
}
#endif
