import DeepPress
import Testing

/// Six touches, each pressed to the highest count, at each sensitivity: each is one gesture, and none is out of reach.
@Suite("An iPhone at each sensitivity")
struct PhonePeerTests {
  /// What begins and what ends, without what changes between; one list for each touch.
  private func outcomes(_ profile: PressProfile, _ samples: [PressSample]) -> [[String]] {
    let told = events(profile, samples).filter { $0.phase != .changed }
    return (1...6).map { contact in phases(told.filter { $0.contact == contact }) }
  }

  private func sixTimes(_ outcome: String...) -> [[String]] {
    Array(repeating: outcome, count: 6)
  }

  static let ending: [PeerProfile] = [
    .deepPress, .forcePress, .forceTouchHandler, .stages,
    PeerProfile("hard press of 0.8 at once", .hardPress(threshold: 0.8, minimumDuration: 0)),
    PeerProfile("force touch of 3", .forceTouch(minimumForce: 3)),
    PeerProfile("force touch of 6, out of reach at Firm", .forceTouch(minimumForce: 6)),
    PeerProfile("deep press of 0.9, out of reach at Firm", .deepPress(threshold: 0.9)),
  ]

  /// What becomes of a hard press in each recorded touch, from 0.75 on.
  ///
  /// The first touch stops at 306 counts, eases to 83 and only then goes to 400. At Medium 306 is 0.765: it begins, and
  /// easing cancels. At Light it is as much as Firm's highest force, so it is full; at Firm it doesn't begin. Where half
  /// a second is asked for, most touches leave full too early at Firm.
  static let hardPresses: [(PhoneSensitivity, minimumDuration: Double, endings: [String])] = [
    (.light, 0, ["ended", "ended", "ended", "ended", "ended", "ended"]),
    (.medium, 0, ["cancelled", "ended", "ended", "ended", "ended", "ended"]),
    (.firm, 0, ["ended", "ended", "ended", "ended", "ended", "ended"]),
    (.light, 0.5, ["cancelled", "ended", "ended", "ended", "ended", "ended"]),
    (.medium, 0.5, ["cancelled", "ended", "ended", "ended", "ended", "ended"]),
    (.firm, 0.5, ["cancelled", "cancelled", "cancelled", "ended", "cancelled", "cancelled"]),
  ]

  /// Typed by hand: slow and quick, saturated and barely full, trembling at 0.75 of one of the sensitivities, and the
  /// last one cut off before its 0.
  private static let typed: [Double] = [
    0, 3, 40, 120, 200, 280, 360, 400, 400, 330, 180, 40, 0,
    1, 90, 238, 241, 239, 242, 300, 400, 250, 90, 4, 0, 0,
    2, 150, 298, 301, 299, 302, 400, 310, 100, 0,
    5, 200, 358, 361, 359, 362, 400, 390, 200, 6, 0,
    400, 400, 0,
    1, 30, 100, 399, 400, 380, 100, 7,
  ]

  @Test("six typed touches are six gestures", arguments: ending + [.hardPressAtOnce], PhoneSensitivity.allCases)
  func typedTouches(_ row: PeerProfile, _ sensitivity: PhoneSensitivity) {
    #expect(outcomes(row.profile, sensitivity.samples(ofCounts: Self.typed)) == sixTimes("began", "ended"))
  }

  @Test("six typed touches are too short for a hard press of half a second", arguments: PhoneSensitivity.allCases)
  func typedHardPress(_ sensitivity: PhoneSensitivity) {
    #expect(outcomes(.hardPress(), sensitivity.samples(ofCounts: Self.typed)) == sixTimes("began", "cancelled"))
  }

  @Test(
    "six recorded touches are six gestures", .needsPhoneTrace, arguments: ending, PhoneSensitivity.allCases)
  func recordedTouches(_ row: PeerProfile, _ sensitivity: PhoneSensitivity) throws {
    let samples = try sensitivity.samples(ofCounts: PhoneTrace.counts())
    #expect(outcomes(row.profile, samples) == sixTimes("began", "ended"))
  }

  @Test("six recorded touches begin a hard press once each", .needsPhoneTrace, arguments: hardPresses)
  func recordedHardPress(_ sensitivity: PhoneSensitivity, _ minimumDuration: Double, _ endings: [String]) throws {
    let samples = try sensitivity.samples(ofCounts: PhoneTrace.counts())
    #expect(outcomes(.hardPress(minimumDuration: minimumDuration), samples) == endings.map { ["began", $0] })
  }

  @Test(
    "a hard press that may press again completes in every recorded touch", .needsPhoneTrace,
    arguments: PhoneSensitivity.allCases)
  func recordedPressingAgain(_ sensitivity: PhoneSensitivity) throws {
    var profile = PressProfile.hardPress(minimumDuration: 0)
    profile.pressesAgain = true
    let told = try outcomes(profile, sensitivity.samples(ofCounts: PhoneTrace.counts()))
    #expect(told.map { $0.contains("ended") } == [true, true, true, true, true, true])
  }

  @Test(
    "the recorded touches update a force press as often as Flutter does", .needsPhoneTrace,
    arguments: [(PhoneSensitivity.light, 1_790), (.medium, 1_711), (.firm, 1_607)])
  func recordedUpdates(_ sensitivity: PhoneSensitivity, _ updates: Int) throws {
    let samples = try sensitivity.samples(ofCounts: PhoneTrace.counts())
    let callbacks = events(.forcePress(), samples).flatMap(ForcePressCallback.callbacks(of:))
    // Flutter has no peak at Firm, whose highest force is below 0.85.
    #expect(callbacks.count { if case .peak = $0 { true } else { false } } == 6)
    #expect(callbacks.count { if case .update = $0 { true } else { false } } == updates)
  }

  @Test("the recording has 2,140 readings and six touches up to the highest count", .needsPhoneTrace)
  func recording() throws {
    let counts = try PhoneTrace.counts()
    let touches = counts.split(separator: 0)
    #expect(counts.count == 2_140)
    #expect(touches.map(\.count) == [132, 313, 431, 511, 312, 432])
    #expect(touches.map { $0.max() } == [400, 400, 400, 400, 400, 400])
  }
}
