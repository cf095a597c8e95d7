import QuartzCore
import Testing
import UIKit

/// Writes down what animations and transactions tell, with the time since the start.
@MainActor
final class AnimationDiary {
  private(set) var lines: [String] = []
  private let start = StandinClock.shared.now

  func note(_ line: String) {
    let time = ((StandinClock.shared.now - start) * 1_000).rounded() / 1_000
    lines.append("\(time) \(line)")
  }
}

final class DiaryDelegate: CAAnimationDelegate, Sendable {
  let diary: AnimationDiary

  init(_ diary: AnimationDiary) {
    self.diary = diary
  }

  func animationDidStart(_ anim: CAAnimation) {
    MainActor.assumeIsolated { diary.note("start") }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { diary.note(flag ? "finished" : "stopped") }
  }
}

@MainActor
func committedLayer<Layer: CALayer>(_ layer: Layer) -> Layer {
  StandinClock.shared.turn()
  StandinFaults.shared.clear()
  return layer
}

@MainActor
func fade(from: Double? = 0, to: Double? = 1, by: Double? = nil, duration: Double = 1) -> CABasicAnimation {
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.fromValue = from
  fade.toValue = to
  fade.byValue = by
  fade.duration = duration
  return fade
}

@MainActor
struct LayersAnimationTests {
  private let clock = StandinClock.shared

  @Test("shows the value between the ends, and the model's again when it is over")
  func between() {
    let layer = committedLayer(CALayer())
    layer.opacity = 0.5
    layer.add(fade(), forKey: "fade")
    clock.turn()
    var shown: [Float?] = []
    for _ in 0..<6 {
      shown.append(layer.presentation()?.opacity)
      clock.advance(by: 0.25)
    }
    #expect(shown == [0, 0.25, 0.5, 0.75, 0.5, 0.5])
    #expect(layer.opacity == 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    "takes its ends from those of the three values that it has",
    arguments: [
      (0.2, 0.6, nil, 0.4), (0.2, nil, 0.4, 0.4), (nil, 0.6, 0.4, 0.4), (0, nil, nil, 0.4), (nil, 0, nil, 0.4),
      (nil, nil, -0.8, 0.4), (nil, nil, nil, 0.8),
    ] as [(Double?, Double?, Double?, Float)])
  func ends(from: Double?, to: Double?, by: Double?, middle: Float) {
    let layer = committedLayer(CALayer())
    layer.opacity = 0.8
    layer.add(fade(from: from, to: to, by: by), forKey: nil)
    clock.advance(by: 0.5)
    #expect(abs((layer.presentation()?.opacity ?? -1) - middle) < 1e-6)
    layer.removeAllAnimations()
  }

  @Test(
    "holds outside its time what its fill mode says",
    arguments: [
      (CAMediaTimingFillMode.removed, [0.5, 0.5, 0.5]), (.backwards, [0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 1]),
      (.both, [0, 0.5, 1]),
    ] as [(CAMediaTimingFillMode, [Float])])
  func fillModes(mode: CAMediaTimingFillMode, expected: [Float]) {
    let layer = committedLayer(CALayer())
    layer.opacity = 0.5
    let fade = fade()
    fade.beginTime = CACurrentMediaTime() + 1
    fade.fillMode = mode
    fade.isRemovedOnCompletion = false
    layer.add(fade, forKey: "fade")
    var shown: [Float] = []
    for step in [0.5, 1, 1] {
      clock.advance(by: step)
      shown.append(layer.presentation()?.opacity ?? -1)
    }
    #expect(shown == expected)
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAllAnimations()
  }

  @Test("repeats, goes back and forth, and ends after the last repetition")
  func repetition() {
    let layer = committedLayer(CALayer())
    let diary = AnimationDiary()
    let fade = fade()
    fade.autoreverses = true
    fade.repeatCount = 1.5
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    fade.delegate = DiaryDelegate(diary)
    layer.add(fade, forKey: "fade")
    var shown: [Float] = []
    for _ in 0..<6 {
      clock.advance(by: 0.75)
      shown.append(layer.presentation()?.opacity ?? -1)
    }
    #expect(shown == [0.75, 0.5, 0.25, 1, 1, 1])
    #expect(diary.lines == ["0.0 start", "3.0 finished"])
    layer.removeAllAnimations()
  }

  @Test("is copied when it is added, and takes the transaction's duration if it has none")
  func copying() {
    let layer = committedLayer(CALayer())
    let original = fade(duration: 0)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(original, forKey: "fade")
    CATransaction.commit()
    original.toValue = 100.0
    #expect(original.duration == 0)
    #expect(layer.animation(forKey: "fade")?.duration == 2)
    clock.advance(by: 1)
    #expect(layer.presentation()?.opacity == 0.5)
    layer.removeAllAnimations()
  }

