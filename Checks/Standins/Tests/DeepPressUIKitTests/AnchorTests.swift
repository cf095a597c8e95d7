import Foundation
import Testing

@testable import DeepPressUIKit
@testable import UIKit

/// What stands behind a SwiftUI view.
@MainActor
struct AnchorTests {
  @Test("it brings its recogniser to the window, for touches within its bounds, and pulses around itself")
  func bringing() throws {
    let stage = PressStage()
    var presses = 0
    let recognizer = DeepPressGestureRecognizer { if $0.state == .began { presses += 1 } }
    let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: true)
    anchor.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    stage.view.addSubview(anchor)
    #expect(recognizer.view === stage.window)
    // It lets touches through to what it stands behind.
    #expect(stage.window.hitTest(stage.here, with: nil) === stage.view)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 1)
    let ring = try #require(stage.window.layer.sublayers?.compactMap { $0 as? PulseLayer }.first ?? ringIn(stage.view))
    let host = try #require(ring.superlayer)
    #expect(host === stage.view.layer)
    #expect(ring.presentation()?.path?.boundingBox.intersects(CGRect(x: 10, y: 10, width: 50, height: 50)) == true)
    stage.hand.up(stage.hand.down(stage.there, force: 6))
    #expect(presses == 1)
    anchor.removeFromSuperview()
    #expect(recognizer.view == nil)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 1)
    stage.hand.wait(1)
  }

  @Test("a sheet over it keeps its touches to itself")
  func sheet() {
    let stage = PressStage()
    let controller = UIViewController()
    stage.view.removeFromSuperview()
    stage.window.rootViewController = controller
    var presses = 0
    let recognizer = DeepPressGestureRecognizer { if $0.state == .began { presses += 1 } }
    let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: true)
    anchor.frame = stage.window.bounds
    controller.view.addSubview(anchor)
    #expect(recognizer.view === controller.view)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 1)
    controller.present(UIViewController(), animated: false)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 1)
    controller.dismiss(animated: false)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 2)
    stage.hand.wait(1)
  }

  @Test("where SwiftUI attaches the recogniser, it only says where the pulse goes")
  func pulsing() {
    let stage = PressStage()
    let recognizer = DeepPressGestureRecognizer { _ in }
    let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: false)
    stage.view.addSubview(anchor)
    #expect(recognizer.view == nil)
    #expect(recognizer.pulseView === anchor)
    #expect(recognizer.delegate == nil)
  }

  private func ringIn(_ view: UIView) -> PulseLayer? {
    view.layer.sublayers?.compactMap { $0 as? PulseLayer }.first
  }
}
