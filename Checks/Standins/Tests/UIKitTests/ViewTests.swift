import Testing
import UIKit

/// Trees of views: their geometry, their windows, their traits, their layout.
@MainActor
struct ViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  @Test("points and rectangles are converted between views, to the window for nil, through scrolled bounds")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    window.addSubview(outer)
    window.addSubview(other)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: -84, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: window) == CGRect(x: 15, y: 25, width: 50, height: 50))
    #expect(inner.convert(window.bounds, from: window) == CGRect(x: -15, y: -25, width: 400, height: 800))
    outer.bounds.origin = CGPoint(x: 0, y: 5)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 20))
    inner.center = CGPoint(x: 100, y: 100)
    #expect(inner.frame == CGRect(x: 75, y: 75, width: 50, height: 50))
  }

  @Test("the layers' tree is the views'")
  func layers() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let ring = CALayer()
    window.addSubview(a)
    window.layer.addSublayer(ring)
    window.addSubview(c)
    window.insertSubview(b, belowSubview: c)
    #expect(window.subviews == [a, b, c])
    #expect(window.layer.sublayers?.filter { $0 !== ring } == [a.layer, b.layer, c.layer])
    window.bringSubviewToFront(a)
    window.sendSubviewToBack(c)
    window.insertSubview(b, at: 0)
    #expect(window.subviews == [b, c, a])
    #expect(window.layer.sublayers?.filter { $0 !== ring } == [b.layer, c.layer, a.layer])
    c.removeFromSuperview()
    window.insertSubview(c, aboveSubview: a)
    #expect(window.subviews == [b, a, c])
    #expect(a.isDescendant(of: window))
    #expect(c.layer.superlayer === window.layer)
    c.removeFromSuperview()
    #expect(c.layer.superlayer == nil)
    #expect(c.superview == nil)
  }

  @Test("a view's appearance is its layer's")
  func appearance() {
    let view = UIView()
    view.clipsToBounds = true
    view.isHidden = true
    view.alpha = 0.5
    view.backgroundColor = .red
    #expect(view.layer.masksToBounds)
    #expect(view.layer.isHidden)
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.masksToBounds = false
    #expect(!view.clipsToBounds)
    #expect(ShapeView().layer is CAShapeLayer)
  }

  @Test("what is hidden, faint, passive or out of bounds isn't touched; the uppermost is")
  func hitTest() {
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let beyond = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
    window.addSubview(below)
    window.addSubview(above)
    above.addSubview(beyond)
    let point = CGPoint(x: 50, y: 50)
    #expect(window.hitTest(point, with: nil) === above)
    above.isHidden = true
    #expect(window.hitTest(point, with: nil) === below)
    above.isHidden = false
    above.alpha = 0
    #expect(window.hitTest(point, with: nil) === below)
    above.alpha = 1
    above.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === below)
    #expect(window.hitTest(CGPoint(x: 200, y: 50), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 500, y: 50), with: nil) == nil)
  }

  @Test("a tree hears of its window and its superview in order")
  func moves() {
    let journal = Journal()
    let (outer, inner) = (MoveView("outer", journal), MoveView("inner", journal))
    outer.addSubview(inner)
    #expect(journal.take() == ["inner will superview", "inner did superview"])
    window.addSubview(outer)
    #expect(
      journal.take() == [
        "outer will superview", "outer will window", "inner will window", "outer did window", "inner did window",
        "outer did superview",
      ])
    outer.removeFromSuperview()
    #expect(
      journal.take() == [
        "outer will no superview", "outer will no window", "inner will no window", "outer did no window",
        "inner did no window", "outer did no superview",
      ])
  }

  @Test("force touch is unknown outside of windows, and a change is told to the whole tree")
  func traits() {
    let (outer, inner) = (TraitView(), TraitView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.forceTouchCapability == .unknown)
    window.addSubview(outer)
    #expect(inner.traitCollection.forceTouchCapability == .available)
    window.change(traits: UITraitCollection(forceTouchCapability: .unavailable))
    #expect(inner.traitCollection.forceTouchCapability == .unavailable)
    outer.removeFromSuperview()
    #expect(inner.heard == [.unknown, .available, .unavailable])
    #expect(outer.heard == inner.heard)
  }

  @Test("a tint comes from above until a view has its own")
  func tint() {
    let (outer, inner) = (UIView(), TintView())
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(inner.changes == 2)
  }

  @Test("a layout happens once, on the next turn or when it is asked for")
  func layout() {
    let view = LayoutView()
    window.addSubview(view)
    StandinClock.shared.turn()
    view.count = 0
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.count == 0)
    StandinClock.shared.turn()
    #expect(view.count == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.count == 2)
    view.frame.size = CGSize(width: 5, height: 5)
    view.layoutIfNeeded()
    #expect(view.count == 3)
  }

  @Test("flexible margins and sizes share what a superview grows by")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 120, height: 140)
    #expect(inner.frame == CGRect(x: 10, y: 50, width: 100, height: 80))
  }

  @Test("constraints place views by what they are tied to")
  func constraints() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (bar, label, box) = (UIView(), UILabel(), UIView())
    for view in [bar, label, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    label.font = .systemFont(ofSize: 20)
    label.text = "abcd"
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      bar.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      bar.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 20),
      label.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      label.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 5),
      box.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalTo: box.widthAnchor),
      box.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    let size = label.intrinsicContentSize
    #expect(bar.frame == CGRect(x: 10, y: 0, width: 180, height: 20))
    #expect(label.frame == CGRect(x: 100 - size.width / 2, y: 25, width: size.width, height: size.height))
    #expect(box.frame == CGRect(x: 100, y: 10, width: 90, height: 90))
  }

  @Test("a stack lays out its views along its axis")
  func stack() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.frame = CGRect(x: 0, y: 0, width: 110, height: 40)
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(b.frame == CGRect(x: 60, y: 0, width: 50, height: 40))
    stack.distribution = .fill
    stack.alignment = .center
    a.widthAnchor.constraint(equalToConstant: 30).isActive = true
    a.heightAnchor.constraint(equalToConstant: 20).isActive = true
    stack.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(b.frame.minX == 40)
    #expect(b.frame.width == 70)
    stack.axis = .vertical
    a.isHidden = true
    stack.layoutIfNeeded()
    #expect(b.frame.minY == 0)
    #expect(b.frame.height == 40)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a])
  }

  @Test("what a view doesn't answer goes up the chain of responders")
  func responders() {
    let journal = Journal()
    let outer = LogView("outer", CGRect(x: 0, y: 0, width: 100, height: 100), journal)
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    window.addSubview(outer)
    Hand(window).tap(CGPoint(x: 5, y: 5))
    #expect(journal.take() == ["outer began", "outer ended"])
    #expect(inner.next === outer)
  }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class LayoutView: UIView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

private final class TintView: UIView {
  var changes = 0
  override func tintColorDidChange() {
    changes += 1
  }
}

private final class TraitView: UIView {
  var heard: [UIForceTouchCapability?] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append(previousTraitCollection?.forceTouchCapability)
  }
}

private final class MoveView: UIView {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    journal.note("\(name) will \(newSuperview == nil ? "no " : "")superview")
  }

  override func didMoveToSuperview() {
    journal.note("\(name) did \(superview == nil ? "no " : "")superview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    journal.note("\(name) will \(newWindow == nil ? "no " : "")window")
  }

  override func didMoveToWindow() {
    journal.note("\(name) did \(window == nil ? "no " : "")window")
  }
}
