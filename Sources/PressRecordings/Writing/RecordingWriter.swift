/// Writes a recording in a format that other tools replay: evemu 1.3, or `libinput record`'s YAML.
///
/// ```swift
/// let writer = try RecordingWriter(path: "tap.evemu", format: .evemu)
/// try writer.begin(description)
/// for event in events { try writer.write(event) }
/// try writer.commit()
/// ```
///
/// The file appears in its place with `commit`; without it, one that was there before stays as it was.
public final class RecordingWriter {
  private let file: OutputFile
  private let format: RecordingFormat
  private let deviceCount: Int
  private var firstTime: Int64?
  private var devices = 0
  private var hasTop = false
  private var pending: DeviceDescription?
  private var isFrameOpen = false
  private var lastReport: Int64?

  /// Begins a file.
  /// - Parameters:
  ///   - path: where it goes; "-" is standard output.
  ///   - format: evemu or libinput; the others can't be written.
  ///   - deviceCount: how many devices follow; an evemu recording holds one.
  ///   - firstTime: the time, in microseconds, that a libinput recording counts from; nil for its first event's.
  public init(
    path: String, format: RecordingFormat, deviceCount: Int = 1, firstTime: Int64? = nil
  ) throws(RecordingError) {
    guard format == .evemu || format == .libinput else {
      throw RecordingError(
        .badData, message: "\(format.rawValue) can't be written; recordings are written as evemu or as libinput's YAML")
    }
    guard format == .libinput || deviceCount == 1 else {
      throw RecordingError(
        .badData,
        message: "there are \(deviceCount) devices and an evemu recording holds one; choose it with --device N")
    }
    self.format = format
    self.deviceCount = deviceCount
    self.firstTime = firstTime
    file = try OutputFile(path: path)
  }

  /// Begins a device; all its events follow.
  public func begin(_ description: DeviceDescription) throws(RecordingError) {
    try writePendingHeader(nil)
    pending = description
    lastReport = nil
  }

  /// Writes the next event of the device.
  public func write(_ event: InputEvent) throws(RecordingError) {
    if pending != nil { try writePendingHeader(event.time) }
    if format == .evemu { try writeEvemu(event) } else { writeLibinput(event) }
    try file.flushIfFull()
  }

  /// Puts the file in its place.
  public func commit() throws(RecordingError) {
    try writePendingHeader(nil)
    try file.commit()
  }

  private func writePendingHeader(_ time: Int64?) throws(RecordingError) {
    guard let description = pending else { return }
    pending = nil
    if format == .evemu {
      EvemuHeader.write(description, to: file)
    } else {
      if firstTime == nil { firstTime = time ?? 0 }
      if !hasTop { LibinputHeader.writeTop(deviceCount: deviceCount, firstTime: firstTime ?? 0, to: file) }
      hasTop = true
      LibinputHeader.write(description, number: devices, hasEvents: time != nil, to: file)
    }
    devices += 1
    isFrameOpen = false
  }

  private func writeEvemu(_ event: InputEvent) throws(RecordingError) {
    guard event.time >= 0 else {
      throw RecordingError(
        .badData, message: "an event has a time before 0, which evemu can't hold; convert to libinput's YAML instead")
    }
    file.write("E: ")
    file.write(decimal: event.time / 1_000_000)
    file.write(UInt8(ascii: "."))
    file.write(decimal: event.time % 1_000_000, width: 6, filler: UInt8(ascii: "0"))
    for number in [event.type, event.code] {
      file.write(UInt8(ascii: " "))
      file.write(hex: number, width: 4)
    }
    file.write(UInt8(ascii: " "))
    file.write(decimal: Int64(event.value), width: 4, filler: UInt8(ascii: "0"))
    file.write("\t# ")
    writeComment(event)
  }

  private func writeLibinput(_ event: InputEvent) {
    if !isFrameOpen { file.write("  - evdev:\n") }
    isFrameOpen = !event.isReport
    let time = event.time &- (firstTime ?? 0)
    // Rounded down, so that the microseconds are never negative.
    let seconds = time >= 0 ? time / 1_000_000 : (time &- 999_999) / 1_000_000
    file.write("    - [")
    file.write(decimal: seconds, width: 3)
    file.write(", ")
    file.write(decimal: time &- seconds &* 1_000_000, width: 6)
    file.write(", ")
    file.write(decimal: Int64(event.type), width: 3)
    file.write(", ")
    file.write(decimal: Int64(event.code), width: 3)
    file.write(", ")
    file.write(decimal: Int64(event.value), width: 7)
    file.write("] # ")
    writeComment(event)
  }

  /// Writes an event's names, as evemu and libinput do.
  private func writeComment(_ event: InputEvent) {
    let code = EventNames.code(event.code, type: event.type) ?? "?"
    if event.type == EventType.syn {
      let isGroup = event.code == EventCode.synMTReport
      file.write(isGroup ? "++++++++++++ " : "------------ ")
      file.write(code)
      file.write(" (")
      file.write(decimal: Int64(event.value))
      file.write(isGroup ? ") ++++++++++" : ") ----------")
      if !isGroup {
        let milliseconds = event.time / 1000 &- (lastReport ?? event.time) / 1000
        file.write(milliseconds < 0 ? " " : " +")
        file.write(decimal: milliseconds)
        file.write("ms")
        lastReport = event.time
      }
    } else {
      file.write(EventNames.type(event.type) ?? "?")
      file.write(" / ")
      file.write(code, width: 20)
      file.write(" ")
      file.write(decimal: Int64(event.value))
    }
    file.write("\n")
  }
}
