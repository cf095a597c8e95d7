import Testing
import UIKit

@MainActor
struct DrawingPathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 60)

  @Test("makes a rectangle of four lines that is closed")
  func rectangle() {
    #expect(
      UIBezierPath(rect: box).cgPath.elements == [
        .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 50, y: 20)), .line(CGPoint(x: 50, y: 80)),
        .line(CGPoint(x: 10, y: 80)), .close,
      ])
  }

  @Test("keeps ovals and rounded rectangles within their box, and touches its sides")
  func bounds() {
    let paths = [
      UIBezierPath(ovalIn: box), UIBezierPath(roundedRect: box, cornerRadius: 8),
      UIBezierPath(roundedRect: box, cornerRadius: 500),
    ]
    for path in paths {
      let bounds = path.bounds
      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.minY - 20) < 1e-9)
      #expect(abs(bounds.width - 40) < 1e-9 && abs(bounds.height - 60) < 1e-9)
    }
  }

  @Test(
    "rounds the corners that it is told to",
    arguments: [
      (UIRectCorner.topLeft, [false, true, true, true]), (.topRight, [true, false, true, true]),
      (.bottomRight, [true, true, false, true]), (.bottomLeft, [true, true, true, false]),
      (.allCorners, [false, false, false, false]), ([], [true, true, true, true]),
    ] as [(UIRectCorner, [Bool])])
  func corners(rounded: UIRectCorner, holdsCorner: [Bool]) {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: rounded, cornerRadii: CGSize(width: 10, height: 10))
    let corners = [(11, 21), (49, 21), (49, 79), (11, 79)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(corners.map { path.contains($0) } == holdsCorner)
    #expect(path.contains(CGPoint(x: 30, y: 50)))
  }

  @Test("turns clockwise on the screen, where y grows downwards")
  func arcs() {
    let quarter = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x) < 1e-12 && abs(quarter.currentPoint.y - 1) < 1e-12)
    #expect(quarter.bounds.minX > -1e-9 && quarter.bounds.minY > -1e-9)
    let rest = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.currentPoint.y - 1) < 1e-9)
    #expect(abs(rest.bounds.minX + 1) < 1e-9 && abs(rest.bounds.minY + 1) < 1e-9)
    #expect(quarter.cgPath.elements.count == 2)
    #expect(rest.cgPath.elements.count == 4)
  }

  @Test("stays near the circle all the way round")
  func circle() {
    let circle = UIBezierPath(ovalIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    for step in 0..<64 {
      let angle = CGFloat(step) / 32 * .pi
      #expect(circle.contains(CGPoint(x: 0.999 * cos(angle), y: 0.999 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 1.001 * cos(angle), y: 1.001 * sin(angle))))
    }
  }

  @Test("tells the two rules of filling apart")
  func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    #expect(path.contains(CGPoint(x: 4, y: 4), using: .winding))
    #expect(!path.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
  }

  @Test("transforms points, and back")
  func transforms() {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: .pi / 2).scaledBy(x: 2, y: 1)
    let point = CGPoint(x: 1, y: 0).applying(transform)
    #expect(abs(point.x - 3) < 1e-12 && abs(point.y - 6) < 1e-12)
    let back = point.applying(transform.inverted())
    #expect(abs(back.x - 1) < 1e-12 && abs(back.y) < 1e-12)
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(scaleX: -1, y: 2)).minX == -1)
  }
}

@MainActor
struct DrawingColorTests {
  @Test("gives red, green and blue of greys, hues and others")
  func components() {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    #expect(parts(UIColor(white: 0.5, alpha: 0.25)) == [0.5, 0.5, 0.5, 0.25])
    #expect(parts(UIColor.purple) == [0.5, 0, 0.5, 1])
    #expect(parts(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    #expect(parts(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
    #expect(parts(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 1, 1])
    #expect(parts(UIColor(hue: 0.25, saturation: 0, brightness: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(UIColor(white: 1, alpha: 1).cgColor.components == [1, 1])
  }

  @Test("is equal to a colour that looks the same in both appearances")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.systemBlue != UIColor.systemBlue.withAlphaComponent(0.5))
  }

  @Test("looks by the current traits where it depends on them")
  func dynamic() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.cgColor == UIColor.black.cgColor)
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    #expect(color.cgColor == UIColor.black.cgColor)
    #expect(UIColor.label.resolvedColor(with: dark).cgColor.components == [1, 1, 1, 1])
  }

  @Test("looks by what a view overrides, for itself and what lies in it")
  func overridden() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (card, label) = (UIView(), ObservingView())
    window.addSubview(card)
    card.addSubview(label)
    func style(_ view: UIView) -> UIUserInterfaceStyle { view.traitCollection.userInterfaceStyle }
    label.changes = 0
    card.overrideUserInterfaceStyle = .dark
    #expect([style(window), style(card), style(label)] == [.light, .dark, .dark])
    #expect(label.traitCollection.forceTouchCapability == .available)
    label.overrideUserInterfaceStyle = .light
    #expect([style(window), style(card), style(label)] == [.light, .dark, .light])
    (card.overrideUserInterfaceStyle, label.overrideUserInterfaceStyle) = (.unspecified, .unspecified)
    #expect(label.traitCollection === window.traitCollection)
    #expect(label.changes == 4)
    window.overrideUserInterfaceStyle = .dark
    #expect(style(label) == .dark)
  }
}

private final class ObservingView: UIView {
  var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    changes += 1
  }
}
