// The page: what is pressed, what is told of it, and what it measured.
import { deepPress } from "deeppress";
import { capabilityWords } from "./capability.js";
import { ForcePlot } from "./plot.js";
import { ForceScale } from "./scale.js";
import { onPressUpdate, watch } from "./watch.js";

const find = (id) => document.getElementById(id);
const percent = (force) => `${Math.round(force * 100)} %`;

// What each profile's one threshold is called, here and by `deeppress replay`; and where it is, with the levels above it.
const profiles = {
  deepPress: { knob: "threshold", force: 0.75, says: "Begins at the threshold, ends when you ease off." },
  hardPress: {
    knob: "threshold", force: 0.75, above: 1,
    says: "Begins at the threshold and completes at full force, half a second later at the earliest; easing off cancels.",
  },
  forceTouch: {
    knob: "minimum-force", force: 0.75,
    says: "Begins on contact and completes above the threshold; lifting before cancels.",
  },
  forcePress: {
    knob: "start", force: 0.4, above: 0.85, says: "Peeks above the threshold, and pops above 85 %, until you lift.",
  },
  forceTouchHandler: { knob: "minimum-force", force: 0.2, says: "Begins at a light threshold, goes on until you lift." },
  stages: {
    knob: "levels", force: 0.3, others: [0.6, 0.9], says: "Tells of 30, 60 and 90 %, on the way up and on the way down.",
  },
};

// MARK: The log

const log = find("log");

const say = (name, what, kind = "") => {
  log.querySelector(".none")?.remove();
  const line = document.createElement("li");
  line.className = kind;
  line.textContent = `${name}: ${what}`;
  log.prepend(line);
  while (log.childElementCount > 30) log.lastElementChild.remove();
};

const sayPhase = (name, { phase, stage, previousStage, force, isSimulated, pointerId }) => {
  const how = pointerId < 0 ? "by key" : isSimulated ? "held" : force === null ? "" : percent(force);
  const detail = how && ` (${how})`;
  if (phase == "failed") say(name, `light press${detail}`, "light");
  else if (phase != "changed") say(name, `deep press ${phase}${detail}`, phase == "began" ? "success" : "");
  else if (stage != previousStage) say(name, `stage ${previousStage} → ${stage}${detail}`, stage > previousStage ? "success" : "");
};

// MARK: The pad and its settings

const pad = find("pad");
const plot = new ForcePlot(find("plot"));
const settings = find("settings").elements;
let padPress;

const padSettings = () => {
  const profile = settings.profile.value;
  const { knob, above, others = [] } = profiles[profile];
  const force = settings.threshold.value / 100;
  const levels = [force, ...others, ...(above ? [Math.max(above, force)] : [])];
  return { profile, knob, levels, fallback: settings.fallback.value };
};

const startPad = () => {
  const { profile, knob, levels, fallback } = padSettings();
  padPress?.destroy();
  const threshold = knob == "levels" ? {} : { threshold: levels[0] };
  padPress = deepPress(pad, { profile, ...threshold, fallback, vibrate: true });
  find("threshold-text").textContent = knob == "levels" ? "30, 60 and 90 %" : percent(levels[0]);
  settings.threshold.disabled = knob == "levels";
  find("profile-hint").textContent = profiles[profile].says;
  plot.show(padSettings());
};

settings.profile.addEventListener("change", () => {
  settings.threshold.value = profiles[settings.profile.value].force * 100;
});
find("settings").addEventListener("input", startPad);
find("settings").addEventListener("change", startPad);
find("settings").addEventListener("submit", (event) => event.preventDefault());
startPad();

watch({
  element: pad, press: () => padPress, settings: padSettings,
  onphase(detail) {
    sayPhase("Pad", detail);
    const isOn = detail.phase == "began" || detail.phase == "changed";
    pad.toggleAttribute("data-on", isOn);
    find("pad-state").textContent = isOn
      ? `deep press${settings.profile.value == "deepPress" ? "" : `, stage ${detail.stage}`}`
      : detail.phase == "failed" ? "a light press" : `deep press ${detail.phase}`;
  },
});

// MARK: Things to press

/** Settings that are left as they are: in Safari on a Mac the threshold is the system's own force click. */
const usualSettings = (fallback) => (pointerType) => {
  const force = pointerType == "mouse" && "onwebkitmouseforcechanged" in window ? 0.5 : 0.75;
  return { profile: "deepPress", knob: "threshold", levels: [force], fallback };
};

const watchThing = (name, element, press, fallback, ondeeppress) => {
  watch({
    element, press: () => press, settings: usualSettings(fallback),
    onphase(detail) {
      sayPhase(name, detail);
      if (detail.phase == "began") ondeeppress?.(detail);
    },
  });
};

const button = find("button");
watchThing("Button with Gesture Recognizer", button, deepPress(button), "longPress");
button.addEventListener("click", () => say("Button with Gesture Recognizer", "click"));

