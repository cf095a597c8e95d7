/// Finds the description of an evemu recording that lacks one.
enum DescriptionFile {
  /// Reads the file that was named, else the first that lies beside the recording; nil where there is none.
  ///
  /// For `a.b.c.events` these are `a.b.c.desc`, `a.b.desc` and `a.desc`, and the same with `.prop`.
  static func read(for recording: String, _ named: String?) throws(RecordingError) -> DeviceDescription? {
    for path in named.map({ [$0] }) ?? candidates(for: recording) {
      do throws(RecordingError) {
        if let description = try read(path) { return description }
      } catch {
        if named == nil, error.kind == .noInput { continue }
        throw about(path, error)
      }
    }
    guard let named else { return nil }
    throw about(named, RecordingError(.badData, message: "no device is described there"))
  }

  /// An error with the name of the description, for it is reported of the recording.
  private static func about(_ path: String, _ error: RecordingError) -> RecordingError {
    let place = error.line > 0 ? "\(path):\(error.line)" : path
    return RecordingError(error.kind, message: "the description \(place): \(error.message)")
  }

  /// The names that a description may have, best first.
  static func candidates(for recording: String) -> [String] {
    guard recording != "-" else { return [] }
    let slash = recording.lastIndex(of: "/").map { recording.index(after: $0) } ?? recording.startIndex
    var name = recording[slash...]
    var result: [String] = []
    // A name has at most 255 bytes; the bound is for paths that aren't names.
    while let dot = name.lastIndex(of: "."), result.count < 64 {
      name = name[..<dot]
      guard !name.isEmpty else { break }
      for ending in ["desc", "prop"] { result.append("\(recording[..<slash])\(name).\(ending)") }
    }
    return result
  }

  private static func read(_ path: String) throws(RecordingError) -> DeviceDescription? {
    var lines = try LineSource(ByteStream(path: path))
    var description = EvemuDescription()
    while var line = try lines.next() {
      line.skipBlanks()
      if line.byte == UInt8(ascii: "#") { description.readComment(line) }
      if line.isAtEnd || line.byte == UInt8(ascii: "#") || line.starts(with: "E:") { continue }
      if let message = description.read(line) { throw RecordingError(.badData, line: lines.number, message: message) }
    }
    return description.isEmpty ? nil : description.device
  }
}
