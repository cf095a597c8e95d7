// The digital scale, by the rules of the engine's ForceScale: force in 0…1 to grams, and its texts.
// Until it is calibrated it takes 385 g for the maximum, as the tutorial that it comes from does.

export class ForceScale {
  tareForce = 0;
  #products = 0;
  #squares = 0;

  /** Grams for a force of 1: 385, or what fits the known weights best (least squares through zero). */
  get gramsAtMaximum() {
    return this.#squares ? this.#products / this.#squares : 385;
  }

  /** Counts what lies on it as empty from now on; 0 undoes it. */
  tare(force) {
    if (force >= 0 && force <= 1) this.tareForce = force;
  }

  /** Adds a known weight; false, and nothing changes, where weight and force can't belong together. */
  calibrate(grams, force) {
    const net = force - this.tareForce;
    if (!(grams > 0 && grams < Infinity && net > 0 && force <= 1)) return false;
    const products = this.#products + net * grams;
    const squares = this.#squares + net * net;
    if (!Number.isFinite(products / squares)) return false;
    [this.#products, this.#squares] = [products, squares];
    return true;
  }

  /** "63% force", of which a half counts up; null reads as none. */
  percentText(force) {
    return `${Math.floor(Math.min(Math.max(force || 0, 0), 1) * 100 + 0.5)}% force`;
  }

  /** "123 grams", cut to whole ones; "385+ grams" at the maximum; null is "0 gram". */
  weightText(force) {
    if (force === null || Number.isNaN(force)) return "0 gram";
    if (force >= 1 - 1e-4) return `${this.#wholeGrams(1)}+ grams`;
    const whole = this.#wholeGrams(force);
    return `${whole} ${Math.abs(whole) < 2 ? "gram" : "grams"}`;
  }

  /** 123/385 × 385 is a hair below 123, so a hair is forgiven. */
  #wholeGrams(force) {
    const grams = (force - this.tareForce) * this.gramsAtMaximum;
    return Math.trunc(Math.min(Math.max(grams + (grams < 0 ? -1e-6 : 1e-6), -1e9), 1e9)) || 0;
  }
}
