import DeepPress

extension PressRecognizer {
  /// Advancing more often than that for one sample counts as never ending.
  static let mostAdvances = 10_000

  /// As `settle(by:report:)`, but not for ever.
  /// - Returns: whether it came to an end.
  mutating func settleBounded(by time: Double, report: (PressEvent) -> Void) -> Bool {
    var advances = 0
    while let deadline, deadline <= time {
      advances += 1
      if advances > Self.mostAdvances { return false }
      if let event = advance(to: time) { report(event) }
    }
    return true
  }

  /// All events of samples, and of what is due until `end`; nil where settling would never end.
  static func boundedEvents(_ profile: PressProfile, _ samples: [PressSample], until end: Double) -> [PressEvent]? {
    var recognizer = PressRecognizer(profile: profile)
    var events: [PressEvent] = []
    for sample in samples {
      // A time that isn't finite is none.
      if sample.time.isFinite {
        guard recognizer.settleBounded(by: sample.time, report: { events.append($0) }) else { return nil }
      }
      if let event = recognizer.handle(sample) { events.append(event) }
    }
    guard recognizer.settleBounded(by: end, report: { events.append($0) }) else { return nil }
    return events
  }
}
