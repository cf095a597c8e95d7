import DeepPress
import Testing

/// What stands in where a contact measures nothing.
@Suite("Fallbacks of a profile")
struct ProfileFallbackTests {
  static let two = PressProfile.stages(PressLevels(PressLevel(0.25), PressLevel(0.5)))
  static let profiles: [(String, PressProfile)] = [
    ("deepPress", .deepPress()), ("hardPress", .hardPress()), ("forceTouch", .forceTouch()),
    ("forcePress", .forcePress()),
    ("forceTouchHandler", .forceTouchHandler()), ("stages", two),
  ]

  @Test("none: every profile fails on the lift", arguments: profiles)
  func fails(name: String, profile: PressProfile) {
    #expect(story(events(profile, [down(0, nil), move(1, nil), up(2)], until: 9)) == ["failed 0→0 @2.0 #1"])
  }

  /// Held from 0 to 2 s; a long press of 0.5 s reaches every level at once.
  static let held: [ProfileCase] = [
    ProfileCase("deepPress", .deepPress(), [], ["began 0→1 @0.5 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase("hardPress", .hardPress(), [], ["began 0→2 @0.5 #1", "ended 2→2 @1.0 #1"]),
    ProfileCase("forceTouch", .forceTouch(), [], ["began 0→1 @0.5 #1", "ended 1→1 @0.5 #1"]),
    ProfileCase("forcePress", .forcePress(), [], ["began 0→2 @0.5 #1", "ended 2→0 @2.0 #1"]),
    ProfileCase("forceTouchHandler", .forceTouchHandler(), [], ["began 0→1 @0.5 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase("stages", two, [], ["began 0→2 @0.5 #1", "ended 2→0 @2.0 #1"]),
  ]

  @Test("long press: reaches every level at once, simulated and without a force", arguments: held)
  func holds(_ it: ProfileCase) {
    let told = events(it.profile.with(\.fallback, .longPress()), [down(0, nil), up(2)], until: 9)
    #expect(story(told) == it.expected)
    #expect(told.map(\.isSimulated) == told.map { _ in true })
    #expect(told.map(\.force) == told.map { _ in nil })
    #expect(told.map(\.rawForce) == told.map { _ in nil })
  }

  /// A ramp of 60 s has a step a second, of 1/60 each; held for 70 s.
  static let ramps: [(String, PressProfile, [String])] = [
    ("deepPress", .deepPress(), ["began 0→1 @45.0 #1"] + changes(46...60, 1) + ["ended 1→0 @70.0 #1"]),
    ("hardPress", .hardPress(), ["began 0→1 @45.0 #1"] + changes(46...59, 1) + ["ended 1→2 @60.0 #1"]),
    ("forceTouch", .forceTouch(), ["began 0→0 @1.0 #1"] + changes(2...59, 0) + ["ended 0→1 @60.0 #1"]),
    (
      "forcePress", .forcePress(),
      ["began 0→1 @25.0 #1"] + changes(26...51, 1) + ["changed 1→2 @52.0 #1"] + changes(53...60, 2) + [
        "ended 2→0 @70.0 #1"
      ]
    ),
    ("forceTouchHandler", .forceTouchHandler(), ["began 0→1 @12.0 #1"] + changes(13...60, 1) + ["ended 1→0 @70.0 #1"]),
    (
      "stages", two,
      ["began 0→1 @15.0 #1"] + changes(16...29, 1) + ["changed 1→2 @30.0 #1"] + changes(31...60, 2) + [
        "ended 2→0 @70.0 #1"
      ]
    ),
  ]

  static func changes(_ seconds: ClosedRange<Int>, _ stage: Int) -> [String] {
    seconds.map { "changed \(stage)→\(stage) @\($0).0 #1" }
  }

  @Test("ramp: rises in sixty steps", arguments: ramps)
  func rises(name: String, profile: PressProfile, expected: [String]) {
    let told = events(profile.with(\.fallback, .ramp(duration: 60)), [down(0, nil), up(70)], until: 99)
    #expect(story(told) == expected)
    #expect(told.map(\.isSimulated) == told.map { _ in true })
    // Each event of the ramp tells its step; the lift tells the last.
    #expect(told.map(\.force) == told.map { min($0.time, 60) / 60 })
    #expect(told.map(\.rawForce) == told.map { _ in nil })
  }

  @Test("ramp: stops at the maximum force, exactly", arguments: [0.5, 0.49])
  func stopsAtMaximum(maximum: Double) {
    let profile = PressProfile.forceTouchHandler(minimumForce: 0.25, maximumForce: maximum)
      .with(\.fallback, .ramp(duration: 60))
    let told = events(profile, [down(0, nil), up(70)], until: 99)
    #expect(story(told) == ["began 0→1 @15.0 #1"] + Self.changes(16...30, 1) + ["ended 1→0 @70.0 #1"])
    #expect(told.map(\.force) == told.map { min($0.time / 60, maximum) })
  }

  @Test("ramp: a jump in time takes sixty steps and no more")
  func boundsSteps() {
    var recognizer = PressRecognizer(profile: Self.two.with(\.fallback, .ramp()))
    #expect(recognizer.handle(down(0, nil)) == nil)
    var steps = 0
    while let deadline = recognizer.deadline, deadline <= 1e9, steps < 1000 {
      _ = recognizer.advance(to: 1e9)
      steps += 1
    }
    #expect(steps == 60)
  }

  static let long = PressProfile.deepPress().with(\.fallback, .longPress(duration: 0.5, movement: 10))
  static let ramp = PressProfile.deepPress().with(\.fallback, .ramp(duration: 60))
  static let cases: [ProfileCase] = [
    ProfileCase("lifted too early", long, [down(0, nil), up(0.25)], ["failed 0→0 @0.25 #1"]),
    ProfileCase("cancelled too early", long, [down(0, nil), cancel(0.25)], ["failed 0→0 @0.25 #1"]),
    ProfileCase(
      "moved just as far as it may", long, [down(0, nil), move(0.25, nil, x: 8, y: 6), up(1)],
      ["began 0→1 @0.5 #1", "ended 1→0 @1.0 #1"]),
    ProfileCase(
      "strayed, and came back", long, [down(0, nil), move(0.125, nil, x: 8, y: 7), move(0.25, nil), up(1)],
      ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "a movement below 0 is none", .deepPress().with(\.fallback, .longPress(duration: 0.5, movement: -10)),
      [down(0, nil), move(0.25, nil, x: 1), up(1)], ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "counts movement from the landing", long,
      [down(0, nil, x: 100, y: 100), move(0.125, nil, x: 108, y: 100), move(0.25, nil, x: 92, y: 100), up(1)],
      ["began 0→1 @0.5 #1", "ended 1→0 @1.0 #1"]),
    ProfileCase(
      "may move once it has begun", long, [down(0, nil), move(0.75, nil, x: 50), up(1)],
      ["began 0→1 @0.5 #1", "ended 1→0 @1.0 #1"]),
    ProfileCase(
      "a ramp may move", ramp, [down(0, nil), move(1, nil, x: 50), up(45.5)],
      ["began 0→1 @45.0 #1", "ended 1→0 @45.5 #1"]),
    ProfileCase(
      "real force comes before it begins", long, [down(0, nil), move(0.25, 0.1), move(1, 0.8), up(2)],
      ["began 0→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase("a real 0 is force too", long, [down(0, nil), move(0.25, 0), up(2)], ["failed 0→0 @2.0 #1"]),
    ProfileCase(
      "real force comes after it has begun", long, [down(0, nil), move(1, 0.1), move(1.5, 0.9), up(2)],
      ["began 0→1 @0.5 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase("real force stops a ramp", ramp, [down(0, nil), move(10, 0.1), up(70)], ["failed 0→0 @70.0 #1"]),
    ProfileCase(
      "a measuring contact waits for no fallback", long, [down(0, 0.1), move(5, nil), up(6)], ["failed 0→0 @6.0 #1"]),
    ProfileCase(
      "a duration that makes no sense never passes", .deepPress().with(\.fallback, .longPress(duration: .nan)),
      [down(0, nil), up(900)], ["failed 0→0 @900.0 #1"]),
  ]

  @Test("give way to real force until they have begun, and hold still", arguments: cases)
  func followsCases(_ it: ProfileCase) { #expect(it.told == it.expected) }

  @Test("tell what is simulated from what is measured")
  func tellsSimulated() {
    let measured = events(Self.long, [down(0, nil), move(0.25, 0.8), up(1)], until: 9)
    #expect(measured.map(\.isSimulated) == [false, false])
    let simulated = events(Self.long, [down(0, nil), move(1, 0.8), up(2)], until: 9)
    #expect(simulated.map(\.isSimulated) == [true, true])
  }

  @Test("wait for nothing at the end of time")
  func endsOfTime() {
    var recognizer = PressRecognizer(profile: .deepPress())
    #expect(recognizer.handle(down(0, nil)) == nil)
    // Nothing is due, so nothing may happen, least of all a fallback that wasn't asked for.
    #expect(recognizer.advance(to: .infinity) == nil)
    #expect(recognizer.capability == .unknown)
    #expect(recognizer.handle(move(1, 0.8)).map(\.isSimulated) == false)
  }

  /// Times that are none: a clock that broke says nothing about what is due.
  @Test("wait on when a sample has no time", arguments: [Double.infinity, -.infinity, .nan])
  func hasNoTime(time: Double) {
    let samples = [down(0, nil), move(time, nil), up(0.125)]
    #expect(story(events(Self.long, samples, until: 9)) == ["failed 0→0 @0.125 #1"])
    #expect(story(events(Self.long, [down(0, nil), up(time)], until: 9)) == ["failed 0→0 @0.0 #1"])
  }

  @Test("settle up to the end of time when nothing is due")
  func settlesForever() {
    var recognizer = PressRecognizer(profile: Self.long)
    var told: [PressEvent] = []
    recognizer.feed(down(0, nil)) { told.append($0) }
    recognizer.settle(by: .infinity) { told.append($0) }
    recognizer.feed(up(.infinity)) { told.append($0) }
    #expect(story(told) == ["began 0→1 @0.5 #1", "ended 1→0 @0.5 #1"])
  }
}
