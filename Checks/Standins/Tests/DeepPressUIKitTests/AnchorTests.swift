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

  @Test("of two anchors, one within the other, the inner one has the press, whoever came and is asked first")
  func nested() {
    for reading in GestureReading.all {
      for (innerIsFirst, isReversed) in [(false, false), (false, true), (true, false), (true, true)] {
        let stage = PressStage(reading: reading)
        if isReversed { stage.window.environment.order = { $0.reversed() } }
        var told: [String] = []
        var recognizers: [String: DeepPressGestureRecognizer] = [:]
        for name in innerIsFirst ? ["inner", "outer"] : ["outer", "inner"] {
          let recognizer = DeepPressGestureRecognizer(target: nil, action: nil, threshold: 0.5)
          recognizer.onDeepPress = { _ in told.append(name) }
          let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: true)
          anchor.frame = name == "inner" ? CGRect(x: 0, y: 0, width: 50, height: 50) : stage.view.bounds
          stage.view.addSubview(anchor)
          recognizers[name] = recognizer
        }
        stage.hand.up(stage.hand.down(stage.here, force: 6))
        #expect(told == ["inner"], "\(reading), \(innerIsFirst), \(isReversed)")
        stage.hand.up(stage.hand.down(stage.there, force: 6))
        #expect(told == ["inner", "outer"])
        recognizers["inner"]?.isEnabled = false
        stage.hand.up(stage.hand.down(stage.here, force: 6))
        #expect(told == ["inner", "outer", "outer"])
        recognizers["inner"]?.isEnabled = true
        // What the inner one doesn't take goes to the outer one, as soon as that is known.
        recognizers["inner"]?.threshold = 0.8
        stage.hand.up(stage.hand.down(stage.here, force: 4))
        #expect(told == ["inner", "outer", "outer", "outer"])
        // A second finger that lands outside of the inner one doesn't change where the first one landed.
        recognizers["inner"]?.threshold = 0.5
        let finger = stage.hand.down(stage.here, force: 1)
        let other = stage.hand.down(stage.there, force: 1)
        stage.hand.move(finger, force: 6)
        stage.hand.up(other)
        stage.hand.up(finger)
        #expect(told == ["inner", "outer", "outer", "outer", "inner"])
        #expect(stage.window.environment.faults == [])
        stage.hand.wait(1)
      }
    }
  }

  @Test("the outer anchor waits for the inner one only where that takes the touch")
  func waiting() {
    let stage = PressStage()
    let (mine, other) = (DeepPressGestureRecognizer { _ in }, DeepPressGestureRecognizer { _ in })
    let outer = DeepPressAnchor(recognizer: mine, bringsRecognizer: true)
    let inner = DeepPressAnchor(recognizer: other, bringsRecognizer: true)
    outer.frame = stage.view.bounds
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stage.view.addSubview(outer)
    stage.view.addSubview(inner)
    stage.hand.up(stage.hand.down(stage.there, force: 6))
    #expect(!outer.gestureRecognizer(mine, shouldRequireFailureOf: other))
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(outer.gestureRecognizer(mine, shouldRequireFailureOf: other))
    other.isEnabled = false
    #expect(!outer.gestureRecognizer(mine, shouldRequireFailureOf: other))
    #expect(!outer.gestureRecognizer(mine, shouldRequireFailureOf: UITapGestureRecognizer()))
    stage.hand.wait(1)
  }

  @Test("of two anchors of one size one has the press, and neither waits for the other")
  func equal() {
    let stage = PressStage()
    var presses = 0
    for _ in 0..<2 {
      let recognizer = DeepPressGestureRecognizer { if $0.state == .began { presses += 1 } }
      let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: true)
      anchor.frame = stage.view.bounds
      stage.view.addSubview(anchor)
    }
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 1)
    stage.hand.wait(1)
  }

  @Test("a hidden or transparent anchor, or one in such a view, leaves touches alone")
  func hidden() {
    let stage = PressStage()
    var presses = 0
    let recognizer = DeepPressGestureRecognizer { if $0.state == .began { presses += 1 } }
    let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: true)
    anchor.frame = stage.view.bounds
    stage.view.addSubview(anchor)
    anchor.isHidden = true
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    anchor.isHidden = false
    stage.view.isHidden = true
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    stage.view.isHidden = false
    stage.view.alpha = 0
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 0)
    stage.view.alpha = 1
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 1)
    stage.hand.wait(1)
  }

  @Test("what a view around it clips away, as a scroll view does, takes no touch")
  func clipped() {
    let stage = PressStage()
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    clip.clipsToBounds = true
    stage.view.addSubview(clip)
    var presses = 0
    let recognizer = DeepPressGestureRecognizer { if $0.state == .began { presses += 1 } }
    let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: true)
    anchor.frame = stage.view.bounds
    clip.addSubview(anchor)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 0)
    clip.clipsToBounds = false
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(presses == 1)
    stage.hand.wait(1)
  }

  @Test("a recogniser that SwiftUI made before the anchor pulses around it all the same")
  func madeBefore() throws {
    let stage = PressStage()
    let model = DeepPressGestureRecognizer { _ in }
    let recognizer = DeepPressGestureRecognizer { _ in }
    recognizer.pulseModel = model
    stage.window.addGestureRecognizer(recognizer)
    let anchor = DeepPressAnchor(recognizer: model, bringsRecognizer: false)
    anchor.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    stage.view.addSubview(anchor)
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(ringIn(stage.view) != nil)
    stage.hand.wait(1)
  }

  private func ringIn(_ view: UIView) -> PulseLayer? {
    view.layer.sublayers?.compactMap { $0 as? PulseLayer }.first
  }
}
