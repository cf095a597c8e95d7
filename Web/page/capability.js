// What the device measures, in plain words.

const names = { mouse: "mouse or trackpad", pen: "pen", touch: "touchscreen" };

/** On Android a touch's pressure is the size of the contact; the engine doesn't take it for force either. */
export const isContactSize = (pointerType) => pointerType == "touch" && /Android/.test(navigator.userAgent);

const standsIn = { longPress: "holding down stands in", ramp: "a force that grows while you hold stands in" };

/** `press` has the pointer's type, whether it measured, is simulated, is still down, and what stands in by its settings. */
export const capabilityWords = ({ pointerType, peak, isSimulated, end, settings }) => {
  const name = names[pointerType] ?? "pointer";
  if (peak !== null) return { kind: "available", text: `This ${name} measures force.` };
  if (!isSimulated && end === undefined) {
    return { kind: "unknown", text: `This ${name} has shown no force so far.` };
  }
  const stand = standsIn[settings.fallback] ?? "nothing stands in for it here";
  const why = isContactSize(pointerType) ? " Android tells the size of a touch, which isn't force." : "";
  return {
    kind: isSimulated ? "simulated" : "unavailable",
    text: `This ${name} doesn't measure force; ${stand}.${why}`,
  };
};
