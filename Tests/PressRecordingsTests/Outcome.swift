import DeepPress
import PressRecordings

/// What reading a recording gave, in a form that a test can write down.
struct Outcome: Equatable {
  /// One line a sample: "1 down 71 @0.25", with the device before it where it isn't the first.
  var samples: [String] = []
  /// One line a diagnostic: "3: error: …".
  var diagnostics: [String] = []
  var range = ForceRange.unmeasured
  var devices: [DeviceDescription] = []

  /// Reads bytes as a recording of their own.
  init(of bytes: some Sequence<UInt8>, _ options: ReadingOptions = ReadingOptions()) throws {
    let folder = try TemporaryFolder()
    try self.init(path: folder.write(bytes), options)
  }

  init(of text: String, _ options: ReadingOptions = ReadingOptions()) throws {
    let folder = try TemporaryFolder()
    try self.init(path: folder.write(text.utf8), options)
  }

  init(path: String, _ options: ReadingOptions = ReadingOptions()) throws {
    var found: [String] = []
    let reader = try SampleReader(path: path, options: options) {
      found.append("\($0.line): \($0.severity.rawValue): \($0.message)")
    }
    while let (device, sample) = try reader.next() {
      samples.append(Outcome.text(sample, device: device))
      range = sample.range
    }
    diagnostics = found
    devices = reader.reader.devices
  }

  static func text(_ sample: PressSample, device: Int = 0) -> String {
    let force = sample.rawForce.map { force in Int(exactly: force).map(String.init) ?? "\(force)" } ?? "none"
    let time = (sample.time * 1_000_000).rounded() / 1_000_000
    return (device == 0 ? "" : "device \(device) ") + "\(sample.contact) \(sample.action) \(force) @\(time)"
  }

  /// The error that opening or reading gives.
  static func error(of bytes: some Sequence<UInt8>) throws -> RecordingError? {
    let folder = try TemporaryFolder()
    do {
      _ = try Outcome(path: folder.write(bytes))
      return nil
    } catch let error as RecordingError {
      return error
    }
  }
}
