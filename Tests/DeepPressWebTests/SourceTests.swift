import Testing

/// What counts as force, of which source, and what stands in where there is none.
@MainActor
@Suite(.needsChromium)
struct SourceTests {
  @Test("0, 0.5 and 1 alone are no force", arguments: [0, 0.5, 1], ["mouse", "pen", "touch"])
  func unmeasured(pressure: Double, type: String) throws {
    let page = try PressPage("{ fallback: 'none' }", hasClock: true)
    try page.play(
      [
        PageStep(time: 0, event: "down", pressure: pressure), PageStep(time: 10, event: "move", pressure: pressure),
        PageStep(time: 5000), PageStep(time: 5010, event: "up"),
      ], pointerType: type)
    try page.told(["failed 0 none"])
    try page.expect("[page.handle.capability, page.handle.force]", ["unavailable", "null"])
  }

  @Test("a pointer that has measured says 0.5 and means it")
  func half() throws {
    let page = try PressPage("{ threshold: 0.5 }", hasClock: true)
    try page.play([
      PageStep(time: 0, event: "down", pressure: 0.5), PageStep(time: 10, event: "move", pressure: 0.4),
      PageStep(time: 20, event: "move", pressure: 0.5), PageStep(time: 30, event: "up"),
    ])
    try page.told(["began 1 0.5", "ended 0 0.5"])
  }

  @Test("where nothing measures, holding for 500 ms stands in", arguments: ["mouse", "pen", "touch"])
  func longPress(type: String) throws {
    let page = try PressPage("{}", hasClock: true)
    try page.play([PageStep(time: 0, event: "down", pressure: 0.5), PageStep(time: 499)], pointerType: type)
    try page.told([])
    try page.play([PageStep(time: 700), PageStep(time: 710, event: "up")], pointerType: type)
    try page.told(["began 1 simulated", "ended 0 simulated"])
    try page.expect("page.details.map(({ time }) => Math.round(time))", ["1500", "1710"])
    try page.expect("[page.handle.capability]", ["simulated"])
  }

  @Test("holding stands in as long and as still as was asked for")
  func longPressSettings() throws {
    let page = try PressPage("{ fallbackDuration: 300, fallbackMovement: 30 }", hasClock: true)
    try page.play([
      PageStep(time: 0, event: "down", pressure: 0.5), PageStep(time: 100, event: "move", pressure: 0.5, x: 125),
      PageStep(time: 299),
    ])
    try page.told([])
    try page.play([PageStep(time: 300), PageStep(time: 310, event: "up")])
    try page.told(["began 1 simulated", "ended 0 simulated"])
  }

  @Test("real force stops the holding that would stand in")
  func realForce() throws {
    let page = try PressPage("{}", hasClock: true)
    try page.play([
      PageStep(time: 0, event: "down", pressure: 0.5), PageStep(time: 400, event: "move", pressure: 0.3),
      PageStep(time: 2000), PageStep(time: 2010, event: "move", pressure: 0.8), PageStep(time: 2020, event: "up"),
    ])
    try page.told(["began 1 0.8", "ended 0 0.8"])
  }

  @Test(
    "a control that is held for its own sake isn't pressed by holding it",
    arguments: [
      #"<input type="range" id="pad">"#, #"<textarea id="pad"></textarea>"#, #"<p id="pad" contenteditable></p>"#,
    ])
  func heldControls(body: String) throws {
    let page = try PressPage("{}", body: body, hasClock: true)
    let hold = [
      PageStep(time: 0, event: "down", pressure: 0.5), PageStep(time: 2000), PageStep(time: 2010, event: "up"),
    ]
    try page.play(hold)
    try page.told(["failed 0 none"])
    let asked = try PressPage("{ fallback: 'longPress' }", body: body, hasClock: true)
    try asked.play(hold)
    try asked.told(["began 1 simulated", "ended 0 simulated"])
  }

