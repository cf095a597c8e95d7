import DeepPress
import Testing

/// The engine beside a contact told naively: events follow from forces as the profiles say.
@Suite("The oracle's law")
struct OracleLawTests {
  @Test("one contact gives the events that its forces mean", arguments: LawTests.batches)
  func tellsWhatForcesMean(batch: Int) {
    for index in 0..<LawTests.batchSize {
      let number = batch * LawTests.batchSize + index
      var seeds = SplitMix64(seed: LawTests.seed &+ UInt64(number))
      let sequence = NaiveSequence(seed: seeds.next())
      let profile = sequence.profile
      guard differs(profile, sequence.samples) else { continue }
      let least = LawTests.shrunk(sequence.samples) { differs(profile, $0) }
      Issue.record(
        """
        DEEPPRESS_SEED=\(LawTests.seed), sequence \(number)
        told: \(story(events(profile, least, until: RandomSequence.end)))
        meant: \(story(NaiveContact.events(profile, least, until: RandomSequence.end)))
        \(profile)
        \(least.map { "\($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }

  private func differs(_ profile: PressProfile, _ samples: [PressSample]) -> Bool {
    events(profile, samples, until: RandomSequence.end)
      != NaiveContact.events(profile, samples, until: RandomSequence.end)
  }
}
