import DeepPress
import Foundation
import Testing

/// What holds for any profile and any samples. A failure prints what repeats it: `DEEPPRESS_SEED=… swift test`.
@Suite("Laws")
struct LawTests {
  /// Batches run side by side where there are processors for it: 100,000 sequences for the first law, 16,670 for each other.
  static let batches = 0..<10
  static let batchSize = 10_000

  /// From the environment, or random; printed once.
  static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["DEEPPRESS_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 0 ... .max)
    print("Laws: DEEPPRESS_SEED=\(seed)")
    return seed
  }()

  @Test("every began gets one end, nothing is said out of turn, and settling ends", arguments: batches)
  func keepsItsWord(batch: Int) {
    check(.wild, batch, every: 1) { LawKeeper.verdict($0, $1) }
  }

  @Test("the same samples give the same events in any chunks", arguments: batches)
  func ignoresChunks(batch: Int) {
    check(.wild, batch, every: 6) { profile, samples in
      guard let whole = Self.events(profile, samples) else { return Self.endless }
      let third = samples.count / 3
      var recognizer = PressRecognizer(profile: profile)
      var inChunks: [PressEvent] = []
      recognizer.run(samples[..<third]) { inChunks.append($0) }
      recognizer.run(samples[third..<(2 * third)]) { inChunks.append($0) }
      for sample in samples[(2 * third)...] { recognizer.feed(sample) { inChunks.append($0) } }
      recognizer.settle(by: RandomSequence.end) { inChunks.append($0) }
      return whole == inChunks ? nil : "in one go:\n\(story(whole))\nin chunks:\n\(story(inChunks))"
    }
  }

  @Test("settling more often gives the same events", arguments: batches)
  func ignoresExtraSettling(batch: Int) {
    check(.orderly, batch, every: 6) { profile, samples in
      guard let whole = Self.events(profile, samples) else { return Self.endless }
      var recognizer = PressRecognizer(profile: profile)
      var settled: [PressEvent] = []
      var last = 0.0
      for sample in samples {
        for part in 0...2 {
          recognizer.settle(by: last + (sample.time - last) * Double(part) / 2) { settled.append($0) }
        }
        recognizer.feed(sample) { settled.append($0) }
        last = sample.time
      }
      recognizer.settle(by: RandomSequence.end) { settled.append($0) }
      return whole == settled ? nil : "settled for samples only:\n\(story(whole))\nmore often:\n\(story(settled))"
    }
  }

  @Test("contacts don't influence each other", arguments: batches)
  func keepsContactsApart(batch: Int) {
    check(.independent, batch, every: 6) { profile, samples in
      guard let together = Self.events(profile, samples) else { return Self.endless }
      for contact in Set(samples.map(\.contact)).sorted() {
        let among = together.filter { $0.contact == contact }
        let alone = Self.events(profile, samples.filter { $0.contact == contact }) ?? []
        if alone != among { return "contact \(contact) alone:\n\(story(alone))\namong others:\n\(story(among))" }
      }
      return nil
    }
  }

  @Test("the short way for steady readings gives the same events as the long one", arguments: batches)
  func takesNoWrongShortcut(batch: Int) {
    check(.wild, batch, every: 6) { profile, samples in
      // A movement that nothing exceeds changes nothing, but the short way isn't taken with it.
      var short = profile
      short.allowableMovement = nil
      var long = profile
      long.allowableMovement = .infinity
      guard let told = Self.events(short, samples), let judged = Self.events(long, samples) else { return Self.endless }
      return told == judged ? nil : "the short way:\n\(story(told))\nthe long way:\n\(story(judged))"
    }
  }

  @Test("a time that isn't finite is none: nothing comes due by it", arguments: batches)
  func ignoresTimesThatAreNone(batch: Int) {
    check(.wild, batch, every: 6) { profile, samples in
      let timeless = samples.map { sample in
        var sample = sample
        if !sample.time.isFinite { sample.time = .nan }
        return sample
      }
      guard Self.events(profile, samples) != nil, Self.events(profile, timeless) != nil else { return Self.endless }
      let told = DeepPressTests.events(profile, samples, until: RandomSequence.end)
      let expected = DeepPressTests.events(profile, timeless, until: RandomSequence.end)
      return told == expected ? nil : "as it is:\n\(story(told))\nwith NaN:\n\(story(expected))"
    }
  }

  @Test("a recogniser that was reset is as good as new", arguments: batches)
  func resets(batch: Int) {
    check(.wild, batch, every: 6) { profile, samples in
      // What comes after the reset is the second half; a new one hears nothing of the first.
      let half = samples.count / 2
      guard Self.events(profile, samples) != nil, Self.events(profile, Array(samples[half...])) != nil else {
        return Self.endless
      }
      var used = PressRecognizer(profile: profile)
      used.run(samples[..<half]) { _ in }
      used.reset()
      var new = PressRecognizer(profile: profile)
      var afterReset: [PressEvent] = []
      var afresh: [PressEvent] = []
      for sample in samples[half...] {
        used.feed(sample) { afterReset.append($0) }
        new.feed(sample) { afresh.append($0) }
        if used.deadline != new.deadline { return "deadline \(used.deadline ?? .nan), not \(new.deadline ?? .nan)" }
        if used.capability != new.capability { return "\(used.capability), not \(new.capability)" }
      }
      return afresh == afterReset ? nil : "new:\n\(story(afresh))\nafter the reset:\n\(story(afterReset))"
    }
  }

  private static let endless = "settle(by:) does not end"

  /// By hand and bounded: what runs the real `settle(by:)` asks this first.
  private static func events(_ profile: PressProfile, _ samples: [PressSample]) -> [PressEvent]? {
    PressRecognizer.boundedEvents(profile, samples, until: RandomSequence.end)
  }

  /// Holds sequences against a law; the first that breaks it is cut down to the samples that matter and printed.
  private func check(
    _ kind: RandomSequence.Kind, _ batch: Int, every stride: Int, law: (PressProfile, [PressSample]) -> String?
  ) {
    for index in 0..<(Self.batchSize / stride) {
      let number = batch * Self.batchSize + index
      var seeds = SplitMix64(seed: Self.seed &+ UInt64(number))
      let sequence = RandomSequence(kind, seed: seeds.next())
      guard law(sequence.profile, sequence.samples) != nil else { continue }
      let least = Self.shrunk(sequence.samples) { law(sequence.profile, $0) != nil }
      Issue.record(
        """
        DEEPPRESS_SEED=\(Self.seed), sequence \(number): \(law(sequence.profile, least) ?? "")
        \(sequence.profile)
        \(least.map { "\($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }

  /// Leaves out one sample after the other as long as the law stays broken.
  static func shrunk(_ samples: [PressSample], isBroken: ([PressSample]) -> Bool) -> [PressSample] {
    var samples = samples
    var index = samples.count - 1
    while index >= 0 {
      var fewer = samples
      fewer.remove(at: index)
      if isBroken(fewer) { samples = fewer }
      index -= 1
    }
    return samples
  }
}
