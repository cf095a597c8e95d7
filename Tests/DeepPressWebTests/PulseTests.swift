import DeepPress
import Foundation
import Testing

/// The ring that answers a success, drawn from the engine's time line.
@MainActor
@Suite(.needsChromium)
struct PulseTests {
  /// The pad's bounds.
  private static let bounds = PulseTimeline.Rectangle(x: 20, y: 20, width: 200, height: 100)
  private static let times: [Double] = [0, 16, 50, 125, 200, 249]
  private static let press = "page.fire('down', { pressure: 0.8, time: 1000 });"
  /// What is drawn at each time; the ring comes last in the page.
  private static let drawn = """
    [\(times.map { "\($0)" }.joined(separator: ","))].map((time) => {
      clock.now = 1000 + time;
      clock.draw();
      const ring = document.body.lastElementChild.style;
      const numbers = [ring.left, ring.top, ring.width, ring.height, ring.borderWidth, ring.borderRadius, ring.opacity];
      return numbers.map((text) => parseFloat(text).toFixed(2)).join(" ");
    })
    """

  /// A border's box is half a line wider than what is stroked, on every side.
  private func box(at time: Double, isStill: Bool) throws -> String {
    let frame = try #require(PulseTimeline().frame(at: time / 1000, around: Self.bounds))
    let bounds = isStill ? Self.bounds : frame.bounds
    let half = frame.lineWidth / 2
    let numbers = [
      bounds.x - half, bounds.y - half, bounds.width + 2 * half, bounds.height + 2 * half, frame.lineWidth,
      frame.cornerRadius + half, frame.opacity,
    ]
    return numbers.map { String(format: "%.2f", $0) }.joined(separator: " ")
  }

  @Test("the ring has the time line's numbers, and is gone after it")
  func numbers() throws {
    let page = try PressPage("{}", hasClock: true)
    try page.run(Self.press)
    try page.expect(Self.drawn, Self.times.map { try box(at: $0, isStill: false) })
    try page.run("clock.now = 1250; clock.draw(); clock.draw()")
    try page.expect("[document.body.lastElementChild.localName, clock.frames.length]", ["script", "0"])
  }

  @Test("where motion is to be reduced, the ring fades and doesn't grow")
  func reducedMotion() throws {
    let page = try PressPage("{}", hasClock: true)
    let feature = { (value: String) in ["features": [["name": "prefers-reduced-motion", "value": value]]] }
    try page.browser.command("Emulation.setEmulatedMedia", feature("reduce"))
    defer { _ = try? page.browser.command("Emulation.setEmulatedMedia", feature("")) }
    try page.run(Self.press)
    try page.expect(Self.drawn, Self.times.map { try box(at: $0, isStill: true) })
  }

  @Test(
    "the ring has the colour that was asked for, or there is none",
    arguments: [("{}", "red"), ("{ pulse: 'rgb(0, 0, 255)' }", "rgb(0, 0, 255)"), ("{ pulse: false }", "none")])
  func color(options: String, color: String) throws {
    let page = try PressPage(options, hasClock: true)
    try page.run(
      "const before = document.body.childElementCount; \(Self.press) page.isNew = document.body.childElementCount > before"
    )
    try page.expect("[page.isNew ? document.body.lastElementChild.style.borderColor : 'none']", [color])
  }

  @Test(
    "only a success is answered",
    arguments: [
      ("{ threshold: 0.9 }", 0), ("{ profile: 'hardPress' }", 0), ("{ profile: 'hardPress', minimumDuration: 0 }", 1),
      ("{ pressesAgain: true }", 2),
    ])
  func success(options: String, rings: Int) throws {
    let page = try PressPage(options, hasClock: true)
    try page.run(
      """
      const before = document.body.childElementCount;
      for (const pressure of [0.1, 0.8, 0.3, 0.8]) page.fire(pressure == 0.1 ? "down" : "move", { pressure });
      if (\(options).minimumDuration == 0) page.fire("down", { id: 8, pressure: 0.8 }), page.fire("move", { id: 8, pressure: 1 });
      page.rings = document.body.childElementCount - before;
      """)
    try page.expect("[page.rings]", ["\(rings)"])
  }
}
