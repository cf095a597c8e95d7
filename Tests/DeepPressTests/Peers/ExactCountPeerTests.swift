import DeepPress
import Testing

/// An iPhone reports whole counts, so a force of exactly the threshold is common, and 80/60 ÷ 20/3 is a hair below 0.2.
@Suite("A count that is exactly the threshold")
struct ExactCountPeerTests {
  /// The counts whose press is told, of those where the threshold is the count itself.
  private func counts(_ sensitivity: PhoneSensitivity, begin profile: (_ threshold: Double) -> PressProfile) -> [Int] {
    (1..<300).filter { count in
      let threshold = Double(count) * 60 / (400 * sensitivity.rawValue)
      let told = events(profile(threshold), sensitivity.samples(ofCounts: [Double(count)]))
      return phases(told).contains("began")
    }
  }

  @Test("reaches a level that asks for at least that", arguments: PhoneSensitivity.allCases)
  func reaches(_ sensitivity: PhoneSensitivity) {
    let all = Set(1..<300)
    #expect(all.subtracting(counts(sensitivity) { .deepPress(threshold: $0) }).sorted() == [])
  }

  @Test("doesn't reach a level that asks for more than that", arguments: PhoneSensitivity.allCases)
  func doesNotExceed(_ sensitivity: PhoneSensitivity) {
    // From five sixths on, a level is as high as the phone goes at Firm, and equal is enough.
    let exceeding = counts(sensitivity) { .forcePress(start: $0, peak: 1) }
    #expect(exceeding.filter { Double($0) / (400 * sensitivity.rawValue / 60) < 0.83 } == [])
  }
}
