import AppKit
import DeepPressAppKit
import Foundation
import PressScripts

/// A window with a view in it, and what is told of the presses on it.
@MainActor
final class PressDesk {
  let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 400), styleMask: [.titled], backing: .buffered, defer: false)
  let view: NSView
  /// Each action, as `began 1`: the state and the stage with it.
  private(set) var told: [String] = []
  let here = NSPoint(x: 150, y: 150)

  init(_ view: NSView = NSView(frame: .zero)) {
    self.view = view
    view.frame = NSRect(x: 100, y: 100, width: 200, height: 200)
    window.contentView?.addSubview(view)
    FeedbackLog.shared.clear()
    StandinFaults.shared.clear()
  }

  /// Adds a recogniser whose every action is noted.
  @discardableResult
  func add(_ recognizer: DeepPressGestureRecognizer) -> DeepPressGestureRecognizer {
    view.addGestureRecognizer(recognizer)
    recognizer.addTarget(listener, action: "tell:")
    return recognizer
  }

  /// Adds a deep press.
  @discardableResult
  func addDeepPress(threshold: Double = 0.5) -> DeepPressGestureRecognizer {
    add(DeepPressGestureRecognizer(target: nil, action: nil, threshold: threshold))
  }

  /// Puts a hand on a device, over the view.
  func hand(_ device: Trackpad.Device = .forceTouch) -> Trackpad {
    let hand = Trackpad(window, device: device)
    hand.move(to: here)
    return hand
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
