/// Reads what evemu-record and evemu-describe write.
struct EvemuParser: LineParser {
  private var description = EvemuDescription()
  private var hasBegun = false

  mutating func read(
    _ lines: inout LineSource, _ context: inout ReadingContext
  ) throws(RecordingError) -> Bool {
    while context.batch.hasRoom {
      // Most of a recording goes this way; what stops it is one line of another shape, or the end of the buffer.
      if hasBegun { lines.takeWhile(&context.batch, EvemuParser.canonicalEvent) }
      guard context.batch.hasRoom else { break }
      guard try readLine(&lines, &context) else { return false }
    }
    return true
  }

  mutating func read(_ line: ByteScanner, _ context: inout ReadingContext) {
    if line.byte == UInt8(ascii: "E"), line.byte(ahead: 1) == UInt8(ascii: ":") {
      if let event = EvemuParser.event(line) {
        if !hasBegun { begin(&context) }
        context.batch.append(event, device: 0)
      } else {
        context.error(EvemuParser.whatIsWrong(line))
      }
    } else {
      readDescription(line, &context)
    }
  }

  mutating func finish(_ context: inout ReadingContext) {
    if !hasBegun, !description.isEmpty { begin(&context) }
  }

  private mutating func begin(_ context: inout ReadingContext) {
    hasBegun = true
    guard let device = context.addDevice() else { return }
    context.devices[device] = description.device
    context.announce(device, isDescribed: !description.isEmpty)
  }

  private mutating func readDescription(_ line: ByteScanner, _ context: inout ReadingContext) {
    var scanner = line
    scanner.skipBlanks()
    if scanner.isAtEnd { return }
    if scanner.byte == UInt8(ascii: "#") {
      if !hasBegun { description.readComment(scanner) }
      return
    }
    guard hasBegun else {
      if let message = description.read(scanner) { context.error(message) }
      return
    }
    // Recordings that were put one behind the other repeat the header.
    var repeated = EvemuDescription()
    if let message = repeated.read(scanner) {
      context.error(message)
    } else if scanner.byte == UInt8(ascii: "N"), repeated.device.name != description.device.name {
      context.warn("another device's description after the first event is ignored; split the file in two")
    }
  }

  /// The event of a line that begins with `E:`; nil where something is wrong.
  @inline(never)
  private static func event(_ line: ByteScanner) -> InputEvent? {
    var scanner = line
    scanner.drop(2)
    scanner.skipBlanks()
    guard let time = scanner.microseconds(), scanner.byte <= 0x20 else { return nil }
    scanner.skipBlanks()
    guard let type = scanner.hex(UInt16.self), scanner.byte <= 0x20 else { return nil }
    scanner.skipBlanks()
    guard let code = scanner.hex(UInt16.self), scanner.byte <= 0x20 else { return nil }
    scanner.skipBlanks()
    guard let value = scanner.int32(), scanner.byte <= 0x23 else { return nil }
    scanner.skipBlanks()
    guard scanner.isAtEnd || scanner.byte == UInt8(ascii: "#") else { return nil }
    return InputEvent(time: time, type: type, code: code, value: value)
  }

  private static func whatIsWrong(_ line: ByteScanner) -> String {
    var scanner = line
    scanner.drop(2)
    scanner.skipBlanks()
    guard scanner.microseconds() != nil else {
      return "the event's time isn't seconds, a point and at most six digits of microseconds"
    }
    scanner.skipBlanks()
    guard scanner.hex(UInt16.self) != nil else { return "the event's type isn't a hexadecimal number of up to 16 bits" }
    scanner.skipBlanks()
    guard scanner.hex(UInt16.self) != nil else { return "the event's code isn't a hexadecimal number of up to 16 bits" }
    scanner.skipBlanks()
    guard scanner.int32() != nil else { return "the event's value isn't a decimal number of up to 32 bits" }
    return "an event is written as \"E: seconds.microseconds type code value\", and nothing may follow but a comment"
  }
}
