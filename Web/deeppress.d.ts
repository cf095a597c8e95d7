/** Deep presses in the browser: the DeepPress engine as a WebAssembly module. */

/** A ready-made gesture; the names are the engine's. */
export type Profile = "deepPress" | "hardPress" | "forceTouch" | "forcePress" | "forceTouchHandler" | "stages";

/** What is told of a press, in UIKit's words. */
export type Phase = "began" | "changed" | "ended" | "cancelled" | "failed";

/**
 * What the last pointer showed: `unknown` before the first, `unavailable` where nothing of use was read, `available` where force
 * is measured, `simulated` where holding down stood in for it.
 */
export type Capability = "unknown" | "unavailable" | "available" | "simulated";

/** A deep press at one moment. */
export interface DeepPressDetail {
  phase: Phase;
  /** Of the pointer. */
  pointerId: number;
  /** The last force in 0…1, also after a lift; null where none was measured. */
  force: number | null;
  /** How many levels are reached; 0 after a lift. */
  stage: number;
  /** The stage of the gesture's last event. */
  previousStage: number;
  /** Whether something else stands in for force: holding down, a key. */
  isSimulated: boolean;
  /** Milliseconds, on the clock of `event.timeStamp`; of an event that was due between samples, the time it was due. */
  time: number;
  clientX: number;
  clientY: number;
}

export type DeepPressEvent = CustomEvent<DeepPressDetail>;

/** Forces are 0…1, times are milliseconds, distances CSS pixels. Everything may be left out. */
export interface DeepPressOptions {
  profile?: Profile;
  /** The force that begins: 0.75; 0.5, the system's own force click, where a trackpad counts stages (Safari on a Mac). */
  threshold?: number;
  /** forceTouch, forceTouchHandler: the force that completes or begins. */
  minimumForce?: number;
  /** forcePress: the force to exceed to begin. */
  start?: number;
  /** forcePress: the force to exceed for stage 2. */
  peak?: number;
  /** stages: up to four rising forces. */
  levels?: number[];
  /** How far below its press value a level is left; 0.05 unless set. */
  hysteresis?: number;
  /** Milliseconds that a level must be held to count. */
  dwell?: number;
  /** The highest force that the hardware reaches; levels above it are lowered to it. */
  reachableMaximum?: number;
  /** An exponent, or the control points of a Bézier curve; 1 is linear. */
  curve?: number | [number, number, number, number];
  /** The stage that begins; 0 is on contact. */
  begins?: number;
  /** The stage that completes; 0 for none. */
  completes?: number;
  /** hardPress: milliseconds from began to completion at the least; 500. */
  minimumDuration?: number;
  fallingBack?: "ends" | "cancels" | "continues";
  lifting?: "ends" | "cancels";
  /** Whether a stage stays until the lift. */
  latchesStages?: boolean;
  /** Whether a pointer may press again without lifting. */
  pressesAgain?: boolean;
  /** A force above it excludes the pointer. */
  maximumForce?: number;
  /** How far a pointer may stray before a gesture has begun. */
  allowableMovement?: number;
  /** How many pointers may be down. */
  contacts?: number;
  /**
   * What stands in where a pointer measures no force. Left out, it is a long press of 500 ms within 10 pixels, but nothing on
   * sliders, text fields and other controls that are held for their own sake.
   */
  fallback?: "none" | "longPress" | "ramp";
  /** 500 for a long press, 1000 for a ramp. */
  fallbackDuration?: number;
  /** How far a long press may stray. */
  fallbackMovement?: number;
  /** Whether a touch's force is one. On Android it is the size of the contact, so it counts everywhere else only. */
  touchForce?: boolean;
  /** The colour of the ring that answers a success, red unless set; false for none. */
  pulse?: string | false;
  /** How long, or in which pattern, `navigator.vibrate` answers a success. */
  vibrate?: number | number[];
  /** Whether a click follows a deep press; false, since the press takes over. */
  click?: boolean;
  /** The key that performs the press while the element has the focus; "Shift+Enter"; null for none. */
  key?: string | null;
  /** Ends everything, as `destroy()` does. */
  signal?: AbortSignal;
  onbegan?(event: DeepPressEvent): void;
  onchanged?(event: DeepPressEvent): void;
  onended?(event: DeepPressEvent): void;
  oncancelled?(event: DeepPressEvent): void;
  onfailed?(event: DeepPressEvent): void;
  /** Told after any of the others, where the stage has changed, up or down. */
  onstage?(event: DeepPressEvent): void;
}

/** What `deepPress` returns. */
export interface DeepPress {
  /** Resolves when the engine is there. What is pressed before is kept, and recognised then. */
  readonly ready: Promise<void>;
  /** The last force read of any pointer, in 0…1, before a gesture has begun too; null where none was. */
  readonly force: number | null;
  /** The last phase told; `possible` while none has been of the pointers that are down. */
  readonly state: Phase | "possible";
  readonly capability: Capability;
  /** Performs the gesture without a pointer: everybody hears that it began and ended. */
  perform(): void;
  /** Cancels what goes on, removes every listener and restores the element. */
  destroy(): void;
}

/**
 * Recognises deep presses on an element. Each phase is dispatched on it too, as an event that bubbles: `deeppressbegan`,
 * `deeppresschanged`, `deeppressended`, `deeppresscancelled`, `deeppressfailed`, `deeppressstage`.
 *
 * @throws TypeError for a profile or a word that isn't known, or a number that isn't one.
 */
export function deepPress(element: Element, options?: DeepPressOptions): DeepPress;

declare global {
  interface HTMLElementEventMap {
    deeppressbegan: DeepPressEvent;
    deeppresschanged: DeepPressEvent;
    deeppressended: DeepPressEvent;
    deeppresscancelled: DeepPressEvent;
    deeppressfailed: DeepPressEvent;
    deeppressstage: DeepPressEvent;
  }
}
