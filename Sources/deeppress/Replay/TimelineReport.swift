import DeepPress

/// A timeline for people: a line for what matters, the force as a bar, and in the end what it came to.
final class TimelineReport: ReplayReport {
  /// What is remembered of a contact until it lifts.
  private struct Track {
    var began: Double?
    var peak: Double?
    var rawPeak: Double?
    var shown: Double?
    /// Whether its gesture is over, and whether it has eased since.
    var isOver = false
    var hasEased = false
  }

  /// What is remembered of a device; devices may take turns.
  private struct Device {
    let source: ReplaySource
    let bar: ForceBar
    var tracks: [Int: Track] = [:]
    /// The contact that the last sample lifted: what is told of the lift comes after it.
    var lifted: Int?
    var summary = TimelineSummary()

    /// More contacts than any recording has down at once; those beyond, which no recogniser follows, aren't remembered.
    private static let mostTracks = 256

    mutating func land(_ contact: Int) {
      summary.contacts += 1
      if tracks.count < Self.mostTracks || tracks[contact] != nil { tracks[contact] = Track() }
    }
  }

  /// A changed force is shown once it has moved this far.
  private static let visibleStep = 0.1

  private let output: Output
  private let style: Style
  private let name: ProfileName
  private let profile: PressProfile
  private var devices: [Device] = []
  /// The device that speaks.
  private var current = 0
  private var lastSample: PressSample?
  private var hasPrinted = false

  init(_ output: Output, _ name: ProfileName, _ profile: PressProfile) {
    self.output = output
    self.name = name
    self.profile = profile
    style = Style(isColored: output.hasColor)
  }

  func begin(_ source: ReplaySource) {
    if let known = devices.firstIndex(where: { $0.source.device == source.device }) {
      current = known
      return
    }
    let level = profile.pressForce(ofStage: max(profile.begins, 1), in: source.range)
    current = devices.count
    devices.append(Device(source: source, bar: ForceBar(level: level)))
    if hasPrinted { output.writeLine() }
    hasPrinted = true
    let device = source.isOneOfSeveral ? " · device \(source.device)" : ""
    let name = source.name.isEmpty ? "" : " · " + printable(source.name)
    output.writeLine(style(title(of: source.file), .strong) + device + name)
    output.writeLine(style(source.axisText, .faint))
    output.writeLine(style(profile.text(self.name, in: source.range), .faint))
    output.writeLine()
    output.writeLine(style("    time    contact  what       force", .faint))
  }

  func read(_ sample: PressSample) {
    lastSample = sample
    if let lifted = devices[current].lifted { devices[current].tracks[lifted] = nil }
    devices[current].lifted = sample.action == .up || sample.action == .cancel ? sample.contact : nil
    if sample.action == .down { devices[current].land(sample.contact) }
    guard sample.action == .down || sample.action == .move, let raw = sample.rawForce,
      let force = sample.range.force(of: raw).map(profile.curve.force),
      var track = devices[current].tracks[sample.contact]
    else { return }
    if force > track.peak ?? -1 {
      track.peak = force
      track.rawPeak = raw
    }
    notePressingAgain(force, &track, sample.range)
    devices[current].tracks[sample.contact] = track
    devices[current].summary.peak(force, raw)
  }

  /// Counts a contact that reaches the level again after its gesture, where the profile doesn't.
  private func notePressingAgain(_ force: Double, _ track: inout Track, _ range: ForceRange) {
    guard track.isOver, !profile.pressesAgain,
      let press = profile.pressForce(ofStage: max(profile.begins, 1), in: range)
    else { return }
    if force < profile.releaseForce(ofStage: max(profile.begins, 1), in: range) ?? press {
      track.hasEased = true
    } else if track.hasEased, force >= press {
      devices[current].summary.pressedAgain += 1
      track.isOver = false
    }
  }

  func tell(_ event: PressEvent) {
    let known = devices[current].tracks[event.contact]
    var track = known ?? Track()
    defer { if known != nil { devices[current].tracks[event.contact] = track } }
    devices[current].summary.count(event)
    switch event.phase {
    case .began:
      track.began = event.time
      track.shown = event.force
      show(event, event.force, stages(event), .good)
    case .changed:
      let moved = abs((event.force ?? 0) - (track.shown ?? 0))
      guard event.stage != event.previousStage || moved >= TimelineReport.visibleStep else { return }
      track.shown = event.force
      show(event, event.force, stages(event), .cool)
    case .ended, .cancelled:
      track.isOver = true
      track.hasEased = event.stage < max(profile.begins, 1)
      let lasted = fixed(event.time - (track.began ?? event.time), 2) + " s"
      let peak = track.peak.map { ", peak " + percent($0) } ?? ""
      show(event, event.force, "after \(lasted)\(peak)", event.phase == .ended ? .good : .warn)
    case .failed:
      show(event, track.peak, reason(event, track.peak), .faint, raw: track.rawPeak)
    }
  }

  func end(_ file: String, isDamaged: Bool) {
    if devices.isEmpty, !isDamaged {
      if hasPrinted { output.writeLine() }
      hasPrinted = true
      output.writeLine(style(title(of: file), .strong) + ": no contact in it")
    }
    for device in devices {
      output.writeLine()
      let prefix = device.source.isOneOfSeveral ? "device \(device.source.device): " : ""
      for line in device.summary.lines(device.source, name, profile) { output.writeLine(prefix + line) }
    }
    devices.removeAll()
  }

  /// Why a contact with this peak failed, as far as the profile and the last sample tell.
  private func reason(_ event: PressEvent, _ peak: Double?) -> String {
    let last = lastSample.flatMap { $0.contact == event.contact ? $0 : nil }
    if last?.action == .cancel { return peak == nil ? "cancelled" : "cancelled (its peak)" }
    guard let peak else {
      return profile.fallback == .none ? "no force measured" : "no force measured, and not held long or still enough"
    }
    let isLifted = last.map { $0.action == .up && $0.time <= event.time } ?? false
    let level = profile.pressForce(ofStage: max(profile.begins, 1), in: devices[current].source.range) ?? 1
    let isLight = isLifted && peak < level && profile.begins > 0
    return isLight ? "too light (its peak)" : profile.otherConditions + " (its peak)"
  }

  private func stages(_ event: PressEvent) -> String {
    let stages = event.stage == event.previousStage ? "" : "stage \(event.previousStage)→\(event.stage)"
    return event.isSimulated ? "simulated " + stages : stages
  }

  private func show(_ event: PressEvent, _ force: Double?, _ remark: String, _ tone: Style.Tone, raw: Double? = nil) {
    let source = devices[current].source
    let raw = raw ?? event.rawForce
    let weight = raw.flatMap(source.range.grams).map { fixed($0, 0) + " g" } ?? raw.map(brief) ?? "–"
    let contact = source.isOneOfSeveral ? "\(source.device)/\(event.contact)" : "\(event.contact)"
    let line =
      fixed(event.time, 3).right(8) + " s" + contact.right(8) + "  " + style("\(event.phase.name)".left(10), tone) + " "
      + style(devices[current].bar(force), tone) + (force.map(percent) ?? "–").right(6) + " " + weight.right(7) + "  "
      + style(remark, .faint)
    output.writeLine(line.trimmed)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
