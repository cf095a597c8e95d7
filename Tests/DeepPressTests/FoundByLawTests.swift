import DeepPress
import Testing

/// The least sequences that once broke a law, kept by hand.
@Suite("Found by the laws")
struct FoundByLawTests {
  @Test("a completion below the beginning doesn't settle for ever")
  func completesBelowBeginning() {
    let levels = PressLevels(PressLevel(0.25), PressLevel(0.5), PressLevel(0.75))
    var profile = PressProfile.stages(levels, begins: 3, completes: 1)
    profile.minimumDuration = 1
    let samples = [down(0, 0.8), move(0.5, 0.6)]
    #expect(PressRecognizer.boundedEvents(profile, samples, until: 9) != nil)
  }

  @Test("a ramp knows nothing of another contact's range")
  func keepsRampApart() {
    let profile = PressProfile.deepPress().with(\.fallback, .ramp(duration: 60))
    let ramping = [down(0, nil).within(.unmeasured), up(50).within(.unmeasured)]
    let other = down(1, 0, contact: 2).within(ForceRange(minimum: 0, maximum: 1, reachableMaximum: 0.5))
    let alone = events(profile, ramping, until: 99)
    let among = events(profile, [ramping[0], other, ramping[1]], until: 99)
    #expect(story(among.filter { $0.contact == 1 }) == story(alone))
  }

  @Test("a reset forgets the time too")
  func forgetsTime() {
    var recognizer = PressRecognizer(profile: .deepPress())
    recognizer.run([down(5, 0.1), up(6)]) { _ in }
    recognizer.reset()
    #expect(recognizer.handle(down(.nan, 0.8)).map { story([$0]) } == ["began 0→1 @0.0 #1"])
  }

  @Test("nothing is due at the end of time where nothing is awaited")
  func advancesToTheEnd() {
    var recognizer = PressRecognizer(profile: .deepPress())
    recognizer.run([down(0, nil)]) { _ in }
    #expect(recognizer.advance(to: .infinity) == nil)
    #expect(recognizer.capability == .unknown)
  }
}
