// Deep presses in the browser. The engine is a WebAssembly module; this file feeds it and tells of what it tells.
// Forces are 0…1, times are milliseconds, distances CSS pixels.

const phases = ["began", "changed", "ended", "cancelled", "failed"];

// The engine's settings, in the order of its row of numbers. A list goes on into the next places.
const settings =
  "levels,peak,,,above,raw,dwell,hysteresis,reachableMaximum,begins,completes,minimumDuration,fallingBack,lifting,latchesStages,pressesAgain,maximumForce,allowableMovement,contacts,fallback,fallbackDuration,fallbackMovement,curve".split(
    ",");
// What every profile starts from; NaN is none.
const usual = [
  NaN, NaN, NaN, NaN, 0, 0, 0, NaN, 1, 1, 0, 0, 2, 0, 0, 0, NaN, NaN, 0, 1, 500, 10, 0, NaN, NaN, NaN];

// The engine's ready-made profiles; a test compares them with its own.
const profiles = {
  deepPress: { levels: 0.75, fallingBack: 0 },
  hardPress: { levels: [0.75, 1], completes: 2, minimumDuration: 500, fallingBack: 1, lifting: 1 },
  forceTouch: { levels: 3, above: 1, raw: 1, begins: 0, completes: 1, lifting: 1, contacts: 1 },
  forcePress: { levels: [0.4, 0.85], above: 1, latchesStages: 1 },
  forceTouchHandler: { levels: 0.2 },
  stages: { levels: [0.3, 0.6, 0.9] },
};

const words = { ends: 0, cancels: 1, continues: 2, none: 0, longPress: 1, ramp: 2, true: 1, false: 0 };

// Controls that are held for their own sake, so that a hold doesn't stand in for force.
const heldControls =
  "input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio]),select,textarea,[contenteditable]";

let engine;

const compile = async () => {
  const bytes = Uint8Array.from(atob("WASM"), (character) => character.charCodeAt());
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
};

