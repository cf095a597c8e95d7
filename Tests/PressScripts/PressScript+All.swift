import DeepPress

extension PressScript {
  /// Every script. A new adapter plays them all and tells the same.
  public static let all: [PressScript] =
    simple + completing + staged + timed + unmeasured + fingers

  private static func script(
    _ name: String, _ profile: PressProfile, _ steps: [Step], _ expected: [String], toolkits: [String]? = nil
  ) -> PressScript {
    PressScript(name: name, profile: profile, steps: steps, expected: expected, expectedOfToolkits: toolkits)
  }

  private static func with(_ profile: PressProfile, _ change: (inout PressProfile) -> Void) -> PressProfile {
    var profile = profile
    change(&profile)
    return profile
  }

  private static let simple = [
    script(
      "a light tap", .deepPress(), [.down(0, 0.1), .move(0.02, 0.3), .move(0.04, 0.2), .up(0.06)], ["failed 0"]),
    script(
      "a deep press that eases", .deepPress(),
      [
        .down(0, 0.1), .move(0.02, 0.6), .move(0.04, 0.76), .move(0.06, 0.9), .move(0.08, 0.72), .move(0.1, 0.5),
        .up(0.12),
      ],
      ["began 1", "changed 1", "changed 1", "ended 0"]),
    script(
      "a deep press that lifts", .deepPress(), [.down(0, 0.1), .move(0.02, 0.8), .up(0.04)], ["began 1", "ended 0"]),
    script("a landing already deep", .deepPress(), [.down(0, 0.8), .up(0.02)], ["began 1", "ended 0"]),
    script(
      "a force of exactly the threshold", .deepPress(), [.down(0, 0.1), .move(0.02, 0.75), .up(0.04)],
      ["began 1", "ended 0"]),
    script(
      "chatter at the threshold", .deepPress(),
      [.down(0, 0.7), .move(0.02, 0.75), .move(0.04, 0.74), .move(0.06, 0.76), .move(0.08, 0.74), .up(0.1)],
      ["began 1", "changed 1", "changed 1", "changed 1", "ended 0"]),
    script(
      "a cancel of what had begun", .deepPress(), [.down(0, 0.1), .move(0.02, 0.8), .cancel(0.04)],
      ["began 1", "cancelled 0"]),
    script("a cancel of a light touch", .deepPress(), [.down(0, 0.1), .move(0.02, 0.3), .cancel(0.04)], ["failed 0"]),
    script(
      "a drift with a limit", with(.deepPress()) { $0.allowableMovement = 10 },
      [
        .down(0, 0.1), .move(0.02, 0.2, offset: 6), .move(0.04, 0.2, offset: 12), .move(0.06, 0.9, offset: 12),
        .up(0.08),
      ],
      ["failed 0"]),
    script(
      "a drift without one", .deepPress(),
      [.down(0, 0.1), .move(0.02, 0.2, offset: 60), .move(0.04, 0.8, offset: 60), .up(0.06)], ["began 1", "ended 0"]),
  ]

  private static let completing = [
    script(
      "a hard press held", .hardPress(),
      [.down(0, 0.2), .move(0.1, 0.8), .move(0.2, 1), .wait(until: 0.7), .up(0.8)],
      ["began 1", "changed 2", "ended 2"]),
    script(
      "a hard press that eases too early", .hardPress(),
      [.down(0, 0.2), .move(0.1, 0.8), .move(0.2, 1), .move(0.3, 0.5), .up(0.4)],
      ["began 1", "changed 2", "cancelled 0"]),
    script(
      "a hard press that lifts too early", .hardPress(), [.down(0, 0.2), .move(0.1, 0.8), .up(0.2)],
      ["began 1", "cancelled 0"]),
    script(
      "a hard press that begins and completes at once", .hardPress(minimumDuration: 0),
      [.down(0, 1), .wait(until: 0.1), .up(0.2)], ["began 2", "ended 2"]),
    script(
      "a force exceeded after the landing began", forceTouch,
      [.down(0, 0.1), .move(0.02, 0.45), .move(0.04, 0.5), .up(0.06)],
      ["began 0", "changed 0", "ended 1"]),
    script(
      "a force never exceeded", forceTouch, [.down(0, 0.1), .move(0.02, 0.3), .up(0.04)],
      ["began 0", "changed 0", "cancelled 0"]),
  ]

  /// milkit's, with a force that every adapter's range knows.
  private static let forceTouch: PressProfile = {
    var profile = PressProfile.forceTouch()
    profile.levels = PressLevels(PressLevel(0.45, comparison: .above))
    return profile
  }()

