import DeepPress
import Testing

/// Flutter's gesture starts only where someone listens for the start, so its peak and end depend on which callbacks are set.
@Suite("Peers' defect: behaviour depends on who listens")
struct ListeningPeerTests {
  /// A light tap, a press that peaks, eases and peaks again, a second finger, a cancel, and a press that starts deep.
  private static let samples = [
    down(0, 0.1), up(0.1),
    down(0.2, 0.2), move(0.3, 0.5), move(0.4, 0.8), move(0.5, 1), down(0.55, 0.9, contact: 2), move(0.6, 0.3),
    move(0.7, 0.95), up(0.75, contact: 2), up(0.8),
    down(0.9, 0.3), move(1, 0.9), cancel(1.1),
    down(1.2, 1), move(1.8, 1), up(1.9),
  ]

  @Test("who ignores every event before a moment hears the same after it", arguments: PeerProfile.all)
  func ignoredEventsCount(_ row: PeerProfile) {
    let all = events(row.profile, Self.samples)
    for split in Self.samples.indices {
      var recognizer = PressRecognizer(profile: row.profile)
      var before = 0
      recognizer.run(Self.samples[..<split]) { _ in before += 1 }
      var after: [PressEvent] = []
      recognizer.run(Self.samples[split...]) { after.append($0) }
      #expect(after == Array(all.dropFirst(before)))
    }
  }

  @Test(
    "who listens for one phase hears what the others hear of it", arguments: PeerProfile.all, PressEvent.Phase.allCases)
  func onePhase(_ row: PeerProfile, _ phase: PressEvent.Phase) {
    var recognizer = PressRecognizer(profile: row.profile)
    var heard: [PressEvent] = []
    recognizer.run(Self.samples) { event in
      if event.phase == phase { heard.append(event) }
    }
    #expect(heard == events(row.profile, Self.samples).filter { $0.phase == phase })
  }

  @Test("samples in any chunks give the same events", arguments: PeerProfile.all, 1...7)
  func chunks(_ row: PeerProfile, _ size: Int) {
    var recognizer = PressRecognizer(profile: row.profile)
    var told: [PressEvent] = []
    for start in stride(from: 0, to: Self.samples.count, by: size) {
      recognizer.run(Self.samples[start..<min(start + size, Self.samples.count)]) { told.append($0) }
    }
    #expect(told == events(row.profile, Self.samples))
  }

  @Test("a timer that rings between the samples changes nothing", arguments: PeerProfile.all)
  func timer(_ row: PeerProfile) {
    var recognizer = PressRecognizer(profile: row.profile)
    var told: [PressEvent] = []
    for (sample, next) in zip(Self.samples, Self.samples.dropFirst() + [up(3)]) {
      if let event = recognizer.handle(sample) { told.append(event) }
      while let deadline = recognizer.deadline, deadline <= next.time {
        if let event = recognizer.advance(to: deadline) { told.append(event) }
      }
    }
    #expect(told == events(row.profile, Self.samples))
  }
}
