// A press as it was measured, from the first pointer's landing to the last one's lift.

/** More samples than anybody presses in one go: three minutes of a fast pen. */
const mostSamples = 40_000;

export class Recording {
  samples = [];
  /** When a gesture went on: `{ from, to }`, where `to` is missing while it does. */
  spans = [];
  peak = null;
  isSimulated = false;
  stage = 0;
  #contacts = [];

  /** `settings` says what the press was recognised by, `start` when the pointer landed. */
  constructor(pointerType, settings, start) {
    Object.assign(this, { pointerType, settings, start, end: undefined });
  }

  /** Adds a sample: force in 0…1, or null where the pointer doesn't measure it. */
  add(action, pointerId, force, { clientX, clientY }, time) {
    if (action == "move" && this.samples.length >= mostSamples) return;
    if (!this.#contacts.includes(pointerId)) this.#contacts.push(pointerId);
    const contact = this.#contacts.indexOf(pointerId) + 1;
    this.samples.push({ time: time - this.start, contact, action, force, x: clientX, y: clientY });
    if (force !== null) this.peak = Math.max(this.peak ?? 0, force);
  }

  /** Takes what the engine tells. */
  tell({ phase, time, stage, isSimulated }) {
    this.isSimulated ||= isSimulated;
    this.stage = Math.max(this.stage, stage);
    if (phase == "began") this.spans.push({ from: time - this.start });
    const last = this.spans.at(-1);
    if (last && (phase == "ended" || phase == "cancelled")) last.to ??= time - this.start;
  }

  /** Milliseconds until now, or until the lift. */
  duration(now) {
    return (this.end ?? now) - this.start;
  }

  /** What makes `deeppress replay` look for the same gesture. */
  get command() {
    const { profile, knob, levels } = this.settings;
    const name = profile.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
    return `deeppress replay -p ${name} -s ${knob}=${knob == "levels" ? levels : levels[0]} press.csv`;
  }

  /** A table that `deeppress replay` reads. */
  get csv() {
    const rows = this.samples.map(({ time, contact, action, force, x, y }) =>
      [(time / 1000).toFixed(6), contact, action, force?.toFixed(6) ?? "", 1, x.toFixed(1), y.toFixed(1)].join());
    return [
      "# A press on the page of DeepPress. The force is empty where the pointer measured none.",
      `# Pointer: ${this.pointerType}`,
      `# Replay: ${this.command}`,
      "time,contact,action,force,maximum,x,y",
      ...rows,
      "",
    ].join("\n");
  }
}
