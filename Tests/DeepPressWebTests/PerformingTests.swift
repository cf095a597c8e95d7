import Testing

/// The ways to a deep press other than pressing, and to hear of one.
@MainActor
@Suite(.needsChromium)
struct PerformingTests {
  private static let enter = "\u{E007}"
  private static let shift = "\u{E008}"

  @Test("the focused element is pressed by Shift and Enter, and not by Enter alone")
  func key() throws {
    let page = try PressPage("{}")
    try page.run("pad.focus()")
    try page.act(.keys(.press(Self.enter), .release(Self.enter)))
    try page.told([])
    try page.act(.keys(.press(Self.shift), .press(Self.enter), .release(Self.enter), .release(Self.shift)))
    try page.told(["began 1 simulated", "ended 0 simulated"])
    try page.expect("[pad.tabIndex, pad.getAttribute('aria-keyshortcuts')]", ["0", "Shift+Enter"])
  }

  @Test("another key may press it")
  func otherKey() throws {
    let page = try PressPage("{ key: 'p' }")
    try page.run("pad.focus()")
    try page.act(.keys(.press(Self.shift), .press(Self.enter), .release(Self.enter), .release(Self.shift)))
    try page.told([])
    try page.act(.keys(.press("p"), .release("p")))
    try page.told(["began 1 simulated", "ended 0 simulated"])
  }

  @Test("no key presses it where none is wanted")
  func noKey() throws {
    let page = try PressPage("{ key: null }")
    try page.run("pad.tabIndex = 0; pad.focus()")
    try page.act(.keys(.press(Self.shift), .press(Self.enter), .release(Self.enter), .release(Self.shift)))
    try page.told([])
    try page.expect("[pad.hasAttribute('aria-keyshortcuts')]", ["false"])
  }

  @Test(
    "performing tells of a whole gesture, pressed through all of the profile's stages",
    arguments: [
      ("{}", ["began 1 simulated", "ended 0 simulated"], ["0 to 1", "1 to 0"]),
      ("{ profile: 'hardPress' }", ["began 2 simulated", "ended 2 simulated"], ["0 to 2"]),
      ("{ profile: 'stages', begins: 2 }", ["began 3 simulated", "ended 0 simulated"], ["0 to 3", "3 to 0"]),
    ])
  func perform(options: String, told: [String], stages: [String]) throws {
    let page = try PressPage(options)
    try page.run("page.handle.perform()")
    try page.told(told)
    try page.expect("page.stages", stages)
  }

  @Test("performing does nothing in mid-press, nor once destroyed")
  func performTwice() throws {
    let page = try PressPage("{}")
    try page.run("page.fire('down', { pressure: 0.1 }); page.handle.perform(); page.fire('up')")
    try page.run("page.handle.destroy(); page.handle.perform()")
    try page.told(["failed 0 0.1"])
  }

  @Test("everybody hears: the option's closure on the element, then whoever listens above it; the stage comes last")
  func listeners() throws {
    let page = try PressPage()
    try page.run(
      """
      const { deepPress } = await page.load();
      const names = ["began", "changed", "ended", "cancelled", "failed", "stage"];
      const options = {};
      for (const name of names) {
        options["on" + name] = ({ type, detail }) => page.told.push(`${name}: ${type} ${detail.phase}`);
        document.addEventListener("deeppress" + name, ({ target, type }) => page.told.push(`${target.id}: ${type}`));
      }
      await deepPress(pad, options).ready;
      page.fire("down", { pressure: 0.8 }); page.fire("move", { pressure: 0.9 }); page.fire("up");
      page.fire("down", { pressure: 0.8 }); page.fire("cancel");
      page.fire("down", { pressure: 0.1 }); page.fire("up");
      """)
    func heard(_ name: String, _ phase: String? = nil) -> [String] {
      ["\(name): deeppress\(name) \(phase ?? name)", "pad: deeppress\(name)"]
    }
    try page.told(
      heard("began") + heard("stage", "began") + heard("changed") + heard("ended") + heard("stage", "ended")
        + heard("began") + heard("stage", "began") + heard("cancelled") + heard("stage", "cancelled") + heard("failed"))
  }

  @Test(
    "a success shakes the device where that was asked for",
    arguments: [
      ("{}", []), ("{ vibrate: 25 }", ["25"]), ("{ vibrate: [20, 10, 20] }", ["20,10,20"]),
      ("{ vibrate: 25, threshold: 0.9 }", []), ("{ vibrate: 25, profile: 'hardPress' }", []),
    ])
  func vibrate(options: String, patterns: [String]) throws {
    let page = try PressPage(options)
    try page.run("page.patterns = []; navigator.vibrate = (pattern) => page.patterns.push(pattern)")
    try page.act(.pen([0.1, 0.8]))
    try page.expect("page.patterns", patterns)
  }

  @Test("an element of its own takes the options as data attributes, and ends with its removal")
  func element() throws {
    let page = try PressPage(
      body: """
        <deep-press id="pad" data-threshold="0.6" data-falling-back="cancels" data-key="p" data-pulse="">Press</deep-press>
        """)
    try page.run("await page.load(); page.listen(pad); await pad.press.ready")
    try page.act(.pen([0.1, 0.62, 0.2]))
    try page.told(["began 1 0.62", "cancelled 0 0.2"])
    try page.expect(
      "[pad.getAttribute('aria-keyshortcuts'), document.body.lastElementChild.localName]", ["p", "script"])
    try page.run("const { press } = pad; pad.remove(); press.perform()")
    try page.told(["began 1 0.62", "cancelled 0 0.2"])
  }

  @Test(
    "options that make no sense are refused",
    arguments: [
      "{ profile: 'soft' }", "{ threshold: 'deep' }", "{ fallback: 'wait' }",
      "{ fallingBack: 'stops' }", "{ dwell: 'long' }", "{ levels: [0.2, 'x'] }", "{ curve: [1, 'x', 0, 1] }",
      "{ threshold: NaN }", "{ contacts: 'two' }",
    ])
  func badOptions(options: String) throws {
    let page = try PressPage()
    try page.expect(
      """
      await page.load().then(({ deepPress }) => {
        try { return [deepPress(pad, \(options)).state] } catch (error) { return [error.name] }
      })
      """, ["TypeError"])
    // One that is refused hasn't touched the element.
    try page.expect("pad.getAttributeNames()", ["id"])
  }
}
