/// What the parsers of all formats share while they read: the devices, the batch to fill, and what is wrong.
struct ReadingContext: ~Copyable {
  /// Damage beyond this many lines isn't worth listing.
  static let mostErrors = 20
  /// More devices than any recording has; a bound, because each costs memory.
  static let mostDevices = 64

  let options: ReadingOptions
  var batch = EventBatch()
  var devices: [DeviceDescription] = []
  /// The lines that described each device aren't in the recording; they are elsewhere or have to be inferred.
  var undescribed: Set<Int> = []
  var announced: Set<Int> = []
  /// How many devices the recording says that it has.
  var declaredDeviceCount = 0
  /// Devices that were announced since the batch before.
  var newDevices: Set<Int> = []
  /// Whether the range of a table's or an array's forces was assumed.
  var hasAssumedRange = false
  /// Whether samples came with a range.
  var hasSampleRange = false
  /// Whether an option was of use.
  var hasUsedRate = false
  var hasUsedMaximum = false
  var hasUsedDescription = false
  /// The line being read.
  var line = 0
  private(set) var errorCount = 0
  /// Whether the line being read is the last one and lacks its line end.
  var isCutOff = false
  /// Whether there were too many errors to go on, or reading went on until the end.
  var isFinished = false
  /// The absolute time of time 0, where times are relative and the recording keeps it.
  var firstTime: Int64 = 0
  /// Whether times count from the recording's start already.
  var isRelative = false
  /// The largest force that samples may have, where the recording doesn't say it.
  var inferredMaximum: Double?
  private var warned: Set<String> = []

  init(_ options: ReadingOptions) { self.options = options }

  /// Reports a line that was skipped.
  mutating func error(_ message: String) {
    guard !isFinished else { return }
    guard errorCount < ReadingContext.mostErrors else {
      report(.error, "too many errors; the rest of the recording was not read")
      isFinished = true
      return
    }
    errorCount += 1
    report(.error, isCutOff ? "the recording is cut off in the middle of this line: \(message)" : message)
  }

  /// Reports an assumption, once for each message.
  mutating func warn(_ message: String, isNote: Bool = false) {
    // Messages can hold text of the recording: a bound on how many are remembered.
    guard warned.count < 64, warned.insert(message).inserted else { return }
    report(isNote ? .note : .warning, message)
  }

  private mutating func report(_ severity: RecordingDiagnostic.Severity, _ message: String) {
    batch.append(.diagnostic(RecordingDiagnostic(line: line, severity: severity, message: message)))
  }

  /// Makes room for another device; nil where there are too many.
  mutating func addDevice() -> Int? {
    guard devices.count < ReadingContext.mostDevices else {
      warn("more than \(ReadingContext.mostDevices) devices; the others are left out")
      return nil
    }
    devices.append(DeviceDescription())
    return devices.count - 1
  }

  /// Says that a device's description is complete, the first time.
  mutating func announce(_ device: Int, isDescribed: Bool = true) {
    guard announced.insert(device).inserted else { return }
    newDevices.insert(device)
    if !isDescribed { undescribed.insert(device) }
    batch.append(.device(device))
  }
}
