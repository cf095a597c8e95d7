import DeepPressUIKit
import Foundation
import PressScripts

@testable import UIKit

/// A window with a view in it, a hand to press on it, and what is told of the presses.
@MainActor
final class PressStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view: UIView
  let hand: Hand
  /// Each action, as `began 1`: the state and the stage with it.
  private(set) var told: [String] = []
  /// Places inside the view.
  let here = CGPoint(x: 120, y: 120)
  let there = CGPoint(x: 180, y: 120)

  /// Puts a view, a plain one unless it is given, into a window that reads the documentation in a certain way.
  init(
    _ view: UIView = UIView(), reading: GestureReading = GestureReading(),
    capability: UIForceTouchCapability = .available
  ) {
    self.view = view
    hand = Hand(window)
    window.environment.reading = reading
    window.change(traits: UITraitCollection(forceTouchCapability: capability))
    view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    window.addSubview(view)
    FeedbackLog.shared.clear()
  }

  /// Adds a recogniser whose every action is noted.
  @discardableResult
  func add<Recognizer: DeepPressGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    recognizer.addTarget(listener, action: "tell:")
    return recognizer
  }

  /// Adds a deep press.
  @discardableResult
  func addDeepPress(threshold: CGFloat = 0.75) -> DeepPressGestureRecognizer {
    add(DeepPressGestureRecognizer(target: nil, action: nil, threshold: threshold))
  }

  /// Reads what was told, and forgets it.
  func take() -> [String] {
    defer { told = [] }
    return told
  }

  private lazy var listener = StandinListener { [unowned self] sender in
    guard let recognizer = sender as? DeepPressGestureRecognizer else { return }
    told.append("\(recognizer.state) \(recognizer.stage)")
  }
}

extension CGFloat {
  /// A fraction of what a finger's touch can report at most.
  static func fingers(_ fraction: CGFloat) -> CGFloat {
    fraction * 20 / 3
  }
}
