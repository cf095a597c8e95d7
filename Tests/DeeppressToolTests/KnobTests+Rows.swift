extension KnobTests {
  static let rows = levels + meaning + conditions + fallback

  private static let climb: Touches = "0 1 down 0.1; 0.1 1 move 0.4; 0.2 1 move 0.7; 0.3 1 move 0.95; 0.4 1 up 0"
  private static let climbed = ["began 0.1 1", "changed 0.2 2", "changed 0.3 3", "ended 0.4 0"]
  private static let middling: Touches = "0 1 down 0.2; 0.1 1 move 0.6; 0.2 1 up 0"
  private static let hold: Touches = "0 1 down -; 0.2 1 move -; 1.5 1 up -"
  private static let stray: Touches = "0 1 down - 0; 0.2 1 move - 15; 1.5 1 up - 15"

  private static let levels: [Row] = [
    Row(settings: ["threshold=0.85"], touches: press, without: pressed, with: ["began 0.2 1", "ended 0.3 0"]),
    Row(
      profile: "force-touch", settings: ["minimum-force=2"],
      touches: "0 1 down 1; 0.1 1 move 2.5; 0.2 1 move 3.5; 0.3 1 up 0", maximum: 10,
      without: ["began 0 0", "changed 0.1 0", "ended 0.2 1"], with: ["began 0 0", "ended 0.1 1"]),
    Row(
      profile: "force-touch-handler", settings: ["minimum-force=0.5"],
      touches: "0 1 down 0.1; 0.1 1 move 0.3; 0.2 1 move 0.6; 0.3 1 up 0",
      without: ["began 0.1 1", "changed 0.2 1", "ended 0.3 0"], with: ["began 0.2 1", "ended 0.3 0"]),
    Row(
      profile: "force-press", settings: ["start=0.3"], touches: climb,
      without: ["began 0.2 1", "changed 0.3 2", "ended 0.4 0"],
      with: ["began 0.1 1", "changed 0.2 1", "changed 0.3 2", "ended 0.4 0"]),
    Row(
      profile: "force-press", settings: ["peak=0.65"], touches: climb,
      without: ["began 0.2 1", "changed 0.3 2", "ended 0.4 0"], with: ["began 0.2 2", "changed 0.3 2", "ended 0.4 0"]),
    Row(
      profile: "stages", settings: ["levels=0.5,0.95"], touches: climb, without: climbed,
      with: ["began 0.2 1", "changed 0.3 2", "ended 0.4 0"]),
    Row(
      settings: ["hysteresis=0"], touches: press, without: pressed,
      with: ["began 0.1 1", "changed 0.2 1", "ended 0.3 0"]),
    // Reached at 0.1, and due 0.15 later, when nothing is read.
    Row(
      settings: ["dwell=0.15"], touches: press, without: pressed,
      with: ["began 0.25 1", "changed 0.3 1", "ended 0.4 0"]),
    Row(
      settings: ["reachable-maximum=0.6"], touches: middling, without: ["failed 0.2 0"],
      with: ["began 0.1 1", "ended 0.2 0"]),
    Row(
      settings: ["curve=power:0.5"], touches: middling, without: ["failed 0.2 0"], with: ["began 0.1 1", "ended 0.2 0"]),
    Row(
      settings: ["curve=cubic:0,1,0,1"], touches: middling, without: ["failed 0.2 0"],
      with: ["began 0 1", "changed 0.1 1", "ended 0.2 0"]),
  ]

  private static let meaning: [Row] = [
    Row(
      profile: "stages", settings: ["begins=2"], touches: climb, without: climbed,
      with: ["began 0.2 2", "changed 0.3 3", "ended 0.4 0"]),
    Row(
      profile: "stages", settings: ["begins=0"], touches: climb, without: climbed,
      with: ["began 0 0", "changed 0.1 1", "changed 0.2 2", "changed 0.3 3", "ended 0.4 0"]),
    Row(
      profile: "stages", settings: ["completes=2"], touches: climb, without: climbed,
      with: ["began 0.1 1", "ended 0.2 2"]),
    Row(
      profile: "force-touch", settings: ["completes=none"], touches: "0 1 down 1; 0.1 1 move 4; 0.2 1 up 0",
      maximum: 10,
      without: ["began 0 0", "ended 0.1 1"], with: ["began 0 0", "changed 0.1 1", "cancelled 0.2 0"]),
    // Full from 0.2 on, in which nothing is read: a timer completes it, 0.5 or 0.15 after 0.1.
    Row(
      profile: "hard-press", settings: ["minimum-duration=0.15"],
      touches: "0 1 down 0.2; 0.1 1 move 0.8; 0.2 1 move 1; 0.9 1 move 1; 1 1 up 0",
      without: ["began 0.1 1", "changed 0.2 2", "ended 0.6 2"], with: ["began 0.1 1", "changed 0.2 2", "ended 0.25 2"]),
    Row(
      settings: ["falling-back=cancels"], touches: press, without: pressed,
      with: ["began 0.1 1", "changed 0.2 1", "changed 0.3 1", "cancelled 0.4 0"]),
    Row(
      settings: ["falling-back=continues"], touches: press, without: pressed,
      with: ["began 0.1 1", "changed 0.2 1", "changed 0.3 1", "changed 0.4 0", "ended 0.5 0"]),
    Row(
      settings: ["lifting=cancels"], touches: "0 1 down 0.8; 0.1 1 up 0", without: ["began 0 1", "ended 0.1 0"],
      with: ["began 0 1", "cancelled 0.1 0"]),
    Row(
      profile: "stages", settings: ["latches-stages=on"],
      touches: "0 1 down 0.4; 0.1 1 move 0.7; 0.2 1 move 0.4; 0.3 1 move 0.7; 0.4 1 up 0",
      without: ["began 0 1", "changed 0.1 2", "changed 0.2 1", "changed 0.3 2", "ended 0.4 0"],
      with: ["began 0 1", "changed 0.1 2", "changed 0.2 2", "changed 0.3 2", "ended 0.4 0"]),
    Row(
      settings: ["presses-again=on"],
      touches: "0 1 down 0.8; 0.1 1 move 0.3; 0.2 1 move 0.8; 0.3 1 move 0.3; 0.4 1 up 0",
      without: ["began 0 1", "ended 0.1 0"], with: ["began 0 1", "ended 0.1 0", "began 0.2 1", "ended 0.3 0"]),
  ]

  private static let conditions: [Row] = [
    Row(settings: ["maximum-force=0.85"], touches: press, without: pressed, with: ["began 0.1 1", "cancelled 0.2 1"]),
    Row(
      settings: ["allowable-movement=5"],
      touches: "0 1 down 0.2 0; 0.1 1 move 0.3 8; 0.2 1 move 0.9 8; 0.3 1 up 0 8",
      without: ["began 0.2 1", "ended 0.3 0"],
      with: ["failed 0.1 0"]),
    Row(
      settings: ["contacts=1"], touches: "0 1 down 0.8; 0.1 2 down 0.1; 0.2 2 up 0; 0.3 1 up 0",
      without: ["began 0 1", "failed 0.2 0", "ended 0.3 0"], with: ["began 0 1", "failed 0.1 0", "cancelled 0.1 1"]),
  ]

  /// Where no force is measured.
  private static let fallback: [Row] = [
    Row(
      settings: ["fallback=long-press"], touches: hold, without: ["failed 1.5 0"], with: ["began 0.5 1", "ended 1.5 0"]),
    Row(
      settings: ["fallback=long-press", "fallback-duration=0.3"], touches: hold,
      without: ["began 0.5 1", "ended 1.5 0"],
      with: ["began 0.3 1", "ended 1.5 0"]),
    Row(
      settings: ["fallback=long-press", "fallback-movement=20"], touches: stray, without: ["failed 1.5 0"],
      with: ["began 0.5 1", "ended 1.5 0"]),
    // A ramp takes sixty steps.
    Row(
      settings: ["fallback=ramp"], touches: "0 1 down -; 0.77 1 up -", without: ["failed 0.77 0"],
      with: ["began 0.75 1", "changed 0.766667 1", "ended 0.77 0"]),
    Row(
      settings: ["fallback=ramp", "fallback-duration=0.4"], touches: "0 1 down -; 0.31 1 up -",
      without: ["failed 0.31 0"], with: ["began 0.3 1", "changed 0.306667 1", "ended 0.31 0"]),
  ]
}
