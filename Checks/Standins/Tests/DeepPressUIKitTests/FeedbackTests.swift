import CoreHaptics
import DeepPress
import DeepPressUIKit
import Foundation
import Testing

@testable import UIKit

/// What answers a press: the pulse, and what is felt.
@MainActor
struct FeedbackTests {
  @Test("the pulse goes through the engine's frames, then its layer is gone")
  func pulseOverTime() throws {
    let stage = PressStage()
    let view = CGRect(x: 100, y: 100, width: 200, height: 200)
    let timeline = PulseTimeline()
    let layer = try #require(PulseLayer.play(Pulse(color: .blue), around: stage.view))
    #expect(layer.superlayer === stage.window.layer)
    #expect(layer.fillColor == nil)
    #expect(layer.strokeColor == UIColor.blue.cgColor)
    for step in 0..<25 {
      let frame = try #require(
        timeline.frame(
          at: Double(step) / 100, around: .init(x: view.minX, y: view.minY, width: view.width, height: view.height)))
      let shown = try #require(layer.presentation())
      #expect(abs(Double(shown.lineWidth) - frame.lineWidth) < 0.01)
      #expect(abs(Double(shown.opacity) - frame.opacity) < 0.001)
      let box = try #require(shown.path).boundingBox
      #expect(abs(Double(box.minX) - frame.bounds.x) < 0.05 && abs(Double(box.width) - frame.bounds.width) < 0.05)
      #expect(abs(Double(box.minY) - frame.bounds.y) < 0.05 && abs(Double(box.height) - frame.bounds.height) < 0.05)
      StandinClock.shared.advance(by: 0.01)
    }
    StandinClock.shared.advance(by: 0.02)
    #expect(layer.superlayer == nil)
    #expect(layer.animationKeys() ?? [] == [])
  }

  @Test("it lies above its view, in the nearest view that doesn't clip it")
  func clipping() throws {
    let stage = PressStage()
    let cell = UIView(frame: stage.view.frame)
    cell.clipsToBounds = true
    stage.window.addSubview(cell)
    cell.addSubview(stage.view)
    stage.view.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    stage.view.layer.zPosition = 7
    let layer = try #require(PulseLayer.play(Pulse(), around: stage.view))
    #expect(layer.superlayer === stage.window.layer)
    #expect(layer.zPosition > 7)
    #expect(layer.presentation()?.path?.boundingBox == CGRect(x: 150, y: 150, width: 20, height: 20))
    cell.clipsToBounds = false
    #expect(PulseLayer.play(Pulse(), around: stage.view)?.superlayer === cell.layer)
    StandinClock.shared.advance(by: 1)
    #expect(pulses(in: stage.window) == 0)
  }

  @Test("a clipper further up doesn't cut it, and a scrolled host doesn't displace it")
  func deepClippingAndScrolling() throws {
    let stage = PressStage()
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
    let stack = UIView(frame: card.bounds)
    card.clipsToBounds = true
    stage.window.addSubview(card)
    card.addSubview(stack)
    stack.addSubview(stage.view)
    stage.view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(PulseLayer.play(Pulse(), around: stage.view)?.superlayer === stage.window.layer)
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.clipsToBounds = false
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    stage.window.addSubview(scrollView)
    scrollView.addSubview(stage.view)
    stage.view.frame = CGRect(x: 100, y: 600, width: 40, height: 40)
    scrollView.contentOffset = CGPoint(x: 0, y: 500)
    let layer = try #require(PulseLayer.play(Pulse(), around: stage.view))
    #expect(layer.superlayer === scrollView.layer)
    let box = try #require(layer.path).boundingBox
    let inWindow = layer.convert(CGPoint(x: box.midX, y: box.midY), to: stage.window.layer)
    #expect(abs(inWindow.x - 120) < 0.001 && abs(inWindow.y - 120) < 0.001)
    StandinClock.shared.advance(by: 1)
  }

  @Test("where somebody reduces motion it fades and doesn't grow")
  func reducedMotion() throws {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let stage = PressStage()
    let layer = try #require(PulseLayer.play(Pulse(), around: stage.view))
    StandinClock.shared.advance(by: 0.2)
    let shown = try #require(layer.presentation())
    #expect(shown.path?.boundingBox == stage.view.frame)
    #expect(shown.lineWidth == 1)
    #expect(shown.opacity < 0.5)
    StandinClock.shared.advance(by: 0.1)
    #expect(layer.superlayer == nil)
  }

  @Test("its colour is the one of its view's appearance, whatever the app's is")
  func appearance() throws {
    let stage = PressStage()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    for (style, expected) in [(UIUserInterfaceStyle.dark, UIColor.white), (.light, .black)] {
      stage.view.overrideUserInterfaceStyle = style
      let layer = try #require(PulseLayer.play(Pulse(color: color), around: stage.view))
      #expect(layer.strokeColor == expected.cgColor)
    }
    StandinClock.shared.advance(by: 1)
  }

  @Test("a view without size or without window doesn't stop the program")
  func degenerate() {
    let stage = PressStage()
    stage.view.frame = .zero
    #expect(PulseLayer.play(Pulse(), around: stage.view) != nil)
    stage.view.removeFromSuperview()
    #expect(PulseLayer.play(Pulse(), around: stage.view) == nil)
    StandinClock.shared.advance(by: 1)
  }

  @Test("one pulse for each success, none for a light touch, none where it is nil")
  func countedPulses() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    stage.hand.tap(stage.here)
    #expect(pulses(in: stage.window) == 0)
    let finger = stage.hand.down(stage.here, force: 6)
    stage.hand.move(finger, force: 6.2)
    stage.hand.move(finger, force: 6.3)
    #expect(pulses(in: stage.window) == 1)
    stage.hand.wait(1)
    stage.hand.up(finger)
    #expect(pulses(in: stage.window) == 0)
    recognizer.pulse = nil
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(pulses(in: stage.window) == 0)
  }

  @Test("haptics are off at first; on, they are prepared with the touch and felt once, with the success")
  func haptics() {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(FeedbackLog.shared.events == [])
    recognizer.vibrateOnDeepPress = true
    stage.hand.tap(stage.here)
    #expect(FeedbackLog.shared.events == [.prepared("UIImpactFeedbackGenerator")])
    FeedbackLog.shared.clear()
    let finger = stage.hand.down(stage.here, force: 1)
    #expect(FeedbackLog.shared.events == [.prepared("UIImpactFeedbackGenerator")])
    stage.hand.move(finger, force: 6)
    stage.hand.move(finger, force: 6.5)
    stage.hand.up(finger)
    #expect(FeedbackLog.shared.events == [.prepared("UIImpactFeedbackGenerator"), .impact("heavy", intensity: 1)])
    #expect(FeedbackLog.shared.entries.last?.view == ObjectIdentifier(stage.view))
    for _ in 0..<50 { stage.hand.tap(stage.here) }
    #expect(stage.view.interactions.count == 1)
  }

  @Test("without a haptic engine the device vibrates as the original did")
  func vibration() {
    CHHapticEngine.hardware.supportsHaptics = false
    defer { CHHapticEngine.hardware.supportsHaptics = true }
    let stage = PressStage()
    stage.addDeepPress().vibrateOnDeepPress = true
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(FeedbackLog.shared.events == [.systemSound(4095)])
  }

  @Test("an iPhone 7 taps: Core Haptics doesn't know its engine, but UIKit drives it")
  func firstEngine() {
    CHHapticEngine.hardware.supportsHaptics = false
    defer { CHHapticEngine.hardware.supportsHaptics = true }
    let stage = PressStage()
    stage.window.change(traits: UITraitCollection(forceTouchCapability: .available, displayGamut: .P3))
    stage.addDeepPress().vibrateOnDeepPress = true
    stage.hand.up(stage.hand.down(stage.here, force: 6))
    #expect(FeedbackLog.shared.events == [.prepared("UIImpactFeedbackGenerator"), .impact("heavy", intensity: 1)])
  }

  @Test("a hard press is felt when it completes, not when it begins")
  func hardPress() {
    let stage = PressStage()
    let recognizer = stage.add(HardPressGestureRecognizer(target: nil, action: nil))
    recognizer.vibrateOnDeepPress = true
    let finger = stage.hand.down(stage.here, force: 6)
    stage.hand.wait(0.4)
    #expect(FeedbackLog.shared.events == [.prepared("UIImpactFeedbackGenerator")])
    stage.hand.wait(0.2)
    #expect(FeedbackLog.shared.events.last == .impact("heavy", intensity: 1))
    #expect(stage.take() == ["began 2", "ended 2"])
    stage.hand.up(finger)
    #expect(FeedbackLog.shared.events.count == 2)
  }
}
