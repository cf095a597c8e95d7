import DeepPress
import Testing

@Suite("Levels of a profile")
struct ProfileLevelTests {
  static let hysteresis: [ProfileCase] = [
    ProfileCase(
      "0.05 below the press value by default", .deepPress(), [down(0, 0.75), move(1, 0.71), move(2, 0.69), up(3)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "half of a low press value", .deepPress(threshold: 0.0625),
      [down(0, 0.0625), move(1, 0.03125), move(2, 0.03), up(3)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "none", .deepPress().with(\.hysteresis, 0), [down(0, 0.75), move(1, 0.75), move(2, 0.7499), up(3)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "wide", .deepPress().with(\.hysteresis, 0.25), [down(0, 0.75), move(1, 0.5), move(2, 0.49), up(3)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "as wide as the press value", .deepPress(threshold: 0.25).with(\.hysteresis, 0.25),
      [down(0, 0.25), move(1, 0.001), move(2, 0), up(3)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "wider than the press value", .forceTouchHandler().with(\.hysteresis, 1),
      [down(0, 0.2), move(1, 0.001), move(2, 0), up(3)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "changed 1→0 @2.0 #1", "ended 0→0 @3.0 #1"]),
    ProfileCase(
      "a level at 0 is never left", .deepPress(threshold: 0), [down(0, 0.5), move(1, 0), up(2)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "NaN is as good as none set", .deepPress().with(\.hysteresis, .nan),
      [down(0, 0.75), move(1, 0.71), move(2, 0.69)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "a level's own", .stages(PressLevels(PressLevel(0.5, release: 0.25))),
      [down(0, 0.5), move(1, 0.25), move(2, 0.24), up(3)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "changed 1→0 @2.0 #1", "ended 0→0 @3.0 #1"]),
    ProfileCase(
      "a level's own of 0, or below it",
      .stages(PressLevels(PressLevel(0.25, release: 0), PressLevel(0.5, release: -1))),
      [down(0, 0.5), move(1, 0.001), move(2, 0), up(3)],
      ["began 0→2 @0.0 #1", "changed 2→2 @1.0 #1", "changed 2→0 @2.0 #1", "ended 0→0 @3.0 #1"]),
    ProfileCase(
      "a release above its press is cut to it", .stages(PressLevels(PressLevel(0.5, release: 0.9))),
      [down(0, 0.5), move(1, 0.49), up(2)], ["began 0→1 @0.0 #1", "changed 1→0 @1.0 #1", "ended 0→0 @2.0 #1"]),
  ]

  @Test("are left below the release value", arguments: hysteresis)
  func releases(_ it: ProfileCase) { #expect(it.told == it.expected) }

  // force  0.6 ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔        0.6 ▔▔▔▔▔▔▔▔▔╲        ╱▔▔▔▔▔
  //            ├─ dwell ─┤ began               ├─ dwell ✗ 0.4  ╱├─ dwell …
  // time       0         0.25                  0        0.125   0.25
  static let held = PressProfile.stages(PressLevels(PressLevel(0.5, dwell: 0.25)))
  static let dwell: [ProfileCase] = [
    ProfileCase(
      "held long enough", held, [down(0, 0.6), move(0.5, 0.6), up(0.75)],
      ["began 0→1 @0.25 #1", "changed 1→1 @0.5 #1", "ended 1→0 @0.75 #1"]),
    ProfileCase(
      "broken below the release value, counted anew", held,
      [down(0, 0.6), move(0.125, 0.4), move(0.25, 0.6), up(0.375)], ["failed 0→0 @0.375 #1"]),
    ProfileCase(
      "not broken between press and release", held, [down(0, 0.6), move(0.125, 0.47), up(0.5)],
      ["began 0→1 @0.25 #1", "ended 1→0 @0.5 #1"]),
    ProfileCase(
      "counted from the crossing, not from the landing", held, [down(0, 0.1), move(1, 0.6), up(2)],
      ["began 0→1 @1.25 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "a level of its own within a gesture", .stages(PressLevels(PressLevel(0.5), PressLevel(0.75, dwell: 0.25))),
      [down(0, 0.8), up(1)], ["began 0→1 @0.0 #1", "changed 1→2 @0.25 #1", "ended 2→0 @1.0 #1"]),
    ProfileCase(
      "one that makes no sense is none", .stages(PressLevels(PressLevel(0.5, dwell: .nan))), [down(0, 0.6), up(1)],
      ["began 0→1 @0.0 #1", "ended 1→0 @1.0 #1"]),
    ProfileCase(
      "for ever never comes", .stages(PressLevels(PressLevel(0.5, dwell: .infinity))), [down(0, 0.6), up(900)],
      ["failed 0→0 @900.0 #1"]),
  ]

  @Test("count once they are held for their dwell", arguments: dwell)
  func dwells(_ it: ProfileCase) { #expect(it.told == it.expected) }

  @Test("say by the deadline when their dwell is over")
  func announcesDwell() {
    var recognizer = PressRecognizer(profile: Self.held)
    #expect(recognizer.handle(down(1, 0.6)) == nil)
    #expect(recognizer.deadline == 1.25)
    #expect(recognizer.advance(to: 1.2) == nil)
    #expect(recognizer.deadline == 1.25)
    #expect(recognizer.advance(to: 9).map { story([$0]) } == ["began 0→1 @1.25 #1"])
    #expect(recognizer.deadline == nil)
    #expect(recognizer.advance(to: 9) == nil)
  }

  /// A profile, the force exactly at its threshold, and whether that begins.
  static let equality: [(String, PressProfile, Double, Bool)] = [
    ("deepPress", .deepPress(threshold: 0.5), 0.5, true),
    ("hardPress", .hardPress(threshold: 0.5), 0.5, true),
    ("forcePress", .forcePress(start: 0.5, peak: 0.75), 0.5, false),
    ("forceTouchHandler", .forceTouchHandler(minimumForce: 0.5), 0.5, true),
    ("stages", .stages(PressLevels(PressLevel(0.5))), 0.5, true),
    ("stages, above", .stages(PressLevels(PressLevel(0.5, comparison: .above))), 0.5, false),
  ]

  @Test("are reached exactly at the threshold, or only above it; a millionth is rounding", arguments: equality)
  func comparesExactly(name: String, profile: PressProfile, threshold: Double, begins: Bool) {
    let began = [-1e-4, -1e-6, 0, 1e-6, 1e-4].map { difference in
      events(profile, [down(0, threshold + difference)], until: 0).first?.phase == .began
    }
    #expect(began == [false, begins, begins, begins, true])
  }

  static let latching: [ProfileCase] = [
    ProfileCase(
      "forcePress reports its peak once", .forcePress(),
      [down(0, 0.5), move(1, 0.85), move(2, 0.86), move(3, 0.1), move(4, 0.9), up(5)],
      [
        "began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "changed 1→2 @2.0 #1", "changed 2→2 @3.0 #1", "changed 2→2 @4.0 #1",
        "ended 2→0 @5.0 #1",
      ]),
    ProfileCase(
      "a latched deepPress goes on until the lift", .deepPress().with(\.latchesStages, true),
      [down(0, 0.8), move(1, 0), up(2)], ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
  ]

  @Test("say the force that they are left below, and none where 0 doesn't leave them")
  func tellsRelease() {
    let release = [0.75, 0.25, 0].map { PressProfile.deepPress(threshold: $0).with(\.hysteresis, 0.5) }
      .map { $0.releaseForce(ofStage: 1, in: .unit) }
    #expect(abs((release[0] ?? 0) - 0.25) < 1e-4)
    // Only a force of 0 is below it.
    #expect(release[1] == .leastNormalMagnitude)
    #expect(release[2] == nil)
  }

  @Test("stay until the lift where they are latched", arguments: latching)
  func latches(_ it: ProfileCase) { #expect(it.told == it.expected) }

  @Test("are compared with the force along the curve")
  func bends() {
    // x = t³ and y = 1 − (1 − t)³: a force of 0.125 becomes 0.875.
    let steep = PressProfile.deepPress().with(\.curve, .cubic(CubicBezier(0, 1, 0, 1)))
    #expect(events(steep, [down(0, 0.027)], until: 0) == [])
    let begun = events(steep, [down(0, 0.125)], until: 0)
    #expect(phases(begun) == ["began"])
    #expect(abs((begun.first?.force ?? 0) - 0.875) < 1e-9)
    #expect(begun.first?.rawForce == 0.125)
    let squared = PressProfile.deepPress(threshold: 0.5625).with(\.curve, .power(2))
    #expect(story(events(squared, [down(0, 0.7499), move(1, 0.75)], until: 1)) == ["began 0→1 @1.0 #1"])
  }

  /// What the profile says, what the range says, the threshold, a force, and whether it begins.
  static let reach: [(Double, Double, Double, Double, Bool)] = [
    (1, 1, 0.9, 0.84, false), (5.0 / 6, 1, 0.9, 0.84, true), (5.0 / 6, 1, 0.9, 0.8333, true),
    (5.0 / 6, 1, 0.9, 0.83, false),
    (1, 5.0 / 6, 0.9, 0.84, true), (5.0 / 6, 0.8, 0.9, 0.8, true), (0.8, 5.0 / 6, 0.9, 0.8, true),
    (0.8, 5.0 / 6, 0.9, 0.79, false), (0.8, 0.8, 0.75, 0.75, true), (0.8, 0.8, 0.75, 0.74, false),
    (.nan, -1, 0.9, 0.89, false), (0, .infinity, 0.9, 0.9, true),
  ]

  @Test("are lowered to the smaller reachable maximum, and only to it", arguments: reach)
  func reaches(profile: Double, range: Double, threshold: Double, force: Double, begins: Bool) {
    let gesture = PressProfile.deepPress(threshold: threshold).with(\.reachableMaximum, profile)
    let landing = down(0, force).within(ForceRange(minimum: 0, maximum: 1, reachableMaximum: range))
    let events = events(gesture, [landing], until: 0)
    #expect(phases(events) == (begins ? ["began"] : []))
    #expect(events.allSatisfy { $0.force == force }, "the force itself is never rescaled")
    #expect(gesture.levels[0].press == threshold)
  }
}
