import DeepPress

/// Reads the samples of a recording, whatever its format.
///
/// ```swift
/// let samples = try SampleReader(path: "tap.evemu") { print($0.line, $0.message) }
/// while let (device, sample) = try samples.next() { print(device, sample.time, sample.rawForce ?? .nan) }
/// ```
///
/// Times are seconds from the recording's first event. A contact that is still down at the end is cancelled.
public final class SampleReader {
  /// The recording itself: its format, its devices, and how far it was read.
  public let reader: RecordingReader

  private let report: (RecordingDiagnostic) -> Void
  private var trackers: [ContactTracker] = []
  /// The device whose samples are being passed on.
  private var current = 0
  private var passed = 0
  /// The next device to finish, once the recording is at its end.
  private var finishing: Int?
  private var table = SampleClock()

  /// Opens a recording.
  /// - Parameters:
  ///   - path: the file; "-" is standard input.
  ///   - options: what the recording itself doesn't say.
  ///   - report: called with everything that people should know, as it is found.
  public convenience init(
    path: String, options: ReadingOptions = ReadingOptions(), report: @escaping (RecordingDiagnostic) -> Void = { _ in }
  ) throws(RecordingError) {
    try self.init(RecordingReader(path: path, options: options), report: report)
  }

  /// Reads the samples of a recording that is open.
  public init(_ reader: RecordingReader, report: @escaping (RecordingDiagnostic) -> Void = { _ in }) {
    self.reader = reader
    self.report = report
  }

  /// The next sample with the index of its device in `reader.devices`; nil at the end.
  public func next() throws(RecordingError) -> (device: Int, sample: PressSample)? {
    while true {
      if let sample = nextTracked() { return (current, sample) }
      if finishing != nil {
        if finishNext() { continue }
        return table.cancelNext().map { (0, $0) }
      }
      let (device, events) = reader.run()
      if !events.isEmpty {
        current = device
        reader.pass(feed(events, to: device))
        continue
      }
      guard let item = try reader.next() else {
        finishing = 0
        continue
      }
      switch item {
      case .device(let device): describe(device)
      case .diagnostic(let diagnostic): report(diagnostic)
      case .sample(let sample): return (0, table.pass(sample))
      case .event(let device, let event):
        current = device
        withUnsafePointer(to: event) { _ = feed(UnsafeBufferPointer(start: $0, count: 1), to: device) }
      }
    }
  }

  /// Whether a device's left button is down at the sample that was returned last: a physical click.
  public func isLeftButtonDown(_ device: Int) -> Bool {
    trackers.indices.contains(device) ? trackers[device].isLeftButtonDown : false
  }

  private func feed(_ events: UnsafeBufferPointer<InputEvent>, to device: Int) -> Int {
    trackers.indices.contains(device) ? trackers[device].feed(events) : events.count
  }

  private func nextTracked() -> PressSample? {
    guard current < trackers.count else { return nil }
    if passed < trackers[current].samples.count {
      defer { passed &+= 1 }
      return trackers[current].samples[passed]
    }
    if passed > 0 {
      trackers[current].removeSamples()
      passed = 0
    }
    return nil
  }

  private func describe(_ device: Int) {
    let maximum = reader.options.maximum
    // Devices are announced in order, but those that aren't asked for not at all.
    while trackers.count <= device {
      trackers.append(ContactTracker(reader.devices[device], maximum: maximum, startTime: reader.startTime))
    }
    trackers[device].setRanges(reader.devices[device], maximum: maximum)
  }

  /// Finishes one device; returns false when all are.
  private func finishNext() -> Bool {
    guard let device = finishing, device < trackers.count else { return false }
    trackers[device].finish()
    current = device
    finishing = device + 1
    return true
  }
}
