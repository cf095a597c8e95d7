import Testing
import UIKit

@MainActor
struct LayersTreeTests {
  @Test("keeps sublayers in the order in which they were put")
  func order() {
    let root = CALayer()
    let layers = (0..<5).map { index in
      let layer = CALayer()
      layer.name = "\(index)"
      return layer
    }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[0])
    root.insertSublayer(layers[4], above: nil)
    #expect(root.sublayers?.compactMap(\.name) == ["1", "2", "3", "0", "4"])
    root.insertSublayer(layers[4], below: layers[2])
    root.addSublayer(layers[1])
    #expect(root.sublayers?.compactMap(\.name) == ["4", "2", "3", "0", "1"])
    layers[3].removeFromSuperlayer()
    #expect(root.sublayers?.compactMap(\.name) == ["4", "2", "0", "1"])
    #expect(layers[3].superlayer == nil)
  }

  @Test("derives the frame from the position, the bounds, the anchor and the transform")
  func frame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.position == CGPoint(x: 30, y: 50))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(layer.frame == CGRect(x: 30, y: 50, width: 80, height: 30))
  }

  @Test("converts between layers through what holds both")
  func conversion() {
    let (root, left, right) = (CALayer(), CALayer(), CALayer())
    root.sublayers = [left, right]
    left.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    right.frame = CGRect(x: 50, y: 0, width: 20, height: 20)
    right.bounds.origin = CGPoint(x: 0, y: 5)
    right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // right is seen at 40...80 by -10...30, and its point (0, 5) at the corner.
    #expect(left.convert(CGPoint(x: 30, y: -20), to: right) == CGPoint(x: 0, y: 5))
    #expect(right.convert(CGPoint(x: 1, y: 6), to: nil) == CGPoint(x: 42, y: -8))
    #expect(
      left.convert(CGRect(x: 0, y: 5, width: 2, height: 2), from: right) == CGRect(x: 30, y: -20, width: 4, height: 4))
  }

  @Test("finds the layer that is hit, from the front")
  func hits() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    root.sublayers = [back, front]
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
  }

  @Test("reaches every property by its name, and turns numbers into the property's type")
  func keyValueCoding() {
    let layer = CAShapeLayer()
    layer.setValue(0.25, forKey: "opacity")
    layer.setValue(NSNumber(value: 3), forKey: "lineWidth")
    layer.setValue(7, forKeyPath: "position.y")
    layer.setValue(1.5, forKeyPath: "transform.rotation.z")
    layer.setValue("mine", forKey: "custom")
    #expect(layer.opacity == 0.25)
    #expect(layer.lineWidth == 3)
    #expect(layer.position == CGPoint(x: 0, y: 7))
    #expect(abs(layer.transform.m12 - sin(1.5)) < 1e-12)
    #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 7)
    #expect(layer.value(forKey: "custom") as? String == "mine")
    layer.borderColor = nil
    #expect(layer.borderColor == nil, "nothing, not the default colour")
  }

  @Test("lays out before the commit what needs it, from the top down")
  func layout() {
    final class Laid: CALayer {
      var log: (() -> Void)?
      override func layoutSublayers() {
        super.layoutSublayers()
        log?()
      }
    }
    let (outer, inner) = (Laid(), Laid())
    var log: [String] = []
    outer.log = { log.append("outer") }
    inner.log = { log.append("inner") }
    outer.addSublayer(inner)
    inner.bounds.size = CGSize(width: 5, height: 5)
    #expect(log == [])
    CATransaction.flush()
    #expect(log == ["outer", "inner"])
    inner.bounds.origin.x = 1
    CATransaction.flush()
    #expect(log == ["outer", "inner"])
  }

  @Test("follows the frames of the virtual clock until it is invalidated")
  func displayLink() {
    final class Target: SelectorPerforming {
      var times: [Double] = []
      func perform(_ selector: Selector, with sender: Any?) {
        times.append((sender as? CADisplayLink)?.timestamp ?? -1)
      }
    }
    let target = Target()
    let start = StandinClock.shared.now
    let link = CADisplayLink(target: target, selector: "frame:")
    link.add(to: .main, forMode: .common)
    StandinClock.shared.advance(by: 0.051)
    link.isPaused = true
    StandinClock.shared.advance(by: 0.05)
    link.invalidate()
    StandinClock.shared.advance(by: 1)
    #expect(target.times.map { (($0 - start) * 60).rounded() } == [1, 2, 3])
  }

  @Test(
    "evaluates the named curves",
    arguments: [
      (CAMediaTimingFunctionName.linear, 0.5), (.easeIn, 0.315), (.easeOut, 0.685), (.easeInEaseOut, 0.5),
      (.default, 0.802),
    ])
  func curves(name: CAMediaTimingFunctionName, middle: Double) {
    let layer = committedLayer(CALayer())
    let fade = fade()
    fade.timingFunction = CAMediaTimingFunction(name: name)
    layer.add(fade, forKey: nil)
    StandinClock.shared.advance(by: 0.5)
    #expect(abs(Double(layer.presentation()?.opacity ?? -1) - middle) < 0.001)
    layer.removeAllAnimations()
  }
}
