// Deep presses in the browser. The engine is a WebAssembly module; this file feeds it and passes on what it tells.
// Forces are 0…1, times are milliseconds, distances CSS pixels. Every byte of it is loaded by every page.

// The places of the engine's settings in its row of numbers. A list goes on into the next places.
const settings = {
  levels: 0, threshold: 0, start: 0, minimumForce: 0, peak: 1, above: 4, dwell: 5, hysteresis: 6, reachableMaximum: 7,
  begins: 8, completes: 9, minimumDuration: 10, fallingBack: 11, lifting: 12, latchesStages: 13, pressesAgain: 14,
  maximumForce: 15, allowableMovement: 16, contacts: 17, fallback: 18, fallbackDuration: 19, fallbackMovement: 20,
  curve: 21,
};

// What every profile starts from; a hole is none.
const usual = [, , , , 0, 0, , 1, 1, 0, 0, 2, 0, 0, 0, , , 0, 1, , , 0, , , , ];

// The engine's ready-made profiles, as they differ from that; a test compares them with its own.
const profiles = {
  deepPress: { 0: 0.75, 11: 0 },
  hardPress: { 0: 0.75, 1: 1, 9: 2, 10: 500, 11: 1, 12: 1 },
  forceTouch: { 0: 3, 4: 1, 8: 0, 9: 1, 12: 1, 17: 1 },
  forcePress: { 0: 0.4, 1: 0.85, 4: 1, 13: 1 },
  forceTouchHandler: { 0: 0.2 },
  stages: { 0: 0.3, 1: 0.6, 2: 0.9 },
};

const words = { ends: 0, cancels: 1, continues: 2, none: 0, longPress: 1, ramp: 2, false: 0, true: 1 };
const phases = ["began", "changed", "ended", "cancelled", "failed"];

let engine;

const now = () => performance.now();

const unpack = () =>
  new Response(
    new Response(Uint8Array.from(atob("WASM"), (character) => character.charCodeAt())).body.pipeThrough(
      new DecompressionStream("deflate-raw"))).arrayBuffer();

