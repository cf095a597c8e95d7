import DeepPress

/// A timeline for people: a line for what matters, the force as a bar, and in the end what it came to.
final class TimelineReport: ReplayReport {
  /// What is remembered of a contact until it lifts.
  private struct Track {
    var landed: Double
    var began: Double?
    var peak: Double?
    var rawPeak: Double?
    var shown: Double?
  }

  /// A changed force is shown once it has moved this far.
  private static let visibleStep = 0.1

  private let output: Output
  private let style: Style
  private let name: ProfileName
  private let profile: PressProfile
  private var source: ReplaySource?
  private var bar = ForceBar(level: nil)
  private var tracks: [Int: Track] = [:]
  private var summary = TimelineSummary()
  private var hasPrinted = false

  init(_ output: Output, _ name: ProfileName, _ profile: PressProfile) {
    self.output = output
    self.name = name
    self.profile = profile
    style = Style(isColored: output.hasColor)
  }

  func begin(_ source: ReplaySource) {
    if self.source?.file == source.file, self.source?.device == source.device { return }
    finishSource()
    self.source = source
    let begins = profile.begins == 0 ? nil : profile.pressForce(ofStage: profile.begins, in: source.range)
    bar = ForceBar(level: begins ?? profile.pressForce(ofStage: 1, in: source.range))
    summary = TimelineSummary()
    if hasPrinted { output.writeLine() }
    hasPrinted = true
    output.writeLine(style(source.file, .strong) + (source.name.isEmpty ? "" : " · " + printable(source.name)))
    output.writeLine(style(source.axisText, .faint))
    output.writeLine(style(profile.text(name, in: source.range), .faint))
    output.writeLine()
    output.writeLine(style("    time    contact  what       force", .faint))
  }

  func read(_ sample: PressSample) {
    if sample.action == .down {
      tracks[sample.contact] = Track(landed: sample.time)
      summary.contacts += 1
    }
    guard sample.action == .down || sample.action == .move, let raw = sample.rawForce,
      let force = sample.range.force(of: raw).map(profile.curve.force)
    else { return }
    if force > tracks[sample.contact]?.peak ?? -1 {
      tracks[sample.contact]?.peak = force
      tracks[sample.contact]?.rawPeak = raw
    }
    summary.peak(force, raw)
  }

  func tell(_ event: PressEvent) {
    var track = tracks[event.contact] ?? Track(landed: event.time)
    defer { tracks[event.contact] = event.isTerminal ? nil : track }
    summary.count(event)
    switch event.phase {
    case .began:
      track.began = event.time
      show(event, event.force, stages(event), .good)
      track.shown = event.force
    case .changed:
      let moved = abs((event.force ?? 0) - (track.shown ?? 0))
      guard event.stage != event.previousStage || moved >= TimelineReport.visibleStep else { return }
      show(event, event.force, stages(event), .cool)
      track.shown = event.force
    case .ended, .cancelled:
      let lasted = fixed(event.time - (track.began ?? event.time), 2) + " s"
      show(
        event, event.force, "after \(lasted), peak \(track.peak.map(percent) ?? "none")",
        event.phase == .ended ? .good : .warn)
    case .failed:
      show(event, track.peak, track.peak == nil ? "no force measured" : "light: its peak", .faint, raw: track.rawPeak)
    }
  }

  func end(_ file: String, isDamaged: Bool) {
    if source?.file != file || source == nil {
      if isDamaged { return }
      if hasPrinted { output.writeLine() }
      hasPrinted = true
      output.writeLine(style(file, .strong) + ": no contact in it")
      return
    }
    finishSource()
    source = nil
  }

  private func finishSource() {
    guard let source else { return }
    output.writeLine()
    for line in summary.lines(source, profile) { output.writeLine(line) }
    tracks.removeAll()
  }

  private func stages(_ event: PressEvent) -> String {
    let stages = event.stage == event.previousStage ? "" : "stage \(event.previousStage)→\(event.stage)"
    return event.isSimulated ? "simulated " + stages : stages
  }

  private func show(_ event: PressEvent, _ force: Double?, _ remark: String, _ tone: Style.Tone, raw: Double? = nil) {
    let raw = raw ?? event.rawForce
    let weight = raw.flatMap { source?.range.grams(of: $0) }.map { fixed($0, 0) + " g" } ?? raw.map(brief) ?? "–"
    let line =
      fixed(event.time, 3).right(8) + " s" + "\(event.contact)".right(8) + "  "
      + style("\(event.phase.name)".left(10), tone) + " " + style(bar(force), tone)
      + (force.map(percent) ?? "–").right(6) + weight.right(8) + "  " + style(remark, .faint)
    output.writeLine(line.trimmed)
  }
}

extension PressEvent {
  /// Whether nothing of this gesture follows.
  fileprivate var isTerminal: Bool { phase != .began && phase != .changed }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
