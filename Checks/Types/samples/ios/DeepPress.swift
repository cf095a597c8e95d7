// A realistic UIKit adapter: recogniser, pulse, haptics, and a view protocol.
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc protocol DeepPressObserving: AnyObject {
  func deepPress(_ recognizer: DeepPressGestureRecognizer, didReach fraction: CGFloat)
}

class DeepPressGestureRecognizer: UIGestureRecognizer {
  @objc dynamic var threshold: CGFloat
  private(set) var fraction: CGFloat = 0
  weak var observer: (any DeepPressObserving)?
  private var tracked: UITouch?
  private let pulse = PulseLayer()

  @objc init(target: Any?, action: Selector?, threshold: CGFloat) {
    self.threshold = threshold
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
  }

  convenience init(threshold: CGFloat = 0.75) {
    self.init(target: nil, action: nil, threshold: threshold)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard tracked == nil, touches.count == 1, let touch = touches.first else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    tracked = touch
    update(with: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = tracked, touches.contains(touch) else { return }
    for sample in event.coalescedTouches(for: touch) ?? [touch] { update(with: sample) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = tracked, touches.contains(touch) else { return }
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches where touch.estimatedPropertiesExpectingUpdates.contains(.force) {
      _ = touch.estimationUpdateIndex
    }
  }

  override func reset() {
    super.reset()
    tracked = nil
    fraction = 0
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UILongPressGestureRecognizer)
  }

  private func update(with touch: UITouch) {
    guard touch.maximumPossibleForce > 0 else { return }
    fraction = touch.force / touch.maximumPossibleForce
    observer?.deepPress(self, didReach: fraction)
    let ratio: Double = touch.force / touch.maximumPossibleForce
    switch state {
    case .possible where ratio >= Double(threshold):
      state = .began
      if let layer = view?.layer { pulse.run(on: layer, at: touch.location(in: view)) }
    case .began, .changed:
      state = .changed
    default:
      break
    }
  }
}

final class PulseLayer: CAShapeLayer, CAAnimationDelegate {
  func run(on host: CALayer, at point: CGPoint) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    path = UIBezierPath(ovalIn: CGRect(x: point.x - 22, y: point.y - 22, width: 44, height: 44)).cgPath
    fillColor = UIColor.clear.cgColor
    strokeColor = UIColor(white: 0, alpha: 0.4).cgColor
    lineWidth = 2
    host.addSublayer(self)
    CATransaction.commit()

    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 1
    scale.toValue = 2.5
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.fromValue = NSNumber(value: 1.0)
    fade.toValue = 0.0
    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 0.35
    group.timingFunction = CAMediaTimingFunction(name: .easeOut)
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.delegate = self
    add(group, forKey: "pulse")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    removeFromSuperlayer()
  }
}

@MainActor
final class DeepPressHaptics {
  private let impact: UIImpactFeedbackGenerator
  private let selection = UISelectionFeedbackGenerator()

  init(view: UIView) {
    if #available(iOS 17.5, *) {
      impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
    } else {
      impact = UIImpactFeedbackGenerator(style: .rigid)
    }
  }

  func prepare() { impact.prepare() }
  func thump(_ intensity: CGFloat, at point: CGPoint) {
    if #available(iOS 17.5, *) {
      impact.impactOccurred(intensity: intensity, at: point)
    } else {
      impact.impactOccurred(intensity: intensity)
    }
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    selection.selectionChanged()
  }
}

private final class ActionBox: NSObject {
  let handler: @MainActor (DeepPressGestureRecognizer) -> Void
  init(_ handler: @escaping @MainActor (DeepPressGestureRecognizer) -> Void) { self.handler = handler }
  @MainActor @objc func fire(_ sender: DeepPressGestureRecognizer) { handler(sender) }
}

nonisolated(unsafe) private var boxKey: UInt8 = 0

@MainActor
protocol DeepPressable: AnyObject {
  func setDeepPressAction(target: AnyObject, action: Selector, threshold: CGFloat)
  func removeDeepPressAction()
}

extension DeepPressable where Self: UIView {
  func setDeepPressAction(target: AnyObject, action: Selector, threshold: CGFloat = 0.75) {
    addGestureRecognizer(DeepPressGestureRecognizer(target: target, action: action, threshold: threshold))
  }

  func onDeepPress(_ handler: @escaping @MainActor (DeepPressGestureRecognizer) -> Void) {
    let box = ActionBox(handler)
    objc_setAssociatedObject(self, &boxKey, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let gesture = DeepPressGestureRecognizer(target: box, action: #selector(ActionBox.fire(_:)), threshold: 0.75)
    addGestureRecognizer(gesture)
  }

  func removeDeepPressAction() {
    for gesture in gestureRecognizers ?? [] where gesture is DeepPressGestureRecognizer {
      removeGestureRecognizer(gesture)
    }
    objc_setAssociatedObject(self, &boxKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension UIButton: DeepPressable {}

final class DeepPressViewController: UIViewController, UIGestureRecognizerDelegate {
  private let button = UIButton(type: .system)
  private let slider = UISlider()
  private lazy var press = DeepPressGestureRecognizer(target: self, action: #selector(pressed(_:)), threshold: 0.6)
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    press.delegate = self
    press.require(toFail: UITapGestureRecognizer(target: self, action: #selector(tapped)))
    view.addSubview(button)
    view.addGestureRecognizer(press)
    button.addTarget(self, action: #selector(tapped), for: [.touchUpInside, .primaryActionTriggered])
    button.setTitle("Press", for: .normal)
    slider.addTarget(self, action: #selector(slid(_:)), for: .valueChanged)
    button.isAccessibilityElement = true
    button.accessibilityTraits = [.button, .allowsDirectInteraction]
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Deep press", target: self, selector: #selector(accessiblePress))
    ]
    observation = press.observe(\.threshold, options: [.new]) { _, change in
      _ = change.newValue
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(motionPreferenceChanged), name: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil)
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitForceTouchCapability.self]) { (self: Self, _) in self.refresh() }
    }
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.button.alpha = 1
    }
  }

  private func refresh() { press.isEnabled = traitCollection.forceTouchCapability == .available }
  @objc private func pressed(_ sender: DeepPressGestureRecognizer) {
    switch sender.state {
    case .began: DeepPressHaptics(view: view).prepare()
    case .ended, .cancelled, .failed: break
    case .possible, .changed: break
    @unknown default: break
    }
  }
  @objc private func tapped() {}
  @objc private func slid(_ sender: UISlider) { press.threshold = CGFloat(sender.value) }
  @objc private func accessiblePress() -> Bool { true }
  @objc private func motionPreferenceChanged() { _ = UIAccessibility.isReduceMotionEnabled }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}

@available(iOS 13.0, *)
extension DeepPressViewController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Open", image: UIImage(systemName: "star")) { _ in }])
    }
  }
}
