import Testing

/// Presses that don't go their way to the end, and pointers that are down at the same time.
@MainActor
@Suite(.needsChromium)
struct InterruptionTests {
  private static let beginning = "page.fire('down', { pressure: 0.1 }); page.fire('move', { pressure: 0.8 });"
  private static let more = "page.fire('move', { pressure: 0.9 }); page.fire('up'); page.fire('cancel');"

  @Test(
    "whatever ends a press early cancels it once, and nothing is told after",
    arguments: [
      "page.fire('cancel')", "page.fire('cancel'); page.fire('lostpointercapture')", "dispatchEvent(new Event('blur'))",
      "page.handle.destroy()", "page.handle.destroy(); page.handle.destroy()", "stop.abort()",
      "pad.remove(); clock.advance(clock.now + 300)",
    ])
  func cancelled(interruption: String) throws {
    let page = try PressPage("{ signal: (window.stop = new AbortController()).signal }", hasClock: true)
    try page.run("\(Self.beginning) \(interruption); \(Self.more) clock.advance(9000)")
    try page.told(["began 1 0.8", "cancelled 0 0.8"])
    try page.expect("[page.handle.state]", ["cancelled"])
  }

  @Test(
    "what ends a press early while it is light fails it",
    arguments: ["page.fire('cancel')", "dispatchEvent(new Event('blur'))", "page.handle.destroy()"])
  func failed(interruption: String) throws {
    let page = try PressPage("{}", hasClock: true)
    try page.run("page.fire('down', { pressure: 0.1 }); \(interruption); \(Self.more) clock.advance(9000)")
    try page.told(["failed 0 0.1"])
  }

  @Test(
    "a press after an interrupted one is recognised",
    arguments: ["page.fire('cancel')", "dispatchEvent(new Event('blur'))"])
  func again(interruption: String) throws {
    let page = try PressPage("{}", hasClock: true)
    try page.run("\(Self.beginning) \(interruption); \(Self.beginning) page.fire('up')")
    try page.told(["began 1 0.8", "cancelled 0 0.8", "began 1 0.8", "ended 0 0.8"])
  }

  @Test("a pen whose capture is lost is cancelled once")
  func lostCapture() throws {
    let page = try PressPage("{}")
    try page.act(.pen(.down(0.1), .move(0.8)))
    try page.run("pad.releasePointerCapture(page.details[0].pointerId)")
    try page.act(.pen(.move(0.9, x: 110), .move(0.6, x: 120), .up))
    try page.told(["began 1 0.8", "cancelled 0 0.8"])
  }

  @Test("a pen whose element is removed is cancelled once")
  func removed() throws {
    let page = try PressPage("{}")
    try page.act(.pen(.down(0.1), .move(0.8)))
    try page.run("pad.remove()")
    try page.act(.pen(.move(0.9, x: 110), .up))
    try page.told(["began 1 0.8", "cancelled 0 0.8"])
  }

  @Test("a press goes on outside of its element")
  func outside() throws {
    let page = try PressPage("{}")
    try page.act(.pen(.down(0.1), .move(0.8), .move(0.9, x: 400, y: 300), .up))
    try page.told(["began 1 0.8", "changed 1 0.9", "ended 0 0.9"])
  }

  @Test("a press that lands elsewhere is none, even if it comes here")
  func elsewhere() throws {
    let page = try PressPage("{}")
    try page.act(.pen(x: 400, y: 300, .down(0.1), .move(0.8), .move(0.9, x: 100, y: 60), .up))
    try page.told([])
  }

  @Test("two fingers are told apart")
  func twoFingers() throws {
    let page = try PressPage("{}")
    try page.act(
      .touch(id: 1, x: 60, .down(0.1), .move(0.8), .move(0.9), .move(0.9), .up),
      .touch(id: 2, x: 160, .pause(), .down(0.2), .move(0.3), .up))
    let line = "page.details.map((detail) => `${detail.pointerId - page.details[0].pointerId}: ${page.line(detail)}`)"
    try page.expect(
      line, ["0: began 1 0.8", "0: changed 1 0.9", "0: changed 1 0.9", "1: failed 0 0.3", "0: ended 0 0.9"])
  }

  @Test("two pens are told apart, and the first to press deep has the gesture")
  func twoPens() throws {
    let page = try PressPage("{}", hasClock: true)
    try page.run(
      """
      page.fire("down", { id: 1, pressure: 0.1 }); page.fire("down", { id: 2, pressure: 0.2 });
      page.fire("move", { id: 2, pressure: 0.8 }); page.fire("move", { id: 1, pressure: 0.3 });
      page.fire("up", { id: 1 }); page.fire("move", { id: 2, pressure: 0.9 }); page.fire("up", { id: 2 });
      """)
    try page.expect(
      "page.details.map((detail) => `${detail.pointerId}: ${page.line(detail)}`)",
      ["2: began 1 0.8", "1: failed 0 0.3", "2: changed 1 0.9", "2: ended 0 0.9"])
  }

  @Test("one pointer more than is allowed cancels what had begun")
  func contacts() throws {
    let page = try PressPage("{ contacts: 1 }", hasClock: true)
    // What is one too many is excluded before its force is read.
    try page.run(
      "\(Self.beginning) page.fire('down', { id: 8, pressure: 0.2 }); page.fire('up', { id: 8 }); \(Self.more)")
    try page.expect(
      "page.details.map((detail) => `${detail.pointerId}: ${page.line(detail)}`).sort()",
      ["7: began 1 0.8", "7: cancelled 1 0.8", "8: failed 0 none"])
  }

  @Test("a press made before the module is there is recognised then")
  func early() throws {
    let page = try PressPage()
    try page.run(
      """
      const { deepPress } = await page.load();
      page.listen(pad);
      const press = deepPress(pad);
      \(Self.beginning) page.fire("up");
      page.told.push("ready");
      await press.ready;
      """)
    try page.told(["ready", "began 1 0.8", "ended 0 0.8"])
  }

  @Test("what is destroyed before the module is there tells nothing")
  func destroyedEarly() throws {
    let page = try PressPage()
    try page.run(
      """
      const { deepPress } = await page.load();
      page.listen(pad);
      const press = deepPress(pad, { signal: AbortSignal.abort() });
      \(Self.beginning) press.perform(); page.fire("up");
      await press.ready;
      """)
    try page.told([])
  }
}