const pressable = find("deep-pressable");
watchThing("DeepPressableButton", pressable, pressable.press, "longPress");
pressable.addEventListener("click", () => say("DeepPressableButton", "click"));

const slider = find("slider");
slider.addEventListener("input", () => {
  find("slider-text").textContent = slider.value;
});
watchThing("Slider", slider, deepPress(slider), "none", () => {
  find("slider-hint").textContent = `Kept ${slider.value}. A deep press keeps the value.`;
});

let count = 0;
for (const [id, name, sign] of [["less", "Stepper −", -1], ["more", "Stepper +", 1]]) {
  const step = (size) => {
    count += sign * size;
    find("count").textContent = count;
  };
  find(id).addEventListener("click", () => step(1));
  watchThing(name, find(id), deepPress(find(id)), "longPress", () => step(10));
}

// MARK: The scale

const plate = find("plate");
const scale = new ForceScale();
const platePress = deepPress(plate, { fallback: "none", key: null, pulse: false });
let lastForce = null;
let heaviest = null;

const showScale = (force) => {
  find("weight").textContent = scale.weightText(force);
  find("percent").textContent = scale.percentText(force);
};

const weigh = (recording) => {
  const { force } = recording.samples.findLast((sample) => sample.force !== null) ?? { force: null };
  if (force !== null) [lastForce, heaviest] = [force, recording.peak];
  showScale(recording.end === undefined ? force : null);
  if (recording.end !== undefined) {
    find("scale-hint").textContent = recording.peak === null
      ? "That pointer measures no force, so there is nothing to weigh."
      : `The last press reached ${scale.weightText(recording.peak)}.`;
  }
};

watch({ element: plate, press: () => platePress, settings: usualSettings("none") });

find("tare").addEventListener("click", () => {
  scale.tare(scale.tareForce ? 0 : lastForce ?? 0);
  find("tare").textContent = scale.tareForce ? "Undo tare" : "Tare";
  find("scale-hint").textContent = scale.tareForce
    ? `${scale.percentText(scale.tareForce)}, the last that was read, counts as empty.`
    : lastForce === null ? "Press on the plate first: what it reads last becomes the tare." : "Nothing is taken off.";
});

find("calibrate").addEventListener("submit", (event) => {
  event.preventDefault();
  const grams = event.target.elements.grams.valueAsNumber;
  find("scale-hint").textContent = heaviest !== null && scale.calibrate(grams, heaviest)
    ? `Calibrated: full force is ${Math.round(scale.gramsAtMaximum)} g.`
    : "Not calibrated: press on the plate first, harder than the tare.";
});

// MARK: The last press

const capability = find("capability");
const download = find("download");
let file;

const setText = (element, text) => {
  if (element.textContent != text) element.textContent = text;
};

const summary = ({ peak, stage, isSimulated, spans }, seconds) => {
  const force = peak === null ? (isSimulated ? "held" : "no force measured") : `peak ${percent(peak)}`;
  const gestures = spans.length ? `stage ${stage} reached` : "too light for a gesture";
  return `${seconds.toFixed(2)} s, ${force}, ${peak === null && !isSimulated ? "no gesture" : gestures}.`;
};

onPressUpdate((target, recording, time) => {
  const isDown = recording.end === undefined;
  find("plot-empty").hidden = true;
  plot.show(recording.settings);
  plot.draw(recording, time);
  setText(find("plot-caption"), isDown
    ? "Force over time; red while a gesture is on."
    : `The last press: ${summary(recording, recording.duration() / 1000)}`);

  const { kind, text } = capabilityWords(recording);
  capability.dataset.kind = kind;
  setText(capability, text);

  if (target.element == plate) weigh(recording);
  if (target.element == pad) {
    const { force } = recording.samples.findLast((sample) => sample.force !== null) ?? { force: null };
    pad.toggleAttribute("data-down", isDown);
    pad.style.setProperty("--force", isDown ? force ?? (pad.hasAttribute("data-on") ? 0.75 : 0) : 0);
    setText(find("pad-force"), !isDown ? "Press here" : force === null ? "Held" : percent(force));
    if (isDown && !recording.spans.length) setText(find("pad-state"), "…");
  }

  if (!isDown) {
    URL.revokeObjectURL(file);
    file = URL.createObjectURL(new Blob([recording.csv], { type: "text/csv" }));
    download.href = file;
    download.removeAttribute("aria-disabled");
    find("command").hidden = false;
    setText(find("command"), recording.command);
  }
});

padPress.ready.catch((error) => {
  capability.dataset.kind = "unavailable";
  capability.textContent = `The engine couldn't be started in this browser: ${error.message}`;
});

// MARK: A web app's shortcut

if (new URLSearchParams(location.search).get("action") == "OpenBlue") {
  document.documentElement.classList.add("blue");
  find("blue").textContent = "Back to white";
  find("blue").href = location.pathname;
}

// A page from disk has no manifest.
if (location.protocol.startsWith("http")) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "manifest", href: "manifest.webmanifest" });
  document.head.append(link);
}
