import DeepPress

/// Lets the samples of a table begin at 0 seconds, and knows which of its contacts are down.
struct SampleClock {
  /// More contacts than any table has down at once; those beyond aren't cancelled at the end.
  private static let mostContacts = 256

  private var startTime: Double?
  private var lastTime = 0.0
  private var down: [PressSample] = []

  /// Takes a sample as it stands in the table.
  mutating func pass(_ sample: PressSample) -> PressSample {
    var sample = sample
    let start = startTime ?? sample.time
    startTime = start
    sample.time -= start
    lastTime = sample.time
    let index = down.firstIndex { $0.contact == sample.contact }
    switch sample.action {
    case .down, .move:
      if let index {
        down[index] = sample
      } else if sample.action == .down, down.count < SampleClock.mostContacts {
        down.append(sample)
      }
    case .up, .cancel:
      if let index { down.remove(at: index) }
    }
    return sample
  }

  /// Cancels a contact that is down at the end; nil when none is left.
  mutating func cancelNext() -> PressSample? {
    guard !down.isEmpty else { return nil }
    var sample = down.removeFirst()
    sample.action = .cancel
    sample.time = lastTime
    return sample
  }
}