export const deepPress = (element, options = {}) => {
  const profile = options.profile ?? "deepPress";
  if (!Object.hasOwn(profiles, profile)) throw new TypeError(`deepPress: no profile "${profile}"`);
  const chosen = { ...profiles[profile], ...options };
  if (chosen.fallback == "ramp") chosen.fallbackDuration ??= 1000;
  const first = options.threshold ?? options.start ?? options.minimumForce;

  // Writes the settings as they hold for a press on `target`.
  const numbers = (target, isStaged) => {
    const row = [...usual];
    settings.forEach((name, index) => {
      if (chosen[name] != null) {
        String(chosen[name]).split(",").forEach((text, offset) => {
          const value = words[text] ?? +text;
          if (value !== value) throw new TypeError(`deepPress: ${name} can't be "${text}"`);
          row[index + offset] = value;
        });
      }
    });
    if (first != null) row[0] = +first;
    else if (isStaged && profile == "deepPress") row[0] = 0.5;
    if (options.fallback == null && target?.closest(heldControls)) row[19] = 0;
    return row;
  };
  numbers();

  const document = element.ownerDocument;
  const window = document.defaultView;
  const controller = new AbortController();
  const pointers = new Map();
  const queue = [];
  const completes = chosen.completes | 0;
  let wasm, row, timer, saved, swallows, attributes = [];
  let force = null, state = "possible", capability = "unknown";

  const listen = (target, type, listener, passive = true) =>
    target.addEventListener(type, listener, { capture: true, passive, signal: controller.signal });

  const dispatch = (name, detail) => {
    const event = new CustomEvent("deeppress" + name, { bubbles: true, composed: true, detail });
    options["on" + name]?.call?.(element, event);
    element.dispatchEvent(event);
  };

  const tell = (detail) => {
    state = detail.phase;
    if (detail.isSimulated) capability = "simulated";
    if (completes ? state == "ended" && detail.stage >= completes : state == "began") {
      swallows = true;
      if (options.vibrate) window.navigator.vibrate?.(options.vibrate === true ? 10 : options.vibrate);
      if (options.pulse !== false) pulse(options.pulse);
    }
    dispatch(state, detail);
    if (detail.stage != detail.previousStage) dispatch("stage", detail);
  };

  const report = (code) => {
    if (!code) return;
    const [time, pointerId, previousStage, stage, isSimulated, force, x, y] = row;
    tell({
      phase: phases[code - 1], pointerId, force: force >= 0 ? force : null, stage, previousStage,
      isSimulated: !!isSimulated, time, clientX: x, clientY: y,
    });
  };

  const settle = (time) => {
    while (wasm.deadline() <= time) report(wasm.advance(time));
  };

  const schedule = () => {
    clearTimeout(timer);
    // A view may go without a word: somebody looks.
    if (pointers.size) timer = setTimeout(ring, Math.max(0, Math.min(wasm.deadline() - performance.now(), 250)));
  };

  const ring = () => {
    if (!element.isConnected) return cancel();
    settle(performance.now());
    schedule();
  };

  // Takes a sample: 0 down, 1 move, 2 up, 3 cancel.
  const feed = (time, pointer, action, x, y, raw, maximum) => {
    if (!wasm) return queue.push([time, pointer, action, x, y, raw, maximum]);
    if (!action && pointer.settings) {
      row.set(pointer.settings);
      wasm.start();
    }
    settle(time);
    report(wasm.sample(time, pointer.id, action, raw, maximum, x, y));
    settle(time);
    const read = wasm.force(pointer.id);
    if (read >= 0) {
      force = read;
      capability = "available";
    } else if (action > 1 && !pointer.measures && capability != "simulated") {
      capability = "unavailable";
    }
    schedule();
  };

  // 0, 0.5 and 1 alone are what browsers say where nothing measures.
  const read = (pointer, value) => {
    pointer.measures ||= pointer.counts && value > 0 && value < 1 && value != 0.5;
    return pointer.measures ? value : NaN;
  };

  const sample = (event, action) => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    const moves = action == 1 && event.getCoalescedEvents?.() || [];
    for (const each of moves.length ? moves : [event]) {
      if (action < 2) pointer.raw = pointer.staged ?? read(pointer, each.pressure);
      feed(each.timeStamp, pointer, action, each.clientX, each.clientY, action < 2 ? pointer.raw : NaN, pointer.staged == null ? 1 : 2);
    }
    if (action > 1) leave(pointer);
  };

  const leave = (pointer) => {
    pointers.delete(pointer.id);
    if (pointers.size) return;
    clearTimeout(timer);
    if (saved) Object.assign(element.style, saved);
    saved = null;
  };

  const cancel = () => {
    for (const pointer of [...pointers.values()]) {
      leave(pointer);
      feed(performance.now(), pointer, 3, NaN, NaN, NaN, 1);
    }
  };

  const pulse = (color) => {
    const ring = document.createElement("div");
    const bounds = element.getBoundingClientRect();
    const start = performance.now();
    const still = window.matchMedia("(prefers-reduced-motion:reduce)").matches;
    const draw = (now) => {
      if (!wasm.pulse(Math.max(now - start, 0))) return ring.remove();
      const [grown, radius, width, opacity] = row;
      const reach = (still ? 0 : grown) + width / 2;
      ring.style.cssText = `position:fixed;z-index:2147483647;pointer-events:none;box-sizing:border-box;left:${bounds.left - reach}px;top:${bounds.top - reach}px;width:${bounds.width + 2 * reach}px;height:${bounds.height + 2 * reach}px;border:${width}px solid ${typeof color == "string" ? color : "red"};border-radius:${radius + width / 2}px;opacity:${opacity}`;
      requestAnimationFrame(draw);
    };
    document.body.append(ring);
    draw(start);
  };

  listen(element, "pointerdown", (event) => {
    if (event.button) return;
    swallows = false;
    if (!pointers.size) {
      state = "possible";
      const { touchAction, userSelect, webkitUserSelect, webkitTouchCallout } = element.style;
      saved = { touchAction, userSelect, webkitUserSelect, webkitTouchCallout };
      for (const name in saved) element.style[name] = "none";
    }
    const { target, pointerId, pointerType } = event;
    const pointer = {
      id: pointerId, type: pointerType, x: event.clientX, y: event.clientY,
      settings: !pointers.size && numbers(target, pointerType == "mouse" && "onwebkitmouseforcechanged" in window),
      counts: pointerType != "touch" || (options.touchForce ?? !/Android/.test(navigator.userAgent)),
    };
    pointers.set(pointerId, pointer);
    try {
      target.setPointerCapture(pointerId);
    } catch {
      // A synthetic event has no pointer to capture.
    }
    sample(event, 0);
  });
  listen(document, "pointermove", (event) => sample(event, 1));
  listen(document, "pointerup", (event) => sample(event, 2));
  listen(document, "pointercancel", (event) => sample(event, 3));
  listen(document, "lostpointercapture", (event) => sample(event, 3));
  listen(window, "blur", cancel);

  // Safari on a Mac counts stages: 1 is a click, 2 a force click.
  listen(element, "webkitmouseforcechanged", (event) => {
    for (const pointer of pointers.values()) {
      if (pointer.type != "mouse") continue;
      pointer.measures = true;
      pointer.staged = Math.max(event.webkitForce - 1, 0);
      feed(event.timeStamp, pointer, 1, event.clientX, event.clientY, pointer.staged, 2);
    }
  });
  // Safari on an iPhone doesn't move a pointer for force alone.
  listen(element, "touchforcechange", (event) => {
    for (const touch of event.changedTouches) {
      let nearest, least = Infinity;
      for (const pointer of pointers.values()) {
        const distance = Math.hypot(pointer.x - touch.clientX, pointer.y - touch.clientY);
        if (pointer.type == "touch" && distance < least) (nearest = pointer), (least = distance);
      }
      if (nearest) feed(event.timeStamp, nearest, 1, touch.clientX, touch.clientY, read(nearest, touch.force), 1);
    }
  });

  const prevent = (event) => event.preventDefault();
  const isPressed = () => state == "began" || state == "changed";
  listen(element, "touchmove", (event) => isPressed() && event.cancelable && prevent(event), false);
  listen(element, "dragstart", (event) => isPressed() && prevent(event), false);
  listen(element, "webkitmouseforcewillbegin", prevent, false);
  listen(element, "contextmenu", (event) => {
    for (const pointer of pointers.values()) if (pointer.type != "mouse") prevent(event);
  }, false);
  listen(element, "click", (event) => {
    if (swallows && event.detail && !options.click) {
      prevent(event);
      event.stopImmediatePropagation();
    }
    swallows = false;
  }, false);

  // Nobody has to press hard.
  const key = options.key === undefined ? "Shift+Enter" : options.key;
  if (key) {
    listen(element, "keydown", (event) => {
      if ((event.shiftKey ? "Shift+" : "") + event.key == key && !event.repeat) {
        prevent(event);
        perform();
      }
    }, false);
    const set = (name, value) => {
      if (!element.hasAttribute(name)) {
        attributes.push(name);
        element.setAttribute(name, value);
      }
    };
    set("aria-keyshortcuts", key);
    const focusable = "a,button,input,select,textarea,summary,[tabindex]";
    if (!element.matches(focusable) && !element.querySelector(focusable)) set("tabindex", 0);
  }

  const perform = () => {
    if (controller.signal.aborted || pointers.size) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const detail = {
      pointerId: -1, force: null, isSimulated: true, time: performance.now(), clientX: left + width / 2,
      clientY: top + height / 2,
    };
    const stage = completes || chosen.begins || 1;
    tell({ ...detail, phase: "began", stage, previousStage: 0 });
    tell({ ...detail, phase: "ended", stage: completes, previousStage: stage });
    swallows = false;
  };

  const destroy = () => {
    cancel();
    controller.abort();
    attributes.map((name) => element.removeAttribute(name));
    attributes = [];
  };

  const ready = (engine ??= compile()).then(async (module) => {
    wasm = (await WebAssembly.instantiate(module)).exports;
    row = new Float64Array(wasm.memory.buffer, wasm.numbers(), usual.length);
    for (const each of queue.splice(0)) feed(...each);
  });

  const { signal } = options;
  if (signal?.aborted) destroy();
  signal?.addEventListener("abort", destroy, { once: true });

  return {
    ready, perform, destroy,
    get force() { return force; },
    get state() { return state; },
    get capability() { return capability; },
  };
};

// <deep-press threshold="0.6">…</deep-press>: the options as attributes, for pages without a script of their own.
if (globalThis.customElements && !customElements.get("deep-press")) {
  customElements.define("deep-press", class extends HTMLElement {
    connectedCallback() {
      const options = {};
      for (const { name, value } of this.attributes) {
        options[name.replace(/-./g, (part) => part[1].toUpperCase())] = value == "false" ? false : value || true;
      }
      this.press = deepPress(this, options);
    }

    disconnectedCallback() {
      this.press.destroy();
    }
  });
}