  @Test(
    "a finger's force counts, but not on Android, unless it is asked for",
    arguments: [
      ("iPhone", "{}", ["began 1 0.8", "ended 0 0.8"]),
      ("iPhone", "{ touchForce: false, fallback: 'none' }", ["failed 0 none"]),
      ("Linux; Android 14", "{ fallback: 'none' }", ["failed 0 none"]),
      ("Linux; Android 14", "{ touchForce: true }", ["began 1 0.8", "ended 0 0.8"]),
    ])
  func touchForce(device: String, options: String, told: [String]) throws {
    let page = try PressPage(hasClock: true)
    try page.run("Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (\(device))' })")
    try page.run("await page.press(\(options))")
    try page.play(
      [
        PageStep(time: 0, event: "down", pressure: 0.2), PageStep(time: 10, event: "move", pressure: 0.8),
        PageStep(time: 20, event: "up"),
      ], pointerType: "touch")
    try page.told(told)
  }

  @Test(
    "Safari's click counts stages: 1 is a click, 2 a force click, which presses unless a threshold was asked for",
    arguments: [
      ("{}", ["began 1 0.5", "changed 1 0.75", "changed 1 0.75", "ended 0 0.75"]),
      ("{ threshold: 0.75 }", ["began 1 0.75", "changed 1 0.75", "ended 0 0.75"]),
    ])
  func webkitForce(options: String, told: [String]) throws {
    let page = try PressPage(hasClock: true)
    try page.run("window.onwebkitmouseforcechanged = null; await page.press(\(options))")
    try page.play(
      [
        PageStep(time: 0, event: "webkitForce", pressure: 2.5), PageStep(time: 10, event: "down", pressure: 0.5),
        PageStep(time: 20, event: "webkitForce", pressure: 0.6),
        PageStep(time: 30, event: "webkitForce", pressure: 1.5),
        PageStep(time: 40, event: "webkitForce", pressure: 2), PageStep(time: 50, event: "webkitForce", pressure: 2.5),
        PageStep(time: 60, event: "move", pressure: 0.5, x: 101), PageStep(time: 70, event: "up"),
        PageStep(time: 80, event: "webkitForce", pressure: 3),
      ], pointerType: "mouse")
    try page.told(told)
  }

  @Test("Safari's touches tell of force between moves, and it goes to the finger that is nearest")
  func touchForceChange() throws {
    let page = try PressPage("{}", hasClock: true)
    try page.play(
      [
        PageStep(time: 0, event: "down", id: 7, x: 50), PageStep(time: 10, event: "down", id: 8, x: 150),
        PageStep(time: 20, event: "touchForce", pressure: 0.2, x: 55),
        PageStep(time: 30, event: "touchForce", pressure: 0.3, x: 145),
        PageStep(time: 40, event: "touchForce", pressure: 0.8, x: 145), PageStep(time: 50, event: "up", id: 7, x: 50),
        PageStep(time: 60, event: "up", id: 8, x: 150),
      ], pointerType: "touch")
    try page.expect(
      "page.details.map((detail) => `${detail.pointerId}: ${page.line(detail)}`)",
      ["8: began 1 0.8", "7: failed 0 0.2", "8: ended 0 0.8"])
  }

  @Test("coalesced readings are read instead of the one that stands for them")
  func coalesced() throws {
    let page = try PressPage("{}", hasClock: true)
    try page.run(
      """
      const reading = (time, pressure) => ({ timeStamp: time, pressure, clientX: 100, clientY: 60 });
      const move = (time, pressure, ...parts) =>
        page.fire("move", { time, pressure, getCoalescedEvents: () => parts });
      page.fire("down", { time: 1000, pressure: 0.1 });
      move(1030, 0.9, reading(1010, 0.3), reading(1020, 0.8), reading(1030, 0.9));
      move(1040, 0.85);
      page.fire("up", { time: 1050 });
      """)
    try page.told(["began 1 0.8", "changed 1 0.9", "changed 1 0.85", "ended 0 0.85"])
    try page.expect("page.details.map(({ time }) => Math.round(time))", ["1020", "1030", "1040", "1050"])
  }

  @Test("a secondary button doesn't press")
  func secondaryButton() throws {
    let page = try PressPage("{}", hasClock: true)
    try page.run("page.fire('down', { pressure: 0.9, button: 2 }); page.fire('up')")
    try page.told([])
  }
}
