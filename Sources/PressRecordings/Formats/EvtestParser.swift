/// Reads what evtest prints, and python-evdev's module of the same name.
struct EvtestParser: LineParser {
  private var device = DeviceDescription()
  private var isDescribed = false
  private var hasBegun = false
  private var type: UInt16?
  private var code: UInt16?
  private var hasJunk = false

  mutating func read(_ line: ByteScanner, _ context: inout ReadingContext) {
    var scanner = line
    scanner.skipBlanks()
    // evtest writes microseconds as an integer, Python a number.
    if scanner.skip("Event: time ") {
      scanner.skipBlanks()
      readEvent(time: scanner.microseconds(), &scanner, &context)
    } else if scanner.skip("time ") {
      scanner.skipBlanks()
      readEvent(time: scanner.decimalMicroseconds(), &scanner, &context)
    } else if hasBegun || !readHeader(&scanner) {
      skip(scanner, &context)
    }
  }

  mutating func finish(_ context: inout ReadingContext) {
    if !hasBegun, isDescribed { begin(&context) }
  }

  /// Banners and prompts are skipped; a line that may be half an event isn't.
  private mutating func skip(_ line: ByteScanner, _ context: inout ReadingContext) {
    if context.isCutOff || line.starts(with: "Event") || line.starts(with: "time") || line.contains("EV_") {
      context.error(
        "an event is written as \"Event: time seconds.microseconds, type n (name), code n (name), value n\"")
    } else if hasBegun, !hasJunk, !line.isAtEnd {
      hasJunk = true
      context.warn("lines that are no events are skipped")
    }
  }

  private mutating func readEvent(time: Int64?, _ scanner: inout ByteScanner, _ context: inout ReadingContext) {
    guard let time, let event = EvtestParser.event(time: time, &scanner) else {
      context.error(
        "an event is written as \"Event: time seconds.microseconds, type n (name), code n (name), value n\"")
      return
    }
    if !hasBegun { begin(&context) }
    context.batch.append(event, device: 0)
  }

  private mutating func begin(_ context: inout ReadingContext) {
    hasBegun = true
    guard let device = context.addDevice() else { return }
    context.devices[device] = self.device
    context.announce(device, isDescribed: isDescribed)
  }

  /// What stands behind the time.
  private static func event(time: Int64, _ scanner: inout ByteScanner) -> InputEvent? {
    scanner.skip(UInt8(ascii: ","))
    scanner.skipBlanks()
    guard scanner.skip("type ") else { return mark(time: time, scanner) }
    guard let type = number(&scanner), scanner.skip("code "), let code = number(&scanner), scanner.skip("value ") else {
      return nil
    }
    scanner.skipBlanks()
    // evtest prints raw and scan codes in hexadecimal.
    let isHex = type == EventType.msc && (code == 3 || code == 4)
    let value =
      isHex ? scanner.hex(UInt32.self).map { Int32(truncatingIfNeeded: $0) } : scanner.int32()
    scanner.skipBlanks()
    guard let value, scanner.isAtEnd else { return nil }
    return InputEvent(time: time, type: type, code: code, value: value)
  }

  /// A number and its name in brackets, with what comes before the next word.
  private static func number(_ scanner: inout ByteScanner) -> UInt16? {
    scanner.skipBlanks()
    guard let number = scanner.uint16() else { return nil }
    scanner.skipBlanks()
    guard scanner.byte == UInt8(ascii: "("), let length = scanner.distance(to: UInt8(ascii: ")")) else { return nil }
    scanner.drop(length + 1)
    scanner.skip(UInt8(ascii: ","))
    scanner.skipBlanks()
    return number
  }

  /// A line such as `-------------- SYN_REPORT ------------`.
  private static func mark(time: Int64, _ scanner: ByteScanner) -> InputEvent? {
    let code: UInt16
    if scanner.contains("SYN_REPORT") || scanner.contains("Report Sync") || scanner.contains("Config Sync") {
      code = scanner.contains("Config Sync") ? 1 : EventCode.synReport
    } else if scanner.contains("SYN_MT_REPORT") {
      code = EventCode.synMTReport
    } else if scanner.contains("SYN_DROPPED") {
      code = EventCode.synDropped
    } else if scanner.contains("SYN_CONFIG") {
      code = 1
    } else {
      return nil
    }
    return InputEvent(time: time, type: EventType.syn, code: code, value: 0)
  }

  /// Reads a line of the header; returns false if it is none.
  private mutating func readHeader(_ scanner: inout ByteScanner) -> Bool {
    if scanner.skip("Input device name: ") {
      device.name = LibinputText.decode(scanner)
    } else if scanner.skip("Input device ID: ") {
      readID(&scanner)
    } else if scanner.skip("Event type ") {
      type = scanner.uint16().flatMap { $0 < 0x20 ? $0 : nil }
      code = nil
    } else if scanner.skip("Event code ") {
      code = scanner.uint16().flatMap { $0 < 0x300 ? $0 : nil }
      if let type, let code { device.codes[type, default: []].insert(code) }
    } else if scanner.skip("Property type ") {
      if let property = scanner.uint16(), property < 0x100 { device.properties.insert(property) }
    } else {
      return readAxis(&scanner)
    }
    isDescribed = true
    return true
  }

  private mutating func readAxis(_ scanner: inout ByteScanner) -> Bool {
    guard type == EventType.abs, let code, code < 0x100 else { return false }
    var axis = device.axes[code] ?? AxisInfo(minimum: 0, maximum: 0)
    let word = String(decoding: scanner.word(), as: UTF8.self)
    scanner.skipBlanks()
    guard let value = scanner.int32() else { return false }
    switch word {
    case "Value": break
    case "Min": axis.minimum = value
    case "Max": axis.maximum = value
    case "Fuzz": axis.fuzz = value
    case "Flat": axis.flat = value
    case "Resolution": axis.resolution = value
    default: return false
    }
    device.axes[code] = axis
    return true
  }

  /// `bus 0x11 vendor 0x2 product 0x7 version 0x1b1`.
  private mutating func readID(_ scanner: inout ByteScanner) {
    while !scanner.isAtEnd {
      let word = String(decoding: scanner.word(), as: UTF8.self)
      scanner.skipBlanks()
      guard let number = scanner.hex(UInt16.self) else { return }
      scanner.skipBlanks()
      switch word {
      case "bus": device.id.bus = number
      case "vendor": device.id.vendor = number
      case "product": device.id.product = number
      case "version": device.id.version = number
      default: return
      }
    }
  }
}
