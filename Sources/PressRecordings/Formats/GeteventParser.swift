/// Reads what Android's getevent prints: with names (-l) or without, with times (-t) or without, one device or all.
struct GeteventParser: LineParser {
  private var nodes: [(name: [UInt8], device: Int)] = []
  private var described: Set<Int> = []
  private var hasTooManyDevices = false
  /// The device of the header lines that follow.
  private(set) var headerDevice: Int?
  private(set) var headerType: UInt16?
  /// Frames so far, which stand in for times where there are none.
  private var frames: Int64 = 0

  mutating func read(_ line: ByteScanner, _ context: inout ReadingContext) {
    var scanner = line
    scanner.trimEnd()
    var time: Int64?
    var bracket = scanner
    bracket.skipBlanks()
    if bracket.skip(UInt8(ascii: "[")) {
      bracket.skipBlanks()
      time = bracket.microseconds()
      bracket.skipBlanks()
      guard time != nil, bracket.skip(UInt8(ascii: "]")) else {
        context.error("a time is written as \"[seconds.microseconds]\"")
        return
      }
      bracket.skipBlanks()
      scanner = bracket
    }
    if time == nil, readHeader(scanner, &context) { return }
    readEvent(time: time, &scanner, &context)
  }

  mutating func finish(_ context: inout ReadingContext) {
    for (_, device) in nodes { context.announce(device, isDescribed: described.contains(device)) }
  }

  private mutating func readEvent(time: Int64?, _ scanner: inout ByteScanner, _ context: inout ReadingContext) {
    scanner.skipBlanks()
    var node: UnsafeBufferPointer<UInt8>?
    if scanner.byte == UInt8(ascii: "/") {
      let name = scanner.field(endingWith: UInt8(ascii: ":"))
      node = name.rest
      scanner.skipBlanks()
    }
    guard var event = GeteventParser.event(&scanner) else {
      context.error(
        "an event is written as \"[time] node: type code value\", with names (getevent -lt) or hexadecimal numbers")
      return
    }
    if let time {
      event.time = time
    } else {
      context.hasUsedRate = true
      if context.options.rate == nil {
        context.warn(
          "no times in this recording: 60 frames a second are assumed; record with getevent -lt, or give --rate HZ",
          isNote: true)
      }
      event.time = Int64(min(Double(frames) * context.options.interval * 1_000_000, 4e18))
    }
    if event.isReport { frames &+= 1 }
    guard let device = self.device(of: node, &context) else { return }
    context.announce(device, isDescribed: described.contains(device))
    context.batch.append(event, device: device)
  }

  /// The device that a node stands for; a recording of one device names none.
  private mutating func device(of node: UnsafeBufferPointer<UInt8>?, _ context: inout ReadingContext) -> Int? {
    guard let node else {
      if let first = nodes.first { return first.device }
      return add([], &context)
    }
    for (name, device) in nodes where name.elementsEqual(node) { return device }
    // More nodes than devices are allowed would make this slow as well.
    return hasTooManyDevices ? nil : add(Array(node), &context)
  }

  private mutating func add(_ name: [UInt8], _ context: inout ReadingContext) -> Int? {
    guard let device = context.addDevice() else {
      hasTooManyDevices = true
      return nil
    }
    context.devices[device].name = String(decoding: name, as: UTF8.self)
    nodes.append((name, device))
    return device
  }

  /// The header lines that follow are about this node's device.
  mutating func beginHeader(of node: UnsafeBufferPointer<UInt8>, _ context: inout ReadingContext) {
    headerDevice = device(of: node, &context)
    headerType = nil
  }

  mutating func setHeaderType(_ type: UInt16?) { headerType = type }

  mutating func setDescribed(_ device: Int) { described.insert(device) }

  private static func event(_ scanner: inout ByteScanner) -> InputEvent? {
    let typeWord = scanner.word()
    scanner.skipBlanks()
    let codeWord = scanner.word()
    scanner.skipBlanks()
    let valueWord = scanner.word()
    // getevent may be told to print the rate behind a report.
    guard let type = hex(typeWord).flatMap(UInt16.init(exactly:)) ?? EventNames.type(named: typeWord),
      let code = hex(codeWord).flatMap(UInt16.init(exactly:)) ?? EventNames.code(named: codeWord, type: type)
    else { return nil }
    let value: Int32
    if let number = hex(valueWord) {
      value = Int32(truncatingIfNeeded: number)
    } else if valueWord.elementsEqual("DOWN".utf8) {
      value = 1
    } else if valueWord.elementsEqual("UP".utf8) {
      value = 0
    } else if valueWord.elementsEqual("REPEAT".utf8) {
      value = 2
    } else {
      return nil
    }
    return InputEvent(time: 0, type: type, code: code, value: value)
  }

  /// A word that is a hexadecimal number of the length that getevent writes; "ABS" is none, nor is "DEAD".
  private static func hex(_ word: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard word.count == 4 || word.count == 8, let base = word.baseAddress else { return nil }
    var scanner = ByteScanner(start: base, count: word.count)
    guard let number = scanner.hex(UInt32.self), scanner.isAtEnd else { return nil }
    return number
  }
}