  private static let staged = [
    script(
      "a start and a peak, each told once", .forcePress(),
      [.down(0, 0.1), .move(0.02, 0.45), .move(0.04, 0.9), .move(0.06, 0.2), .move(0.08, 0.9), .up(0.1)],
      ["began 1", "changed 2", "changed 2", "changed 2", "ended 0"]),
    script(
      "a minimum", .forceTouchHandler(), [.down(0, 0.1), .move(0.02, 0.2), .move(0.04, 0.1), .up(0.06)],
      ["began 1", "changed 0", "ended 0"]),
    script(
      "a maximum exceeded", .forceTouchHandler(minimumForce: 0.2, maximumForce: 0.6),
      [.down(0, 0.1), .move(0.02, 0.3), .move(0.04, 0.7), .up(0.06)], ["began 1", "cancelled 1"]),
    script(
      "stages up and down", .stages(0.3, 0.6, 0.9),
      [
        .down(0, 0.1), .move(0.02, 0.3), .move(0.04, 0.65), .move(0.06, 0.95), .move(0.08, 0.62), .move(0.1, 0.1),
        .up(0.12),
      ],
      ["began 1", "changed 2", "changed 3", "changed 2", "changed 0", "ended 0"]),
    script(
      "two levels crossed at once", .stages(0.3, 0.6), [.down(0, 0.1), .move(0.02, 0.8), .up(0.04)],
      ["began 2", "ended 0"]),
    script(
      "pressing again without lifting", with(.deepPress()) { $0.pressesAgain = true },
      [.down(0, 0.1), .move(0.02, 0.8), .move(0.04, 0.3), .move(0.06, 0.9), .move(0.08, 0.2), .up(0.1)],
      ["began 1", "ended 0", "began 1", "ended 0"],
      toolkits: ["began 1", "changed 0", "changed 1", "changed 0", "ended 0"]),
  ]

  private static let timed = [
    script(
      "a spike shorter than the dwell", dwelling, [.down(0, 0.1), .move(0.02, 0.9), .move(0.06, 0.2), .up(0.2)],
      ["failed 0"]),
    script(
      "a press as long as the dwell", dwelling, [.down(0, 0.1), .move(0.02, 0.9), .wait(until: 0.2), .up(0.3)],
      ["began 1", "ended 0"]),
  ]

  private static let dwelling: PressProfile = {
    var profile = PressProfile.deepPress()
    profile.levels[0].dwell = 0.1
    return profile
  }()

  private static let longPressing = with(.deepPress()) { $0.fallback = .longPress() }

  private static let unmeasured = [
    script(
      "no force and nothing that stands in", .deepPress(), [.down(0, nil), .wait(until: 2), .up(2.1)], ["failed 0"]),
    script(
      "no force, held", longPressing, [.down(0, nil), .wait(until: 0.6), .up(0.7)], ["began 1", "ended 0"]),
    script(
      "no force, a ramp", with(.deepPress()) { $0.fallback = .ramp() }, [.down(0, nil), .wait(until: 2), .up(2.1)],
      ["began 1"] + Array(repeating: "changed 1", count: 15) + ["ended 0"]),
    script("no force, let go early", longPressing, [.down(0, nil), .wait(until: 0.4), .up(0.45)], ["failed 0"]),
    script(
      "no force, held but strayed", longPressing,
      [.down(0, nil), .move(0.2, nil, offset: 20), .wait(until: 0.7), .up(0.8)],
      ["failed 0"]),
    script(
      "no force, held to be cancelled", longPressing, [.down(0, nil), .wait(until: 0.6), .cancel(0.7)],
      ["began 1", "cancelled 0"]),
    script(
      "force that comes late stops the hold", longPressing,
      [.down(0, nil), .move(0.1, 0.2), .wait(until: 1), .up(1.1)], ["failed 0"]),
    script(
      "force that comes late presses", longPressing, [.down(0, nil), .move(0.1, 0.2), .move(0.2, 0.8), .up(0.3)],
      ["began 1", "ended 0"]),
    script(
      "a reading that is missing keeps the last", .deepPress(),
      [.down(0, 0.2), .move(0.02, 0.8), .move(0.04, nil), .up(0.06)], ["began 1", "ended 0"]),
  ]

  private static let fingers = [
    script(
      "a second finger that presses deep", .deepPress(),
      [
        .down(0, 0.2), .down(0.02, 0.9, contact: 1), .move(0.04, 0.9, contact: 1), .move(0.06, 0.3),
        .up(0.08, contact: 1),
        .up(0.1),
      ], ["failed 0"]),
    script(
      "a second finger beside a deep press", .deepPress(),
      [
        .down(0, 0.2), .move(0.02, 0.8), .down(0.04, 0.1, contact: 1), .move(0.06, 0.9), .up(0.08, contact: 1),
        .up(0.1),
      ], ["began 1", "changed 1", "ended 0"]),
    script(
      "a second finger where one is allowed", forceTouch,
      [.down(0, 0.2), .down(0.02, 0.2, contact: 1), .move(0.04, 0.9), .up(0.06), .up(0.08, contact: 1)],
      ["began 0", "cancelled 0"]),
    script(
      "a second finger before anything began, where one is allowed", with(.deepPress()) { $0.contacts = 1 },
      [.down(0, 0.2), .down(0.02, 0.2, contact: 1), .move(0.04, 0.9), .up(0.06), .up(0.08, contact: 1)], ["failed 0"]),
  ]
}
