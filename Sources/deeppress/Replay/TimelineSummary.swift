import DeepPress

/// What a recording came to, in words.
struct TimelineSummary {
  var contacts = 0
  /// Contacts that reached the level again after their gesture was over.
  var pressedAgain = 0
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

  /// The lines under a timeline: what was recognised, or why nothing was; and what people should know about it.
  func lines(_ source: ReplaySource, _ name: ProfileName, _ profile: PressProfile) -> [String] {
    var parts = [count(ended, "gesture") + " recognised"]
    if cancelled > 0 { parts.append("\(cancelled) cancelled") }
    if failed > 0 { parts.append("\(failed) failed") }
    var lines = [count(contacts, "contact") + ": " + parts.joined(separator: ", ")]
    if ended + cancelled == 0, contacts > 0 { lines += failure(source, name, profile) }
    if pressedAgain > 0 {
      let subject = pressedAgain == 1 ? "1 contact" : "\(pressedAgain) contacts"
      lines.append("\(subject) pressed again without lifting; --set presses-again=on recognises that too.")
    }
    let level = profile.pressForce(ofStage: 1, in: source.range) ?? 1
    if name == .forceTouch, level < 0.02 {
      lines.append(
        "force-touch counts in the device's own numbers, here up to \(brief(source.range.maximum)); "
          + "set --set minimum-force=N for it.")
    }
    if contacts > 0, source.isPerhapsContactSize {
      lines.append(
        "This pressure may be only the size of the contact, which no threshold makes a deep press; "
          + "'deeppress info\(source.argument)' tells more.")
    }
    return lines
  }

  /// Why nothing was recognised, and what to try.
  private func failure(_ source: ReplaySource, _ name: ProfileName, _ profile: PressProfile) -> [String] {
    guard let peak else {
      return [
        profile.fallback == .none
          ? "No contact had a force. --set fallback=long-press lets holding stand in for it."
          : "No contact had a force, and none was \(profile.fallbackCondition)."
      ]
    }
    let level = profile.pressForce(ofStage: max(profile.begins, 1), in: source.range) ?? 1
    let highest = "The highest force was \(percent(peak)) (\(brief(rawPeak)) of \(brief(source.range.maximum)))"
    guard peak < level, profile.begins > 0 else { return [highest + ", but " + profile.otherConditions + "."] }
    let reason = highest + "; the level that begins is at \(percent(level))"
    // Where pressing harder may not show, a lower threshold would only catch flatter fingers.
    guard !source.isPerhapsContactSize, profile.begins == 1, profile.levels.count == 1 else { return [reason + "."] }
    let below = fixed(Double(max(Int(peak * 90), 1)) / 100, 2)
    return [reason + ". \(name.option(below)) would have reached it."]
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number == 0 ? "no" : "\(number)") \(noun)\(number == 1 ? "" : "s")"
  }
}
