/// Tells the format of a recording by its first bytes.
enum FormatDetector {
  /// The format; throws where it is none that can be read.
  static func format(of beginning: ByteScanner) throws(RecordingError) -> RecordingFormat {
    guard !beginning.isAtEnd else { throw RecordingError(.badData, message: "is empty") }
    var scanner = beginning
    var hint: RecordingFormat?
    var hasText = false
    while !scanner.isAtEnd {
      var line = nextLine(&scanner)
      line.skipSpace()
      line.trimEnd()
      if line.isAtEnd { continue }
      hasText = true
      if line.byte == UInt8(ascii: "#") {
        if line.starts(with: "# EVEMU") { hint = .evemu }
        if line.starts(with: "# libinput record") { hint = .libinput }
        continue
      }
      if let format = format(ofLine: line) { return format }
      // Pastes of evtest and getevent begin with whatever stood on the terminal before.
      if let format = terminalFormat(of: beginning) { return format }
      throw refusal(of: line)
    }
    if let hint { return hint }
    guard hasText else { throw RecordingError(.badData, message: "is empty: there are only blank lines") }
    throw RecordingError(.badData, message: "there are only comments; deeppress reads \(RecordingFormat.list)")
  }

  /// What to look for in the beginning of a pipe to know that it needn't be read twice.
  static func markers(of format: RecordingFormat) -> [StaticString] {
    switch format {
    case .evemu: ["A:"]
    case .libinput: ["ndevices:", "absinfo:"]
    case .evtest: [" Max"]
    case .getevent: [", max "]
    case .csv: ["maximum"]
    case .json: []
    }
  }

  private static func nextLine(_ scanner: inout ByteScanner) -> ByteScanner {
    let start = scanner.position
    while !scanner.isAtEnd, scanner.byte != 0x0A, scanner.byte != 0x0D { scanner.drop(1) }
    defer { scanner.drop(1) }
    return ByteScanner(start: start, count: scanner.position - start)
  }

  private static func format(ofLine line: ByteScanner) -> RecordingFormat? {
    let first = line.byte
    if first == UInt8(ascii: "[") {
      // getevent's times are in brackets too, with more behind them.
      var inside = line
      inside.drop(1)
      inside.skipBlanks()
      guard inside.microseconds() != nil else { return .json }
      inside.skipBlanks()
      guard inside.skip(UInt8(ascii: "]")) else { return .json }
      inside.skipBlanks()
      return inside.isAtEnd ? .json : .getevent
    }
    if line.byte(ahead: 1) == UInt8(ascii: ":"), (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      return .evemu
    }
    for (format, beginnings) in beginnings where beginnings.contains(where: line.starts) { return format }
    if isPlainGetevent(line) { return .getevent }
    let isText = line.rest.allSatisfy { $0 >= 0x20 || $0 == 0x09 }
    let isTable = isText && first != UInt8(ascii: "{") && first != UInt8(ascii: "<") && line.distance(to: 0x2C) != nil
    return isTable && !line.contains("EV_") ? .csv : nil
  }

  private static let beginnings: [(RecordingFormat, [StaticString])] = [
    (
      .libinput,
      ["version:", "ndevices:", "libinput:", "system:", "devices:", "deeppress:", "- node:", "---", "evdev:"]
    ),
    (.evtest, ["Event: time", "time ", "Input driver version", "Input device ID", "Input device name"]),
    (.getevent, ["add device ", "could not get driver version", "EV_"]),
  ]

  /// Whether the line is an event of getevent without times: a node, or three hexadecimal words.
  private static func isPlainGetevent(_ line: ByteScanner) -> Bool {
    var line = line
    if line.starts(with: "/dev/input/"), let colon = line.distance(to: UInt8(ascii: ":")) {
      line.drop(colon + 1)
      line.skipBlanks()
      return line.starts(with: "EV_") || isPlainGetevent(line)
    }
    for length in [4, 4, 8] {
      let word = line.word()
      guard word.count == length, let base = word.baseAddress else { return false }
      var scanner = ByteScanner(start: base, count: length)
      guard scanner.hex(UInt32.self) != nil, scanner.isAtEnd else { return false }
      line.skipBlanks()
    }
    return line.isAtEnd
  }

  private static func terminalFormat(of beginning: ByteScanner) -> RecordingFormat? {
    var scanner = beginning
    while !scanner.isAtEnd {
      var line = nextLine(&scanner)
      line.skipBlanks()
      // Binary data may hold anything.
      guard line.rest.allSatisfy({ $0 >= 0x20 || $0 == 0x09 }) else { return nil }
      if line.starts(with: "Event: time ") || line.starts(with: "Input driver version") { return .evtest }
      if line.starts(with: "time "), line.contains("type ") || line.contains("SYN_") { return .evtest }
      if line.starts(with: "add device ") { return .getevent }
    }
    return nil
  }

  private static func refusal(of line: ByteScanner) -> RecordingError {
    let isObject = line.byte == UInt8(ascii: "{")
    return RecordingError(
      .badData,
      message: isObject
        ? "a JSON object; of JSON, deeppress reads an array of forces such as [0, 0.4, 0.9, 0]"
        : "not a recording that deeppress reads: \(RecordingFormat.list)")
  }
}
