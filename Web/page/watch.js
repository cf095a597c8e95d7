// Follows the pointers on whatever is registered, and makes a recording of each press.
import { Recording } from "./recording.js";
import { isContactSize } from "./capability.js";

const targets = [];
let current = null;
let onUpdate = () => {};

/** `target` has an `element`, and functions that give its `press` (by deepPress) and its `settings`. */
export const watch = (target) => {
  targets.push(target);
  for (const phase of ["began", "changed", "ended", "cancelled", "failed"]) {
    target.element.addEventListener(`deeppress${phase}`, ({ detail }) => {
      if (current?.target == target && detail.pointerId >= 0) current.recording.tell(detail);
      target.onphase?.(detail);
    });
  }
};

/** Called with the target and its recording when there is something new to show. */
export const onPressUpdate = (listener) => {
  onUpdate = listener;
};

const update = (time) => onUpdate(current.target, current.recording, time);

/** Before the engine hears of it: it may tell of a gesture at once. */
document.addEventListener("pointerdown", (event) => {
  const target = targets.find(({ element }) => element.contains(event.target));
  if (!target || event.button) return;
  if (!current?.pointers.size) {
    current = {
      target, pointers: new Map(), force: target.press().force,
      recording: new Recording(event.pointerType, target.settings(event.pointerType), event.timeStamp),
    };
    requestAnimationFrame(look);
  }
  if (current.target == target) current.pointers.set(event.pointerId, { pointerType: event.pointerType });
}, true);

/** After the engine has heard of it. 0, 0.5 and 1 are what browsers say where nothing measures. */
const read = (pointer, pressure) => {
  if (!isContactSize(pointer.pointerType) && pressure % 0.5) pointer.isMeasuredByPressure = true;
  return pointer.isMeasuredByPressure ? pressure : null;
};

const take = (action) => (event) => {
  const pointer = current?.pointers.get(event.pointerId);
  if (!pointer) return;
  const { recording } = current;
  const parts = action == "move" ? event.getCoalescedEvents?.() ?? [] : [];
  for (const part of parts.length ? parts : [event]) {
    // A lift measures nothing.
    const force = action == "down" || action == "move" ? read(pointer, part.pressure) : null;
    if (force !== null || action != "move" || !pointer.isMeasuredOtherwise) {
      recording.add(action, event.pointerId, force, part, part.timeStamp);
    }
  }
  pointer.place = event;
  if (action == "up" || action == "cancel") {
    current.pointers.delete(event.pointerId);
    if (!current.pointers.size) recording.end = event.timeStamp;
  }
  update(event.timeStamp);
};

for (const action of ["down", "move", "up", "cancel"]) document.addEventListener(`pointer${action}`, take(action));

window.addEventListener("blur", (event) => {
  for (const [pointerId, { place }] of current?.pointers ?? []) {
    take("cancel")({ pointerId, timeStamp: event.timeStamp, clientX: place.clientX, clientY: place.clientY });
  }
});

/** Time goes on without samples. Safari tells force apart from the pointer's events: what the engine has read shows it. */
const look = (time) => {
  if (!current.pointers.size) return;
  const { force } = current.target.press();
  const [[pointerId, pointer]] = current.pointers;
  const isAlone = current.pointers.size == 1;
  if (isAlone && !pointer.isMeasuredByPressure && pointer.place && force !== null && force != current.force) {
    current.force = force;
    pointer.isMeasuredOtherwise = true;
    current.recording.add("move", pointerId, force, pointer.place, performance.now());
  }
  update(Math.max(time, current.recording.start));
  requestAnimationFrame(look);
};
