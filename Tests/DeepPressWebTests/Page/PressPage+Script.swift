extension PressPage {
  /// The page that the tests press on.
  nonisolated static func html(body: String?, hasClock: Bool) -> String {
    """
    <!doctype html><meta charset="utf-8"><title>Press</title>
    <style>body { margin: 0 } #pad { position: absolute; left: 20px; top: 20px; width: 200px; height: 100px }</style>
    \(hasClock ? #"<script src="/clock.js"></script>"# : "")
    <body>\(body ?? #"<div id="pad">Press</div>"#)<script src="/page.js"></script></body>
    """
  }

  /// What the tests say in the page: how to listen, and how to send an event that no driver can send.
  nonisolated static let script = """
    const page = {
      told: [], stages: [], details: [],

      load: () => import("/deeppress.min.js"),

      listen(element) {
        for (const phase of ["began", "changed", "ended", "cancelled", "failed"])
          element.addEventListener("deeppress" + phase, ({ detail }) => {
            page.details.push(detail);
            page.told.push(page.line(detail));
          });
        element.addEventListener("deeppressstage", ({ detail }) =>
          page.stages.push(`${detail.previousStage} to ${detail.stage}`));
      },

      line: ({ phase, stage, force, isSimulated }) =>
        `${phase} ${stage} ${isSimulated ? "simulated" : force == null ? "none" : Math.round(force * 100) / 100}`,

      async press(options, element = pad) {
        const { deepPress } = await page.load();
        page.listen(element);
        page.handle = deepPress(element, options);
        await page.handle.ready;
      },

      // Readings of one pointer: what stays the same is remembered.
      fire(type, { id = 7, pointerType = "pen", pressure = 0, x = 100, y = 60, time, on = window.pad ?? document, ...more } = {}) {
        const event = new PointerEvent("pointer" + type, {
          bubbles: true, cancelable: true, composed: true, isPrimary: true, pointerId: id, pointerType, clientX: x, clientY: y,
        });
        const set = { pressure, ...more };
        if (time != null) set.timeStamp = time;
        for (const name in set) Object.defineProperty(event, name, { value: set[name] });
        on.dispatchEvent(event);
      },

      // Safari's on a Mac, and Safari's on an iPhone.
      forceMouse(webkitForce, { x = 100, y = 60, time }) {
        const event = new MouseEvent("webkitmouseforcechanged", { bubbles: true, clientX: x, clientY: y });
        Object.defineProperties(event, { webkitForce: { value: webkitForce }, timeStamp: { value: time } });
        pad.dispatchEvent(event);
      },
      forceTouch(force, { x = 100, y = 60, time }) {
        const event = new Event("touchforcechange", { bubbles: true });
        const changedTouches = { value: [{ clientX: x, clientY: y, force }] };
        Object.defineProperties(event, { changedTouches, timeStamp: { value: time } });
        pad.dispatchEvent(event);
      },
    };
    """

  /// A clock that stands still until it is told to go on. It starts at a second, so that 0 is no time by chance.
  nonisolated static let clock = """
    const clock = { now: 1000, due: [], frames: [], last: 0 };
    performance.now = () => clock.now;
    setTimeout = (action, milliseconds = 0) => {
      // A browser's timer knows whole milliseconds and is never early.
      clock.due.push({ id: ++clock.last, at: Math.ceil(clock.now + milliseconds), action });
      return clock.last;
    };
    clearTimeout = (id) => (clock.due = clock.due.filter((timer) => timer.id != id));
    requestAnimationFrame = (action) => clock.frames.push(action);
    clock.advance = (time) => {
      for (;;) {
        const [next] = clock.due.filter(({ at }) => at <= time).sort((a, b) => a.at - b.at);
        if (!next) break;
        clearTimeout(next.id);
        clock.now = Math.max(clock.now, next.at);
        next.action();
      }
      clock.now = time;
    };
    clock.draw = () => clock.frames.splice(0).forEach((action) => action(clock.now));
    """
}
