import Testing

/// The same module in Firefox.
@MainActor
@Suite(.needsFirefox)
struct FirefoxTests {
  private func open(_ options: String, hasClock: Bool = false) throws -> Firefox {
    let browser = try Firefox.shared()
    try browser.open("\(PressPage.origin())/page\(hasClock ? "?clock=1" : "")")
    try browser.run("await page.press(\(options))")
    return browser
  }

  private func expect(_ browser: Firefox, _ told: [String], _ location: SourceLocation = #_sourceLocation) throws {
    let lines = try browser.run("return page.told.join('; ')")
    #expect(lines == told.joined(separator: "; "), sourceLocation: location)
  }

  @Test("readings made up in the page are recognised")
  func madeUp() throws {
    let browser = try open("{}", hasClock: true)
    try browser.run(
      """
      for (const pressure of [0.1, 0.3, 0.8, 0.9, 0.6]) page.fire(pressure == 0.1 ? "down" : "move", { pressure });
      page.fire("up");
      """)
    try expect(browser, ["began 1 0.8", "changed 1 0.9", "ended 0 0.6"])
  }

  /// Firefox's driver knows no pens; its touches report pressure, its mouse doesn't.
  @Test(
    "presses of the driver are recognised",
    arguments: [
      ("touch", ["began 1 0.8", "changed 1 0.9", "ended 0 0.6"]), ("mouse", ["failed 0 none"]),
    ])
  func press(type: String, told: [String]) throws {
    let browser = try open("{}")
    try browser.act([InputSource(type: type, steps: InputSource.steps([0.1, 0.3, 0.8, 0.9, 0.6]))])
    try expect(browser, told)
  }

  @Test("a mouse that is held stands in")
  func hold() throws {
    let browser = try open("{ fallbackDuration: 1 }")
    try browser.act([InputSource(type: "mouse", steps: [.down(nil)])])
    try browser.run("while (!page.told.length) await new Promise(requestAnimationFrame)")
    try browser.act([InputSource(type: "mouse", steps: [.up])])
    try expect(browser, ["began 1 simulated", "ended 0 simulated"])
  }

  @Test("what is destroyed leaves the element as it was")
  func destroyed() throws {
    let browser = try open("{}")
    let html = try browser.run("page.handle.destroy(); return pad.outerHTML")
    #expect(html == #"<div id="pad">Press</div>"#)
  }
}
