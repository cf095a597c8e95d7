import DeepPress
import PressRecordings

/// What `info` prints of one file.
struct InfoReport {
  /// One device of it.
  private struct Device {
    let description: DeviceDescription
    let source: ReplaySource
    let figures: DeviceFigures
    let kind: PressureKind
  }

  /// Contacts listed for people at most.
  private static let mostRows = 20

  private let file: String
  private let format: RecordingFormat
  private let devices: [Device]

  init(_ file: String, _ reader: RecordingReader, _ figures: [Int: DeviceFigures]) {
    self.file = file
    format = reader.format
    let descriptions = reader.format.holdsEvents ? reader.devices : [DeviceDescription()]
    devices = descriptions.indices.compactMap { index in
      guard reader.options.device.map({ $0 == index + 1 }) ?? true else { return nil }
      let description = descriptions[index]
      let figures = figures[index] ?? DeviceFigures()
      let axis = description.pressureAxis.flatMap { description.axes[$0] }
      let range = figures.range.isMeasuring ? figures.range : axis?.forceRange ?? .unmeasured
      return Device(
        description: description, source: ReplaySource(file, reader, device: index, range: range), figures: figures,
        kind: PressureKind(of: figures, in: range, isPen: description.isPen, isRangeKnown: reader.saysRange(of: index)))
    }
  }

  /// One JSON object.
  var json: String {
    "{\"file\":\(quoted(file)),\"devices\":[" + devices.map(json).joined(separator: ",") + "]}"
  }

  private func json(_ device: Device) -> String {
    let range = device.source.range
    let hasAxis = device.source.axis != nil && range.isMeasuring
    let unit = if case .grams = range.unit { "grams" } else { "arbitrary" }
    let contacts = device.figures.contacts.map { contact in
      "{\"start\":\(plain(contact.start)),\"end\":\(contact.end.map(plain) ?? "null"),"
        + "\"peak\":\(contact.peak.map(plain) ?? "null"),\"samples\":\(contact.samples)}"
    }
    return "{\"name\":\(quoted(device.description.name)),\"axis\":\(device.source.axis.map(quoted) ?? "null"),"
      + "\"minimum\":\(hasAxis ? plain(range.minimum) : "null"),\"maximum\":\(hasAxis ? plain(range.maximum) : "null"),"
      + "\"unit\":\"\(unit)\",\"kind\":\"\(device.kind.name.rawValue)\",\"contacts\":["
      + contacts.joined(separator: ",") + "]}"
  }

  /// Lines for people.
  func text(_ style: Style) -> [String] {
    var lines = [style(title(of: file), .strong) + " · \(format.title)"]
    for device in devices {
      if devices.count > 1 { lines += ["", "  device \(device.source.device)"] }
      lines += text(device, style)
    }
    if devices.isEmpty { lines.append("  no device") }
    return lines
  }

  private func text(_ device: Device, _ style: Style) -> [String] {
    let figures = device.figures
    var lines: [String] = []
    if !device.description.name.isEmpty { lines.append("  device    " + printable(device.description.name)) }
    lines.append("  pressure  " + device.source.axisText + heaviest(device.source.range))
    lines.append("  kind      " + style(device.kind.name.rawValue, .strong) + ": " + device.kind.evidence)
    let rate = figures.rate.map { ", \(fixed($0, 0)) readings a second on average" } ?? ""
    lines.append("  contacts  \(figures.contacts.count)\(rate)")
    guard !figures.contacts.isEmpty else { return lines }
    lines.append("")
    lines.append(style("       #      from        to      peak           readings", .faint))
    for (index, contact) in figures.contacts.prefix(InfoReport.mostRows).enumerated() {
      lines.append(row(index + 1, contact, device.source.range))
    }
    let more = figures.contacts.count - InfoReport.mostRows
    if more > 0 { lines.append("          and \(more) more; --format json lists them all") }
    return lines
  }

  private func row(_ number: Int, _ contact: ContactFigures, _ range: ForceRange) -> String {
    let end = contact.end.map { fixed($0, 3) } ?? "never"
    let force = contact.peak.flatMap(range.force)
    let grams = contact.peak.flatMap(range.grams).map { "  \(fixed($0, 0)) g" } ?? ""
    return "\(number)".right(8) + fixed(contact.start, 3).right(10) + end.right(10)
      + (contact.peak.map(brief) ?? "–").right(10) + (force.map(percent) ?? "").right(7)
      + "\(contact.samples)".right(11)
      + grams + (contact.isClicked ? "  during a click" : "")
  }

  private func heaviest(_ range: ForceRange) -> String {
    range.isMeasuring ? range.grams(of: range.maximum).map { " (\(brief($0)) g at most)" } ?? "" : ""
  }
}

extension RecordingFormat {
  /// The format's name for people.
  fileprivate var title: String {
    switch self {
    case .evemu: "evemu"
    case .libinput: "libinput record"
    case .evtest: "evtest"
    case .getevent: "getevent"
    case .csv: "CSV of samples"
    case .json: "JSON array of forces"
    }
  }
}
