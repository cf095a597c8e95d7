import Testing
import UIKit

/// A ring that widens, thins and fades, and then takes itself away.
private final class Ring: CAShapeLayer {
  func run(in host: CALayer, then completion: @escaping () -> Void) {
    let grown = CGPath(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { [weak self] in
      self?.removeFromSuperlayer()
      completion()
    }
    path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    lineWidth = 4
    host.addSublayer(self)
    let ends: [(String, Any, Any)] = [("path", path as Any, grown), ("lineWidth", 4, 0), ("opacity", 1, 0)]
    for (keyPath, from, to) in ends {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 0.5)
      add(animation, forKey: keyPath)
    }
    (path, lineWidth, opacity) = (grown, 0, 0)
    CATransaction.commit()
  }
}

@MainActor
struct LayersTransactionTests {
  private let clock = StandinClock.shared

  @Test("calls the block once, when every animation added since it was set is over")
  func completion() {
    let layer = committedLayer(CALayer())
    let diary = AnimationDiary()
    CATransaction.begin()
    layer.add(fade(duration: 5), forKey: "before")
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { diary.note("done") } }
    for (key, duration) in [("short", 0.5), ("long", 2)] { layer.add(fade(duration: duration), forKey: key) }
    CATransaction.commit()
    clock.advance(by: 6)
    #expect(diary.lines == ["2.0 done"])
  }

  @Test("calls the block at once if nothing was added")
  func nothingAdded() {
    let diary = AnimationDiary()
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { diary.note("done") } }
    #expect(diary.lines == [])
    CATransaction.commit()
    #expect(diary.lines == ["0.0 done"])
  }

  @Test("calls a block that another one replaces, for what was added until then")
  func replacement() {
    let layer = committedLayer(CALayer())
    let diary = AnimationDiary()
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { diary.note("nothing") } }
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { diary.note("first") } }
    layer.add(fade(duration: 1), forKey: "first")
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { diary.note("second") } }
    layer.add(fade(duration: 2), forKey: "second")
    CATransaction.commit()
    clock.advance(by: 3)
    #expect(diary.lines == ["0.0 nothing", "1.0 first", "2.0 second"])
  }

  @Test("waits for animations of nested transactions, and counts a removed one as over")
  func nesting() {
    let layer = committedLayer(CALayer())
    let diary = AnimationDiary()
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { diary.note("outer") } }
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { diary.note("inner") } }
    layer.add(fade(duration: 1), forKey: "inner")
    CATransaction.commit()
    layer.add(fade(duration: 9), forKey: "outer")
    CATransaction.commit()
    clock.advance(by: 2)
    layer.removeAnimation(forKey: "outer")
    #expect(diary.lines == ["1.0 inner"])
    clock.turn()
    #expect(diary.lines == ["1.0 inner", "2.0 outer"])
  }

  @Test("runs a ring of three animations that takes itself away")
  func ring() {
    let host = committedLayer(CALayer())
    let diary = AnimationDiary()
    let ring = Ring()
    ring.run(in: host) { MainActor.assumeIsolated { diary.note("done, superlayer \(ring.superlayer as Any)") } }
    var shown: [String] = []
    for _ in 0..<3 {
      let now = ring.presentation()
      shown.append("\(now?.path?.boundingBox.width ?? -1) \(now?.lineWidth ?? -1) \(now?.opacity ?? -1)")
      clock.advance(by: 0.25)
    }
    #expect(shown == ["20.0 4.0 1.0", "40.0 2.0 0.5", "60.0 0.0 0.0"])
    #expect(diary.lines == ["0.5 done, superlayer nil"])
    #expect(host.sublayers == nil)
    #expect(StandinAnimations.shared.count == 0)
    #expect(StandinFaults.shared.list == [])
  }

  @Test("animates a change of a committed standalone layer by itself, unless actions are off")
  func implicit() {
    let root = committedLayer(CALayer())
    let layer = CALayer()
    root.addSublayer(layer)
    layer.opacity = 0
    #expect(layer.animationKeys() == nil, "a layer that isn't committed doesn't animate")
    clock.turn()
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
    clock.advance(by: 0.125)
    #expect((0.5...0.99).contains(layer.presentation()?.opacity ?? -1), "it eases by the default curve")
    clock.advance(by: 0.125)
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
  }

  @Test("doesn't animate the path of a shape, nor the layer of a view, by itself")
  func notImplicit() {
    let root = committedLayer(CALayer())
    let shape = CAShapeLayer()
    root.addSublayer(shape)
    let view = UIView(frame: .zero)
    root.addSublayer(view.layer)
    clock.turn()
    shape.path = CGPath(rect: .zero)
    view.alpha = 0
    #expect(shape.animationKeys() == nil)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("shows no presentation before the first commit")
  func uncommitted() {
    let layer = CALayer()
    #expect(layer.presentation() == nil)
    CATransaction.flush()
    #expect(layer.presentation()?.opacity == 1)
    #expect(layer.presentation()?.model() === layer)
  }

  @Test("records a commit without a begin, and a begin without a commit")
  func unbalanced() {
    StandinFaults.shared.clear()
    CATransaction.commit()
    CATransaction.begin()
    clock.turn()
    #expect(
      StandinFaults.shared.list == ["commit without begin", "a transaction was left open at the end of a turn"])
    StandinFaults.shared.clear()
  }
}
