import DeepPress
import Testing

@Suite("Contacts of a profile")
struct ProfileContactTests {
  static let single = PressProfile.deepPress().with(\.contacts, 1)
  static let still = PressProfile.deepPress().with(\.allowableMovement, 10)
  static let again = PressProfile.deepPress().with(\.pressesAgain, true)
  static let cases: [ProfileCase] = [
    ProfileCase(
      "a second one cancels the first, which had begun", .forceTouch(),
      [down(0, 0.1), down(1, 0.1, contact: 2), move(2, 1), move(2, 1, contact: 2), up(3), up(3, contact: 2)],
      ["began 0→0 @0.0 #1", "failed 0→0 @1.0 #2", "cancelled 0→0 @1.0 #1"]),
    ProfileCase(
      "a second one fails the first, which hadn't begun", single,
      [down(0, 0.1), down(1, 0.8, contact: 2), up(3), up(3, contact: 2)], ["failed 0→0 @1.0 #2", "failed 0→0 @1.0 #1"]),
    ProfileCase(
      "one after the other may press", single, [down(0, 0.8), up(1), down(2, 0.8, contact: 2), up(3, contact: 2)],
      ["began 0→1 @0.0 #1", "ended 1→0 @1.0 #1", "began 0→1 @2.0 #2", "ended 1→0 @3.0 #2"]),
    ProfileCase(
      "two may press where three are too many", .deepPress().with(\.contacts, 2),
      [down(0, 0.8), down(1, 0.1, contact: 2), down(2, 0.8, contact: 3), cancel(3), cancel(3, contact: 2)],
      ["began 0→1 @0.0 #1", "failed 0→0 @2.0 #3", "cancelled 1→1 @2.0 #1", "failed 0→0 @2.0 #2"]),
    ProfileCase(
      "none may press where none is allowed", .deepPress().with(\.contacts, 0), [down(0, 0.8), up(1)],
      ["failed 0→0 @0.0 #1"]),
    ProfileCase(
      "each goes its own way without a limit", .deepPress(),
      [down(0, 0.8), down(1, 0.1, contact: 2), move(2, 0.8, contact: 2), up(3), up(4, contact: 2)],
      ["began 0→1 @0.0 #1", "began 0→1 @2.0 #2", "ended 1→0 @3.0 #1", "ended 1→0 @4.0 #2"]),

    ProfileCase(
      "strays before it begins", still, [down(0, 0.1), move(1, 0.1, x: 8, y: 6.1), move(2, 0.8), up(3)],
      ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "strays with the force that would begin", still, [down(0, 0.1), move(1, 0.8, x: 11), up(3)],
      ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "moves just as far as it may", still, [down(0, 0.1), move(1, 0.8, x: 8, y: 6), up(3)],
      ["began 0→1 @1.0 #1", "ended 1→0 @3.0 #1"]),
    ProfileCase(
      "is measured from its landing, however long the way", still,
      [down(0, 0.1, x: 100), move(1, 0.1, x: 109), move(2, 0.1, x: 91), move(3, 0.8, x: 109), up(4)],
      ["began 0→1 @3.0 #1", "ended 1→0 @4.0 #1"]),
    ProfileCase(
      "may stray once it has begun", still, [down(0, 0.8), move(1, 0.8, x: 99), up(2)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "strays before it presses again", still.with(\.pressesAgain, true),
      [down(0, 0.8), move(1, 0.1), move(2, 0.8, x: 100), move(3, 0.1), move(4, 0.8), up(5)],
      ["began 0→1 @0.0 #1", "ended 1→0 @1.0 #1"]),
    ProfileCase(
      "presses again where it may", still.with(\.pressesAgain, true),
      [down(0, 0.8), move(1, 0.1), move(2, 0.8, x: 8), up(3)],
      ["began 0→1 @0.0 #1", "ended 1→0 @1.0 #1", "began 0→1 @2.0 #1", "ended 1→0 @3.0 #1"]),
    ProfileCase(
      "a distance below 0 is 0", .deepPress().with(\.allowableMovement, -10),
      [down(0, 0.1), move(1, 0.8, x: 1), up(2)], ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "within a distance of 0 it may press", .deepPress().with(\.allowableMovement, -10),
      [down(0, 0.1, x: 7), move(1, 0.8, x: 7), up(2)], ["began 0→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "strays without a force", still, [down(0, nil), move(1, nil, x: 99), up(2)], ["failed 0→0 @1.0 #1"]),
    ProfileCase(
      "is where it was when a position is none", still, [down(0, 0.1), move(1, 0.8, x: .nan, y: .infinity), up(2)],
      ["began 0→1 @1.0 #1", "ended 1→0 @2.0 #1"]),

    ProfileCase(
      "presses again once it has eased", again, [down(0, 0.8), move(1, 0.72), move(2, 0.5), move(3, 0.8), up(4)],
      ["began 0→1 @0.0 #1", "changed 1→1 @1.0 #1", "ended 1→0 @2.0 #1", "began 0→1 @3.0 #1", "ended 1→0 @4.0 #1"]),
    ProfileCase(
      "lands again though it never lifted, having begun", .deepPress(), [down(0, 0.8), down(1, 0.8), up(2)],
      ["began 0→1 @0.0 #1", "cancelled 1→0 @1.0 #1", "began 0→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "lands again though it never lifted, not having begun", .deepPress(), [down(0, 0.1), down(1, 0.8), up(2)],
      ["failed 0→0 @1.0 #1", "began 0→1 @1.0 #1", "ended 1→0 @2.0 #1"]),
    ProfileCase(
      "lands again though it never lifted, having ended", .deepPress(),
      [down(0, 0.8), move(1, 0.1), down(2, 0.8), up(3)],
      ["began 0→1 @0.0 #1", "ended 1→0 @1.0 #1", "began 0→1 @2.0 #1", "ended 1→0 @3.0 #1"]),
    ProfileCase("lifts though it never landed", .deepPress(), [up(0), cancel(1), move(2, 0.9)], []),
  ]

  @Test("land, stray, press again and lift as the profile says", arguments: cases)
  func follows(_ it: ProfileCase) { #expect(it.told == it.expected) }

  @Test("are excluded by one more than are followed, where no more are allowed", arguments: [15, 16, 17])
  func excludesBeyondCapacity(most: Int) {
    let landings = (1...17).map { down(Double($0), 0.8, contact: $0) }
    let told = events(PressProfile.deepPress().with(\.contacts, most), landings, until: 99)
    let begun = (1...min(most, 16)).map { "began 0→1 @\($0).0 #\($0)" }
    // The sixteenth is followed, and fails; the seventeenth isn't, and has no event.
    let failed = most == 15 ? ["failed 0→0 @16.0 #16"] : []
    let excluded = most == 17 ? [] : (1...most).map { "cancelled 1→1 @\(most + 1).0 #\($0)" }
    #expect(story(told) == begun + failed + excluded)
  }

  @Test("are excluded now: the new one at once, the others by advancing")
  func excludesNow() {
    var recognizer = PressRecognizer(profile: Self.single)
    var told = [recognizer.handle(down(1, 0.8)), recognizer.handle(down(2, 0.8, contact: 2))]
    #expect(recognizer.deadline == 2)
    told.append(recognizer.advance(to: 2))
    #expect(recognizer.deadline == nil)
    #expect(story(told.compactMap(\.self)) == ["began 0→1 @1.0 #1", "failed 0→0 @2.0 #2", "cancelled 1→1 @2.0 #1"])
  }

  /// A profile that may press again, forces a second apart from the landing on, and the phases.
  static let rearming: [(String, PressProfile, [Double], [String])] = [
    ("hardPress eased", .hardPress(), [0.8, 0.5, 0.8], ["began", "cancelled", "began", "cancelled"]),
    (
      "hardPress completed, eased a little", .hardPress(minimumDuration: 0), [1, 0.72, 1, 0.8],
      ["began", "ended"]
    ),
    (
      "hardPress completed, eased below the release", .hardPress(minimumDuration: 0), [1, 0.72, 0.6, 0.8],
      ["began", "ended", "began", "cancelled"]
    ),
    ("forceTouch completed", .forceTouch(), [0.1, 1, 0.97, 1], ["began", "ended"]),
    ("forceTouch eased", .forceTouch(), [0.1, 1, 0.1, 0.2, 1], ["began", "ended", "began", "ended"]),
    ("forceTouch eased, and no more", .forceTouch(minimumForce: 0.5), [0.1, 0.9, 0.1, 0.1], ["began", "ended"]),
  ]

  /// The last sample, and where its event is; the contact was at 1, 2.
  static let leaving: [(PressSample, [Double])] = [
    (up(1, x: 50, y: 60), [50, 60]), (up(1, x: .nan, y: 60), [1, 60]), (up(1, x: 50, y: .infinity), [50, 2]),
    // A source that takes a contact away seldom knows where it was, and a landing is another contact's place.
    (cancel(1), [1, 2]), (down(1, 0.1, x: 50, y: 60), [1, 2]),
  ]

  @Test("end where they lift", arguments: leaving)
  func lifts(last: PressSample, place: [Double]) {
    let told = events(.deepPress(), [down(0, 0.8, x: 1, y: 2), last], until: 1)
    #expect(told.map { [$0.x, $0.y] } == [[1, 2], place])
  }

  @Test("press again only after easing below the release value", arguments: rearming)
  func rearms(name: String, profile: PressProfile, forces: [Double], expected: [String]) {
    let samples = forces.enumerated().map { index, force in
      index == 0 ? down(0, force) : move(Double(index), force)
    }
    let told = events(profile.with(\.pressesAgain, true), samples + [up(9)], until: 99)
    #expect(phases(told) == expected)
  }

  @Test("go on under a new profile with their next reading")
  func changesProfile() {
    var recognizer = PressRecognizer(profile: .deepPress(threshold: 0.75))
    var told = [recognizer.handle(down(0, 0.6))]
    recognizer.profile = .deepPress(threshold: 0.5)
    told.append(recognizer.handle(move(1, 0.6)))
    recognizer.profile = .stages(PressLevels(PressLevel(0.2), PressLevel(0.3), PressLevel(0.4), PressLevel(0.5)))
    told.append(recognizer.handle(move(2, 0.6)))
    #expect(recognizer.stage(of: 1) == 4)
    recognizer.profile = .deepPress(threshold: 0.5)
    told.append(recognizer.handle(move(3, 0.6)))
    #expect(recognizer.stage(of: 1) == 1)
    told.append(recognizer.handle(up(4)))
    #expect(
      story(told.compactMap(\.self)) == [
        "began 0→1 @1.0 #1", "changed 1→4 @2.0 #1", "changed 4→1 @3.0 #1", "ended 1→0 @4.0 #1",
      ])
  }

  @Test("wait by the fallback and the dwell of a new profile")
  func changesDeadline() {
    var recognizer = PressRecognizer(profile: .deepPress())
    #expect(recognizer.handle(down(1, nil)) == nil)
    #expect(recognizer.deadline == nil)
    recognizer.profile.fallback = .longPress()
    #expect(recognizer.deadline == 1.5)
    recognizer.profile.fallback = .none
    #expect(recognizer.deadline == nil)
  }
}
