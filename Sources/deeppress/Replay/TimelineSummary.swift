import DeepPress

/// What a recording came to, in words.
struct TimelineSummary {
  var contacts = 0
  private var ended = 0
  private var cancelled = 0
  private var failed = 0
  private var peak: Double?
  private var rawPeak = 0.0

  /// Takes a reading.
  mutating func peak(_ force: Double, _ raw: Double) {
    guard force > peak ?? -1 else { return }
    peak = force
    rawPeak = raw
  }

  /// Takes an event.
  mutating func count(_ event: PressEvent) {
    switch event.phase {
    case .ended: ended += 1
    case .cancelled: cancelled += 1
    case .failed: failed += 1
    case .began, .changed: break
    }
  }

  /// The lines under a timeline; where nothing was recognised, why, and what to try.
  func lines(_ source: ReplaySource, _ name: ProfileName, _ profile: PressProfile) -> [String] {
    var parts = [count(ended, "gesture") + " recognised"]
    if cancelled > 0 { parts.append("\(cancelled) cancelled") }
    if failed > 0 { parts.append("\(failed) failed") }
    let first = count(contacts, "contact") + ": " + parts.joined(separator: ", ")
    guard ended + cancelled == 0, contacts > 0 else { return [first] }
    guard let peak else {
      return [first, "No contact had a force. --set fallback=long-press lets holding stand in for it."]
    }
    let level = profile.pressForce(ofStage: max(profile.begins, 1), in: source.range) ?? 1
    let highest = "The highest force was \(percent(peak)) (\(brief(rawPeak)) of \(brief(source.range.maximum)))"
    guard peak < level, profile.begins > 0 else { return [first, highest + "; " + profile.otherConditions + "."] }
    let file = source.file == "-" ? "" : " " + printable(source.file)
    let below = fixed(Double(max(Int(peak * 90), 1)) / 100, 2)
    return [
      first,
      highest + "; the first level is at \(percent(level)).",
      "'deeppress info\(file)' says what this pressure is worth; \(name.option(below)) would have reached a level.",
    ]
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number == 0 ? "no" : "\(number)") \(noun)\(number == 1 ? "" : "s")"
  }
}