export const deepPress = (element, options = {}) => {
  const { profile = "deepPress", pulse = "red", key = "Shift+Enter", signal } = options;
  const fail = (name, value) => {
    throw new TypeError(`deepPress: ${name} can't be ${value}`);
  };
  // Levels of one's own replace all of the profile's.
  const numbers = Object.assign(
    [...usual], profiles[profile] ?? fail("profile", profile), options.levels && [...Array(4)]);
  for (const name in settings) {
    `${options[name] ?? ""}`.split(",").map((word, offset) => {
      const number = words[word] ?? +word;
      if (word) numbers[settings[name] + offset] = number == number ? number : fail(name, word);
    });
  }

  const abort = new AbortController();
  const pointers = new Map();
  const queue = [];
  const saved = {};
  let wasm, row, timer, swallows, force = null, state = "possible", capability = "unknown";

  const listen = (target, type, listener, passive) =>
    target.addEventListener(type, listener, { capture: true, passive, signal: abort.signal });
  const prevent = (event) => event.preventDefault();
  const isPressed = () => state == "began" || state == "changed";

  const dispatch = (name, detail) => {
    const event = new CustomEvent("deeppress" + name, { bubbles: true, composed: true, detail });
    options["on" + name]?.call?.(element, event);
    element.dispatchEvent(event);
  };

  const report = (code) => {
    if (!code) return;
    const [time, pointerId, previousStage, stage, isSimulated, force, clientX, clientY] = row;
    const detail = {
      phase: state = phases[code - 1], pointerId, force: force >= 0 ? force : null, stage, previousStage,
      isSimulated: isSimulated > 0, time, clientX, clientY,
    };
    if (isSimulated) capability = "simulated";
    const completes = numbers[settings.completes];
    if (completes ? state == "ended" && stage >= completes : state == "began") {
      swallows = pointerId >= 0;
      if (options.vibrate) navigator.vibrate?.(options.vibrate);
      if (pulse) draw();
    }
    dispatch(state, detail);
    if (stage != previousStage) dispatch("stage", detail);
  };

  const settle = (time) => {
    while (wasm.deadline() <= time) report(wasm.advance());
  };

  // Takes a sample: 0 down, 1 move, 2 up, more is a cancel.
  const feed = (pointer, action, raw, place, time = place.timeStamp) => {
    pointer.place = place;
    if (!wasm) return queue.push([pointer, action, raw, place, time]);
    if (pointer.settings) {
      row.set(pointer.settings);
      wasm.reset();
      pointer.settings = 0;
    }
    settle(time);
    const code = wasm.sample(time, pointer.id, action, raw, place.clientX, place.clientY);
    if (row[5] >= 0) {
      force = row[5];
      capability = "available";
    } else if (action > 1 && capability != "simulated") {
      capability = "unavailable";
    }
    report(code);
    settle(time);
    look();
  };

  // Whatever is due, and whether the element is there: it may go without a word.
  const look = () => {
    clearTimeout(timer);
    if (pointers.size) {
      timer = setTimeout(() => {
        if (element.isConnected) settle(now());
        else cancel();
        look();
      }, Math.min(wasm.deadline() - now(), 250));
    }
  };

  const cancel = () => {
    pointers.forEach((pointer) => {
      leave(pointer);
      feed(pointer, 3, NaN, {}, now());
    });
  };

  const leave = (pointer) => {
    pointers.delete(pointer.id);
    if (!pointers.size) Object.assign(element.style, saved);
  };

  // 0, 0.5 and 1 alone are what browsers say where nothing measures.
  const read = (pointer, value) =>
    (pointer.measures ||= pointer.counts && value % 0.5) ? pointer.staged ?? value : NaN;

  const sample = (event, action) => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    if (action > 1) leave(pointer);
    const parts = event.getCoalescedEvents?.();
    for (const part of parts?.[0] ? parts : [event]) feed(pointer, action, read(pointer, part.pressure), part);
  };

  const draw = () => {
    const ring = document.createElement("div");
    const { left, top, width, height } = element.getBoundingClientRect();
    const start = now();
    const isStill = matchMedia("(prefers-reduced-motion:reduce)").matches;
    const step = () => {
      if (!wasm.frame(now() - start)) return ring.remove();
      const [grown, radius, line, opacity] = row;
      const reach = line / 2 + (isStill ? 0 : grown);
      ring.style.cssText = `position:fixed;z-index:99999;pointer-events:none;box-sizing:border-box;left:${left - reach}px;top:${top - reach}px;width:${width + 2 * reach}px;height:${height + 2 * reach}px;border:${line}px solid ${pulse};border-radius:${radius + line / 2}px;opacity:${opacity}`;
      requestAnimationFrame(step);
    };
    document.body.append(ring);
    step();
  };

  listen(element, "pointerdown", (event) => {
    const { button, target, pointerId, pointerType } = event;
    if (button) return;
    swallows = 0;
    const pointer = {
      id: pointerId,
      counts: pointerType != "touch" || (options.touchForce ?? !/Android/.test(navigator.userAgent)),
    };
    if (!pointers.size) {
      state = "possible";
      for (const name of ["touchAction", "webkitUserSelect", "webkitTouchCallout"]) {
        saved[name] = element.style[name];
        element.style[name] = "none";
      }
      // Some controls are held for their own sake. Where a trackpad counts stages, 0.5 is the system's own force click.
      pointer.settings = [...numbers];
      if (!options.fallback && target.closest("input:not([type=button],[type=submit]),select,textarea,[contenteditable]")) {
        pointer.settings[settings.fallback] = 0;
      }
      if (options.threshold == null && profile == "deepPress" && pointerType == "mouse" && "onwebkitmouseforcechanged" in window) {
        pointer.settings[0] = 0.5;
      }
    }
    pointers.set(pointerId, pointer);
    try {
      target.setPointerCapture(pointerId);
    } catch {
      // An event that was made up has no pointer to capture.
    }
    sample(event, 0);
  });
  ["pointermove", "pointerup", "pointercancel", "lostpointercapture"].map((type, index) =>
    listen(document, type, (event) => sample(event, index + 1)));
  listen(window, "blur", cancel);

  // Safari on a Mac counts stages: 1 is a click, 2 a force click, 3 the most.
  listen(element, "webkitmouseforcechanged", (event) => {
    pointers.forEach((pointer) => {
      pointer.staged = Math.max(event.webkitForce - 1, 0) / 2;
      feed(pointer, 1, read(pointer, 0.1), event);
    });
  });
  // Safari on an iPhone doesn't move a pointer for force alone.
  listen(element, "touchforcechange", (event) => {
    for (const touch of event.changedTouches) {
      pointers.forEach((pointer) => {
        const { clientX, clientY } = pointer.place;
        if (Math.hypot(clientX - touch.clientX, clientY - touch.clientY) < 9) {
          feed(pointer, 1, read(pointer, touch.force), touch, event.timeStamp);
        }
      });
    }
  });

  listen(element, "touchmove", (event) => isPressed() && prevent(event), false);
  listen(element, "dragstart", (event) => isPressed() && prevent(event));
  listen(element, "webkitmouseforcewillbegin", prevent);
  listen(element, "contextmenu", (event) => pointers.size && event.pointerType != "mouse" && prevent(event));
  listen(element, "click", (event) => {
    if (swallows && event.detail && !options.click) {
      prevent(event);
      event.stopImmediatePropagation();
    }
    swallows = 0;
  });

  // Nobody has to press hard: a key does what a hold would, at once.
  const perform = () => {
    if (pointers.size || abort.signal.aborted) return;
    const pointer = { id: -1, settings: [...numbers] };
    pointer.settings[settings.fallback] = 1;
    pointer.settings[settings.fallbackDuration] = pointer.settings[settings.minimumDuration] = 0;
    feed(pointer, 0, NaN, {}, now());
    feed(pointer, 2, NaN, {}, now());
  };
  listen(element, "keydown", (event) => {
    if ((event.shiftKey ? "Shift+" : "") + event.key == key && !event.repeat) {
      prevent(event);
      perform();
    }
  });
  const { ariaKeyShortcuts } = element;
  element.ariaKeyShortcuts ??= key;
  const focusable = "a,button,input,select,textarea,[tabindex]";
  const isAdded = key && !element.matches(focusable) && !element.querySelector(focusable);
  if (isAdded) element.tabIndex = 0;

  const destroy = () => {
    cancel();
    abort.abort();
    queue.length = 0;
    element.ariaKeyShortcuts = ariaKeyShortcuts;
    if (isAdded) element.removeAttribute("tabindex");
  };
  if (signal?.aborted) destroy();
  if (signal) listen(signal, "abort", destroy);

  return {
    perform,
    destroy,
    ready: (engine ??= unpack()).then((bytes) => WebAssembly.instantiate(bytes)).then(({ instance }) => {
      wasm = instance.exports;
      row = new Float64Array(wasm.memory.buffer, wasm.numbers(), usual.length);
      for (const sample of queue) feed(...sample);
    }),
    get force() { return force; },
    get state() { return state; },
    get capability() { return capability; },
  };
};

// <deep-press data-threshold="0.6">…</deep-press>, for pages without a script of their own.
if (globalThis.customElements) {
  customElements.get("deep-press") ?? customElements.define("deep-press", class extends HTMLElement {
    connectedCallback() {
      this.press = deepPress(this, { ...this.dataset });
    }

    disconnectedCallback() {
      this.press.destroy();
    }
  });
}
