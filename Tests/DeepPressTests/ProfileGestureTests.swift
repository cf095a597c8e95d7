import DeepPress
import Testing

@Suite("Gestures of a profile")
struct ProfileGestureTests {
  static let phone = ForceRange(minimum: 0, maximum: 20.0 / 3)
  static let three = PressProfile.stages(PressLevels(PressLevel(0.25), PressLevel(0.5), PressLevel(0.75)))

  static let cases: [ProfileCase] = [
    ProfileCase(
      "deepPress lifted deep", .deepPress(), [down(0, 0.8), up(1)], ["began 0→1 @0.0 #1", "ended 1→0 @1.0 #1"]),
    ProfileCase("deepPress lifted light", .deepPress(), [down(0, 0.5), up(1)], ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "deepPress eases, and nothing more", .deepPress(), [down(0, 0.8), move(1, 0.5), move(2, 0.8), up(3)],
      ["began 0→1 @0.0 #1", "ended 1→0 @1.0 #1"]),
    ProfileCase(
      "deepPress vanishes", .deepPress(), [down(0, 0.8), cancel(1)], ["began 0→1 @0.0 #1", "cancelled 1→0 @1.0 #1"]),
    ProfileCase("deepPress vanishes light", .deepPress(), [down(0, 0.5), cancel(1)], ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "hardPress eases", .hardPress(), [down(0, 0.8), move(0.25, 0.5), move(1, 1), up(2)],
      ["began 0→1 @0.0 #1", "cancelled 1→0 @0.25 #1"]),
    ProfileCase(
      "hardPress lifts early", .hardPress(), [down(0, 0.8), up(0.25)], ["began 0→1 @0.0 #1", "cancelled 1→0 @0.25 #1"]),
    ProfileCase("hardPress lifts light", .hardPress(), [down(0, 0.5), up(1)], ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "hardPress is full after its duration", .hardPress(), [down(0, 0.8), move(0.75, 1), up(1)],
      ["began 0→1 @0.0 #1", "ended 1→2 @0.75 #1"]),
    ProfileCase(
      "hardPress is full early and completes when due", .hardPress(),
      [down(0, 0.8), move(0.25, 1), move(0.375, 0.97), move(0.75, 1), up(1)],
      ["began 0→1 @0.0 #1", "changed 1→2 @0.25 #1", "changed 2→2 @0.375 #1", "ended 2→2 @0.5 #1"]),
    ProfileCase(
      "hardPress was full, but isn't when due", .hardPress(),
      [down(0, 0.8), move(0.25, 1), move(0.375, 0.9), move(0.75, 0.9), up(1)],
      [
        "began 0→1 @0.0 #1", "changed 1→2 @0.25 #1", "changed 2→1 @0.375 #1", "changed 1→1 @0.75 #1",
        "cancelled 1→0 @1.0 #1",
      ]),
    ProfileCase(
      "hardPress is full at the landing", .hardPress(), [down(0, 1), up(1)], ["began 0→2 @0.0 #1", "ended 2→2 @0.5 #1"]),
    ProfileCase(
      "hardPress is cancelled while its completion is due later", .hardPress(), [down(0, 1), cancel(0.25)],
      ["began 0→2 @0.0 #1", "cancelled 2→0 @0.25 #1"]),
    ProfileCase(
      "forceTouch exceeds its raw force", .forceTouch(),
      [down(0, 0.5).within(phone), move(1, 3).within(phone), move(2, 3.01).within(phone), up(3)],
      ["began 0→0 @0.0 #1", "changed 0→0 @1.0 #1", "ended 0→1 @2.0 #1"]),
    ProfileCase(
      "forceTouch where the device can't reach it", .forceTouch(), [down(0, 0), move(1, 0.9), move(2, 1), up(3)],
      ["began 0→0 @0.0 #1", "changed 0→0 @1.0 #1", "ended 0→1 @2.0 #1"]),
    ProfileCase(
      "forceTouch lifts early", .forceTouch(), [down(0, 0.1), up(1)], ["began 0→0 @0.0 #1", "cancelled 0→0 @1.0 #1"]),
    ProfileCase(
      "forceTouch completes on its landing", .forceTouch(), [down(0, 1), up(1)],
      ["began 0→1 @0.0 #1", "ended 1→1 @0.0 #1"]),
    ProfileCase(
      "forcePress goes on when easing", .forcePress(), [down(0, 0.3), move(1, 0.9), move(2, 0.1), up(3)],
      ["began 0→2 @1.0 #1", "changed 2→2 @2.0 #1", "ended 2→0 @3.0 #1"]),
    ProfileCase("forcePress lifts light", .forcePress(), [down(0, 0.4), up(1)], ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "forceTouchHandler goes on when easing", .forceTouchHandler(),
      [down(0, 0.2), move(1, 0.05), move(2, 0.9), up(3)],
      ["began 0→1 @0.0 #1", "changed 1→0 @1.0 #1", "changed 0→1 @2.0 #1", "ended 1→0 @3.0 #1"]),
    ProfileCase("forceTouchHandler lifts light", .forceTouchHandler(), [down(0, 0.1), up(1)], ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "above the maximum a begun one is cancelled", .forceTouchHandler(maximumForce: 0.6),
      [down(0, 0.3), move(1, 0.6), move(2, 0.7), move(3, 0.3), up(4)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "cancelled 1→1 @2.0 #1"]),
    ProfileCase(
      "above the maximum a possible one fails", .forceTouchHandler(maximumForce: 0.6),
      [down(0, 0.1), move(1, 0.7), move(2, 0.3), up(3)], ["failed 0→1 @1.0 #1"]),
    ProfileCase(
      "stages are told both ways", three,
      [down(0, 0.8), move(1, 0.6), move(2, 0.3), move(3, 0.1), move(4, 0.9), up(5)],
      [
        "began 0→3 @0.0 #1", "changed 3→2 @1.0 #1", "changed 2→1 @2.0 #1", "changed 1→0 @3.0 #1", "changed 0→3 @4.0 #1",
        "ended 3→0 @5.0 #1",
      ]),
    ProfileCase(
      "stages begin and complete where they are told to", three.with(\.begins, 2).with(\.completes, 3),
      [down(0, 0.3), move(1, 0.6), move(2, 0.8), move(3, 0.9), up(4)], ["began 0→2 @1.0 #1", "ended 2→3 @2.0 #1"]),
    ProfileCase(
      "an absent or unusable force keeps the last one", .deepPress(),
      [down(0, 0.8), move(1, nil), move(2, .nan), move(3, .infinity), move(4, 0.1).within(.unmeasured), up(5)],
      ["began 0→1 @0.0 #1", "ended 1→0 @5.0 #1"]),
    ProfileCase(
      "0 is a reading and releases", .deepPress(), [down(0, 0.8), move(1, 0)],
      ["began 0→1 @0.0 #1", "ended 1→0 @1.0 #1"]),
    ProfileCase(
      "a range that changes in mid-touch is taken up", .deepPress(),
      [down(0, 1).within(phone), move(1, 1).within(.unit), up(2)], ["began 0→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
  ]

  @Test("begin, complete, ease and lift as the profile says", arguments: cases)
  func follows(_ it: ProfileCase) { #expect(it.told == it.expected) }

  /// Began and completion fall on the landing at 1: began is said at once, the completion is owed.
  static let owed: [(String, PressSample?, [String])] = [
    ("comes from advancing", nil, ["began 0→2 @1.0 #1", "ended 2→2 @1.0 #1"]),
    ("comes with the next sample", move(2, 1), ["began 0→2 @1.0 #1", "ended 2→2 @2.0 #1"]),
    ("comes with the next sample, though it eases", move(2, 0), ["began 0→2 @1.0 #1", "ended 2→0 @2.0 #1"]),
    ("comes with the lift", up(2), ["began 0→2 @1.0 #1", "ended 2→0 @2.0 #1"]),
    ("never comes after a cancel", cancel(2), ["began 0→2 @1.0 #1", "cancelled 2→0 @2.0 #1"]),
  ]

  @Test("owe a completion that falls on the sample that began", arguments: owed)
  func owesCompletion(name: String, next: PressSample?, expected: [String]) {
    var recognizer = PressRecognizer(profile: .hardPress(minimumDuration: 0))
    var events = [recognizer.handle(down(1, 1))]
    #expect(recognizer.deadline == 1)
    events.append(next.map { recognizer.handle($0) } ?? recognizer.advance(to: 1))
    #expect(recognizer.deadline == nil)
    #expect(story(events.compactMap(\.self)) == expected)
  }

  @Test("complete at the deadline that was announced")
  func announcesCompletion() {
    var recognizer = PressRecognizer(profile: .hardPress())
    #expect(recognizer.handle(down(1, 0.8)).map { story([$0]) } == ["began 0→1 @1.0 #1"])
    #expect(recognizer.deadline == nil)
    #expect(recognizer.handle(move(1.25, 1)).map { story([$0]) } == ["changed 1→2 @1.25 #1"])
    #expect(recognizer.deadline == 1.5)
    #expect(recognizer.advance(to: 3).map { story([$0]) } == ["ended 2→2 @1.5 #1"])
    #expect(recognizer.deadline == nil)
  }
}
