/// Reads a recording from beginning to end, whatever its format, in flat memory.
///
/// ```swift
/// let reader = try RecordingReader(path: "tap.evemu")
/// while let item = try reader.next() {
///   if case .event(_, let event) = item, event.type == EventType.key { print(event.time, event.code) }
/// }
/// ```
///
/// A line that can't be read is a diagnostic, and reading goes on behind it. To get samples, use `SampleReader`.
public final class RecordingReader {
  /// The format, as its content shows it.
  public let format: RecordingFormat
  /// What the reader was told.
  public let options: ReadingOptions

  let path: String
  var lines: LineSource
  var context: ReadingContext
  private var parser: Parser
  private var isAtEnd = false
  /// Why reading ended early; told once what was read before it has been passed on.
  private var failure: RecordingError?
  private var firstTime: Int64?
  /// Whether this is the look ahead itself, which reports and infers nothing.
  let isScanning: Bool
  var scan: RecordingScan?

  /// The parser of each format: an enum, so that a batch costs one switch and an event none.
  private enum Parser {
    case evemu(EvemuParser)
    case libinput(LibinputParser)
    case evtest(EvtestParser)
    case getevent(GeteventParser)
    case csv(SampleTableParser)
    case json(ForceListParser)
  }

  /// Opens a recording and looks at its beginning.
  /// - Parameters:
  ///   - path: the file; "-" is standard input.
  ///   - options: what the recording itself doesn't say.
  public convenience init(path: String, options: ReadingOptions = ReadingOptions()) throws(RecordingError) {
    try self.init(ByteStream(path: path), path: path, options: options)
  }

  init(
    _ stream: ByteStream, path: String, options: ReadingOptions, isScanning: Bool = false, isSpooled: Bool = false
  ) throws(RecordingError) {
    self.path = path
    self.options = options
    self.isScanning = isScanning
    var lines = try LineSource(stream)
    let format = try FormatDetector.format(of: lines.buffered)
    self.format = format
    context = ReadingContext(options)
    context.isRelative = format == .libinput
    switch format {
    case .evemu: parser = .evemu(EvemuParser())
    case .libinput: parser = .libinput(LibinputParser())
    case .evtest: parser = .evtest(EvtestParser())
    case .getevent: parser = .getevent(GeteventParser())
    case .csv: parser = .csv(SampleTableParser())
    case .json: parser = .json(ForceListParser())
    }
    // What says its ranges and codes itself needn't be read twice; anything else in a pipe has to be kept.
    if !stream.isRepeatable {
      let markers = FormatDetector.markers(of: format)
      let isComplete = markers.isEmpty ? options.maximum != nil : markers.allSatisfy(lines.buffered.contains)
      if isSpooled || !isComplete { try lines.spool() }
    }
    self.lines = lines
    if !format.holdsEvents { try inferSampleRange() }
  }

  /// The devices that have been described so far; item and option count them from 0 and 1.
  public var devices: [DeviceDescription] { context.devices }

  /// How many devices there are, as far as it is known: as the recording says, as were found, or as a look ahead found.
  public var deviceCount: Int { max(devices.count, context.declaredDeviceCount, scan?.deviceCount ?? 0) }

  /// Whether the recording says the range of a device's force; where it doesn't, a range was assumed.
  public func saysRange(of device: Int) -> Bool {
    guard format.holdsEvents else { return !context.hasAssumedRange }
    guard devices.indices.contains(device), let axis = devices[device].pressureAxis else { return true }
    return !devices[device].assumedAxes.contains(axis)
  }

  /// Lines that couldn't be read so far.
  public var errorCount: Int { context.errorCount }

  /// Bytes of the file that were read so far.
  public var bytesRead: Int64 { lines.stream.bytesRead }

  /// The size of the file; nil for a pipe.
  public var totalBytes: Int64? { lines.stream.totalBytes }

  /// The time that counts as 0 seconds: the first event's, or the one that a libinput recording counts from.
  ///
  /// The devices of libinput's recordings follow one another, so the first event there needn't be the earliest.
  /// 0 until the first event was read.
  public var startTime: Int64 { context.isRelative ? context.firstTime : firstTime ?? 0 }

  /// What comes next; nil at the end.
  public func next() throws(RecordingError) -> RecordingItem? {
    while true {
      if let note = context.batch.nextNote() {
        if case .device(let device) = note, !isSelected(device) { continue }
        return note
      }
      if let item = context.batch.next() {
        if case .event(let device, _) = item, !isSelected(device) { continue }
        if case .sample = item, !isSelected(0) { continue }
        return item
      }
      guard try refill() else { return nil }
    }
  }

  /// The events that come next, as a stretch of one device's; empty where `next()` has to be asked.
  ///
  /// This is for consumers that want no call an event. What they take of it they say with `pass`.
  func run() -> (device: Int, events: UnsafeBufferPointer<InputEvent>) {
    let device = context.batch.runDevice
    let events = context.batch.run()
    if !events.isEmpty, !isSelected(device) {
      context.batch.pass(events.count)
      return (device, UnsafeBufferPointer(start: nil, count: 0))
    }
    return (device, events)
  }

  func pass(_ events: Int) { context.batch.pass(events) }

  func isSelected(_ device: Int) -> Bool { options.device.map { $0 == device + 1 } ?? true }

  /// Reads the next batch; returns false at the end.
  private func refill() throws(RecordingError) -> Bool {
    guard !isAtEnd else {
      guard let failure else { return false }
      self.failure = nil
      throw failure
    }
    context.batch.removeAll()
    let goesOn: Bool
    do throws(RecordingError) {
      goesOn = try parse()
    } catch {
      // What was read before it comes first.
      failure = error
      goesOn = false
    }
    isAtEnd = !goesOn
    if isAtEnd { reportMissingDevice() }
    if firstTime == nil, context.batch.count > 0, format.holdsEvents {
      firstTime = context.batch.event(at: 0).event.time
    }
    if !isScanning {
      // The sections of a recording that lacks its count are counted before the first is told.
      if format == .libinput, context.declaredDeviceCount == 0 { _ = try scanned() }
      try describeDevices()
      try inferAxes()
      if isAtEnd, failure == nil { noteIgnoredOptions() }
    }
    return true
  }

  /// Lets the format's parser fill the batch; returns false at the end.
  private func parse() throws(RecordingError) -> Bool {
    let goesOn: Bool
    switch parser {
    case .evemu(var parser): (goesOn, self.parser) = (try parser.read(&lines, &context), .evemu(parser))
    case .libinput(var parser): (goesOn, self.parser) = (try parser.read(&lines, &context), .libinput(parser))
    case .evtest(var parser): (goesOn, self.parser) = (try parser.read(&lines, &context), .evtest(parser))
    case .getevent(var parser): (goesOn, self.parser) = (try parser.read(&lines, &context), .getevent(parser))
    case .csv(var parser): (goesOn, self.parser) = (try parser.read(&lines, &context), .csv(parser))
    case .json(var parser): (goesOn, self.parser) = (try parser.read(&lines, &context), .json(parser))
    }
    return goesOn
  }

  private func reportMissingDevice() {
    // A table or an array is of one device.
    let count = format.holdsEvents ? devices.count : 1
    guard let wanted = options.device, !(1...max(count, 1)).contains(wanted) else { return }
    context.line = 0
    context.error("there is no device \(wanted); this recording has \(count)")
  }
}
