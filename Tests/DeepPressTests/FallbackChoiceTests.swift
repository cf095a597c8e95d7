import DeepPress
import Testing

struct FallbackChoiceTests {
  @Test(
    "automatically, a long press stands in, except where holding means something, unless the profile says otherwise")
  func automatic() {
    let plain = PressProfile.deepPress()
    var ramped = plain
    ramped.fallback = .ramp(duration: 2)
    for (profile, holdHasMeaning, expected) in [
      (plain, false, Fallback.longPress()), (plain, true, .none),
      (ramped, false, .ramp(duration: 2)), (ramped, true, .ramp(duration: 2)),
    ] {
      #expect(FallbackChoice.automatic.fallback(for: profile, holdHasMeaning: holdHasMeaning) == expected)
    }
  }

  @Test("the short forms are fixed choices")
  func shortForms() {
    #expect(FallbackChoice.none == .fixed(Fallback.none))
    #expect(FallbackChoice.longPress(duration: 1, movement: 2) == .fixed(.longPress(duration: 1, movement: 2)))
    #expect(FallbackChoice.longPress() == .fixed(.longPress()))
    #expect(FallbackChoice.ramp(duration: 3) == .fixed(.ramp(duration: 3)))
  }

  @Test("a fixed choice holds everywhere", arguments: [Fallback.none, .longPress(duration: 1), .ramp()])
  func fixed(fallback: Fallback) {
    var profile = PressProfile.deepPress()
    profile.fallback = .longPress(duration: 9)
    for holdHasMeaning in [false, true] {
      #expect(FallbackChoice.fixed(fallback).fallback(for: profile, holdHasMeaning: holdHasMeaning) == fallback)
    }
  }
}