  @Test("replaces the animation of the same key, and stops one that is removed")
  func removal() {
    let layer = committedLayer(CALayer())
    let diary = AnimationDiary()
    let first = fade()
    first.delegate = DiaryDelegate(diary)
    layer.add(first, forKey: "fade")
    clock.advance(by: 0.5)
    layer.add(fade(from: 1, to: 1), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    clock.advance(by: 0.25)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
    clock.turn()
    #expect(diary.lines == ["0.0 start", "0.5 stopped"])
    #expect(StandinAnimations.shared.count == 0)
  }

  @Test("stops when its layer leaves the tree, but not when the layer moves within it")
  func leaving() {
    let root = committedLayer(CALayer())
    let (one, other, child) = (CALayer(), CALayer(), CALayer())
    root.sublayers = [one, other]
    one.addSublayer(child)
    let diary = AnimationDiary()
    let fade = fade()
    fade.delegate = DiaryDelegate(diary)
    child.add(fade, forKey: nil)
    clock.advance(by: 0.25)
    other.addSublayer(child)
    clock.advance(by: 0.25)
    other.removeFromSuperlayer()
    clock.advance(by: 0.25)
    #expect(diary.lines == ["0.0 start", "0.5 stopped"])
  }

  @Test("stops when nothing keeps its layer")
  func leak() {
    let diary = AnimationDiary()
    var layer: CALayer? = committedLayer(CALayer())
    let fade = fade()
    fade.delegate = DiaryDelegate(diary)
    layer?.add(fade, forKey: nil)
    clock.turn()
    #expect(StandinAnimations.shared.count == 1)
    layer = nil
    clock.advance(by: 1)
    #expect(diary.lines == ["0.0 start", "0.0 stopped"])
    #expect(StandinAnimations.shared.count == 0)
  }

  @Test("goes by its layer's time, which can be slow or stand still")
  func layerTime() {
    let layer = committedLayer(CALayer())
    let diary = AnimationDiary()
    let fade = fade()
    fade.delegate = DiaryDelegate(diary)
    layer.speed = 0.5
    layer.add(fade, forKey: nil)
    clock.advance(by: 1)
    #expect(layer.presentation()?.opacity == 0.5)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    clock.advance(by: 10)
    #expect(layer.presentation()?.opacity == 0.5)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    clock.advance(by: 0.25)
    #expect(layer.presentation()?.opacity == 0.75)
    clock.advance(by: 1)
    #expect(diary.lines == ["0.0 start", "11.5 finished"])
  }

  @Test("in a group shares the group's time, is cut at its end, and fades with the group's curve")
  func group() {
    let layer = committedLayer(CAShapeLayer())
    let width = CABasicAnimation(keyPath: "lineWidth")
    (width.fromValue, width.toValue) = (0, 10)
    let late = fade(duration: 4)
    late.beginTime = 1
    let group = CAAnimationGroup()
    group.animations = [width, late]
    group.duration = 2
    layer.add(group, forKey: "group")
    clock.advance(by: 1.5)
    #expect(layer.presentation()?.lineWidth == 7.5)
    #expect(layer.presentation()?.opacity == 0.125)
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.lineWidth == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("animates members of structures, colours and paths of one kind")
  func values() {
    let layer = committedLayer(CAShapeLayer())
    layer.position = CGPoint(x: 1, y: 2)
    let animations: [(String, Any, Any)] = [
      ("position.x", 10, 20), ("bounds.size.width", 0, 4), ("transform.scale", 1, 3),
      ("strokeColor", CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 0.5, blue: 0, alpha: 0)),
      ("path", CGPath(rect: .zero), CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))),
      ("shadowOffset", NSValue(cgSize: .zero), CGSize(width: 2, height: 4)),
    ]
    for (keyPath, from, to) in animations {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      layer.add(animation, forKey: nil)
    }
    clock.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(shown?.position == CGPoint(x: 15, y: 2))
    #expect(shown?.bounds.width == 2)
    #expect(shown?.transform == CATransform3DMakeScale(2, 2, 1))
    #expect(shown?.strokeColor == CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
    #expect(shown?.path == CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)))
    #expect(shown?.shadowOffset == CGSize(width: 1, height: 2))
    #expect(StandinFaults.shared.list == [])
    layer.removeAllAnimations()
  }

  @Test("jumps to the end between paths of different elements")
  func unlikePaths() {
    let layer = committedLayer(CAShapeLayer())
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue, animation.duration) = (CGPath(rect: .zero), oval, 1)
    layer.add(animation, forKey: nil)
    clock.advance(by: 0.1)
    #expect(layer.presentation()?.path == oval)
    layer.removeAllAnimations()
  }

  @Test("records a fault for a value that can't be animated, a view's colour for example")
  func wrongValue() {
    let layer = committedLayer(CAShapeLayer())
    let animation = CABasicAnimation(keyPath: "strokeColor")
    animation.fromValue = UIColor.red
    animation.toValue = UIColor.blue
    layer.add(animation, forKey: nil)
    clock.turn()
    #expect(layer.presentation()?.strokeColor == nil)
    #expect(StandinFaults.shared.list == ["no animatable value at strokeColor of CAShapeLayer"])
    layer.removeAllAnimations()
    clock.turn()
    StandinFaults.shared.clear()
  }
}
