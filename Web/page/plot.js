// Force over time of one recording, as an SVG whose x axis counts milliseconds and whose y axis per cent, downwards.

const shortest = 2000;

export class ForcePlot {
  #parts;
  #drawn;
  #count;
  #lines;

  constructor(figure) {
    const part = (name) => figure.querySelector(`[data-part="${name}"]`);
    this.#parts = Object.fromEntries(
      ["field", "chart", "bands", "clip", "area", "line", "held", "levels", "span"].map((name) => [name, part(name)]));
  }

  /** The levels' lines, each named by its stage. */
  show({ levels, profile }) {
    const lines = levels.map((force, index) => {
      const line = document.createElement("div");
      line.style.bottom = `${force * 100}%`;
      line.classList.toggle("top", force > 0.9);
      line.textContent = `${levels.length > 1 || profile == "stages" ? `stage ${index + 1} · ` : ""}${Math.round(force * 100)} %`;
      return line;
    });
    this.#parts.levels.replaceChildren(...lines);
  }

  draw(recording, now) {
    const { chart, bands, clip, area, line, held, span } = this.#parts;
    if (this.#drawn != recording) {
      this.#drawn = recording;
      this.#count = 0;
      this.#lines = new Map();
    }
    const duration = recording.duration(now);
    const shown = Math.max(duration, shortest);
    for (const { contact, time, force, action } of recording.samples.slice(this.#count)) {
      const path = this.#lines.get(contact) ?? { line: "", area: "", start: time };
      this.#lines.set(contact, path);
      path.end = action == "up" || action == "cancel" ? time : undefined;
      if (force === null) continue;
      // A force stays what it was until the next reading.
      const point = `${time.toFixed(1)} ${((1 - force) * 100).toFixed(2)}`;
      if (path.line) {
        path.line += `L${point}`;
        path.area += `L${point}`;
      } else {
        path.line = `M${point}`;
        path.area = `M${time.toFixed(1)} 100L${point}`;
      }
    }
    this.#count = recording.samples.length;

    const contacts = [...this.#lines.values()];
    const measured = contacts.filter((path) => path.line);
    const until = (path) => (path.end ?? duration).toFixed(1);
    const spans = recording.spans.map(({ from, to = duration }) => `M${from} -9H${to}V109H${from}Z`).join("");
    chart.setAttribute("viewBox", `0 0 ${shown.toFixed(1)} 100`);
    line.setAttribute("d", measured.map((path) => `${path.line}H${until(path)}`).join(""));
    area.setAttribute("d", measured.map((path) => `${path.area}H${until(path)}V100Z`).join(""));
    held.setAttribute(
      "d", contacts.filter((path) => !path.line).map((path) => `M${path.start} 97H${until(path)}`).join(""));
    clip.setAttribute("d", spans);
    bands.setAttribute("d", spans);
    span.textContent = `${(shown / 1000).toFixed(1)} s`;
  }
}
