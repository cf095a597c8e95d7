import Testing

/// What the module leaves of a page: its listeners, styles, clicks and menus.
@MainActor
@Suite(.needsChromium)
struct MannersTests {
  /// How many listeners the pad, its document, its window and the signal have.
  private func listeners(_ page: PressPage) throws -> String {
    let answer = try page.browser.command(
      "Runtime.evaluate",
      [
        "expression":
          "[pad, document, window, stop.signal].map((on) => Object.values(getEventListeners(on)).flat().length).join(' ')",
        "includeCommandLineAPI": true, "returnByValue": true,
      ])
    let result = try #require((answer as? [String: Any])?["result"] as? [String: Any])
    return try #require(result["value"] as? String)
  }

  @Test(
    "what is destroyed leaves no listener, style or attribute", arguments: ["page.handle.destroy()", "stop.abort()"])
  func destroyed(end: String) throws {
    let page = try PressPage(body: #"<div id="pad" style="touch-action: pan-y; color: red;">Press</div>"#)
    try page.run("window.stop = new AbortController(); window.html = pad.outerHTML")
    let before = try listeners(page)
    try page.run(
      """
      const { deepPress } = await page.load();
      page.handle = deepPress(pad, { signal: stop.signal });
      await page.handle.ready;
      page.fire("down", { pressure: 0.8 });
      """)
    #expect(try listeners(page) != before)
    try page.expect("[pad.outerHTML == html]", ["false"])
    try page.run(end)
    let after = try listeners(page)
    #expect(after == before)
    try page.expect("[pad.outerHTML == html]", ["true"])
  }

  @Test("touches pan and text is selected as the author says, except during a press")
  func styles() throws {
    let page = try PressPage("{}", body: #"<div id="pad" style="touch-action: pan-y">Press</div>"#)
    let styles = "[pad.style.touchAction, pad.style.userSelect]"
    try page.expect(styles, ["pan-y", ""])
    try page.act(.pen(.down(0.1), .move(0.2)))
    try page.expect(styles, ["none", "none"])
    try page.act(.pen(.up))
    try page.expect(styles, ["pan-y", ""])
  }

  @Test("a menu doesn't interrupt a pen or finger that is down, but opens otherwise")
  func contextMenu() throws {
    let page = try PressPage("{}", hasClock: true)
    let menu = "pad.dispatchEvent(new PointerEvent('contextmenu', { cancelable: true, bubbles: true, pointerType }))"
    try page.expect(
      """
      [['mouse', false], ['pen', true], ['touch', true], ['mouse', true]].map(([pointerType, isDown]) => {
        if (isDown) page.fire("down", { pointerType });
        const opens = \(menu);
        page.fire("up");
        return opens;
      })
      """, ["true", "false", "false", "true"])
  }

  @Test("importing and pressing leave nothing in the global scope")
  func globals() throws {
    let page = try PressPage(body: #"<div id="pad">Press</div><deep-press></deep-press>"#)
    // All at one go, for the driver leaves something between two.
    try page.run(
      """
      const before = Reflect.ownKeys(window);
      await page.press({});
      page.fire("down", { pressure: 0.8 });
      page.fire("up");
      page.left = Reflect.ownKeys(window).filter((name) => !before.includes(name));
      """)
    try page.told(["began 1 0.8", "ended 0 0.8"])
    try page.expect("page.left", [])
  }

  private func clicks(_ options: String, _ source: InputSource) throws -> String {
    let page = try PressPage(options)
    try page.run("page.clicks = 0; addEventListener('click', () => page.clicks++)")
    try page.browser.act([source])
    return "\(try page.run("return page.clicks"))"
  }

  @Test(
    "the click after a deep press is swallowed, the one after a light press isn't",
    arguments: ["pen", "mouse", "touch"])
  func click(type: String) throws {
    let light = InputSource(type: type, steps: InputSource.steps([0.1, 0.3]))
    let deep = InputSource(type: type, steps: InputSource.steps([0.1, 0.8]))
    #expect(try clicks("{}", light) == "1")
    #expect(try clicks("{}", deep) == "0")
    #expect(try clicks("{ click: true }", deep) == "1")
  }

  @Test("a gesture that only completing makes a success lets the click be where it didn't complete")
  func clickOfIncomplete() throws {
    #expect(try clicks("{ profile: 'hardPress' }", .pen([0.1, 0.8, 0.3])) == "1")
    #expect(try clicks("{ profile: 'hardPress', minimumDuration: 0 }", .pen([0.1, 0.8, 1])) == "0")
  }

  @Test("a click that somebody makes without a pointer is left alone")
  func clickOfScript() throws {
    let page = try PressPage("{}")
    try page.run("page.clicks = 0; addEventListener('click', () => page.clicks++)")
    try page.run("page.fire('down', { pressure: 0.8 }); page.fire('up'); pad.click()")
    try page.expect("[page.clicks]", ["1"])
  }

  /// Chromium doesn't let a pen drag a slider, with the module or without.
  @Test("a slider is still a slider", arguments: [("mouse", 216), ("touch", 216), ("pen", 100)])
  func slider(type: String, end: Int) throws {
    let page = try PressPage("{}", body: #"<input id="pad" type="range" min="0" max="10" value="0">"#)
    try page.browser.act([InputSource(type: type, steps: [.down(0.2), .move(0.3, x: 120), .move(0.3, x: end), .up])])
    try page.expect("[pad.value]", [end == 216 ? "10" : "4"])
    try page.browser.act([InputSource(type: type, steps: [.down(0.2), .up], x: 120)])
    try page.expect("[pad.value]", ["5"])
    try page.told(["failed 0 0.3", "failed 0 0.2"])
  }

  @Test("a stepper is still a stepper", arguments: ["mouse", "pen"])
  func stepper(type: String) throws {
    let page = try PressPage("{}", body: #"<input id="pad" type="number" value="5" style="font-size: 50px">"#)
    for (y, value) in [(50, "6"), (90, "5")] {
      try page.browser.act([InputSource(type: type, steps: [.down(0.2), .up], x: 214, y: y)])
      try page.expect("[pad.value]", [value])
    }
    try page.told(["failed 0 0.2", "failed 0 0.2"])
  }

  @Test("a button in it is clicked by a light press, and keeps its focus and keys")
  func button() throws {
    let page = try PressPage(
      "{}", body: #"<div id="pad"><button id="inner" style="width:100%;height:100%">Go</button></div>"#)
    try page.run("inner.onclick = () => page.told.push('clicked')")
    try page.act(.pen([0.1, 0.3]))
    try page.act(.keys(.press("\u{E007}"), .release("\u{E007}")))
    try page.told(["failed 0 0.3", "clicked", "clicked"])
    try page.expect("[document.activeElement.id, pad.hasAttribute('tabindex')]", ["inner", "false"])
  }
}
