/// Reads what `libinput record` writes, line by line.
///
/// Published copies are often damaged in ways that a YAML parser refuses, a recording that was stopped ends anywhere, and
/// an event is always one line; so the structure is read only as far as telling whose line it is.
struct LibinputParser: LineParser {
  private var device: Int?
  private var parent = Parent.none
  private var hasTab = false

  /// The key whose lines follow.
  private enum Parent {
    case none, codes, absinfo, udev
  }

  @inline(__always)
  mutating func read(_ line: ByteScanner, _ context: inout ReadingContext) {
    var scanner = line
    while true {
      let byte = scanner.byte
      if byte == 0x09 { warnOfTab(&context) } else if byte != 0x20 { break }
      scanner.drop(1)
    }
    if scanner.byte == UInt8(ascii: "-") {
      scanner.drop(1)
      scanner.skipBlanks()
      // `- evdev: - [..]` on one line is valid too.
      if scanner.byte == UInt8(ascii: "[") {
        readEvent(&scanner, &context)
      } else if scanner.byte != UInt8(ascii: "-") {
        readKey(&scanner, &context)
      }
    } else if !scanner.isAtEnd, scanner.byte != UInt8(ascii: "#") {
      readKey(&scanner, &context)
    }
  }

  mutating func finish(_ context: inout ReadingContext) {
    if let device { context.announce(device) }
  }

  private mutating func warnOfTab(_ context: inout ReadingContext) {
    guard !hasTab else { return }
    hasTab = true
    context.warn("tabs in the indentation: YAML doesn't allow them, and other readers will refuse the file")
  }

  @inline(__always)
  private mutating func readEvent(_ scanner: inout ByteScanner, _ context: inout ReadingContext) {
    scanner.drop(1)
    guard let seconds = LibinputParser.number(&scanner, before: UInt8(ascii: ",")),
      let microseconds = LibinputParser.number(&scanner, before: UInt8(ascii: ",")),
      let type = LibinputParser.number(&scanner, before: UInt8(ascii: ",")),
      let code = LibinputParser.number(&scanner, before: UInt8(ascii: ",")),
      let value = LibinputParser.number(&scanner, before: UInt8(ascii: "]")),
      let type = UInt16(exactly: type), let code = UInt16(exactly: code), let value = Int32(exactly: value),
      seconds.magnitude < 4_400_000_000_000, 0..<1_000_000 ~= microseconds
    else {
      context.error(
        "an event is written as \"- [seconds, microseconds, type, code, value]\", all of them decimal numbers")
      return
    }
    if device == nil { beginDevice(&context) }
    guard let device else { return }
    context.announce(device)
    let time = seconds &* 1_000_000 &+ microseconds &+ context.firstTime
    context.batch.append(InputEvent(time: time, type: type, code: code, value: value), device: device)
  }

  @inline(__always)
  private static func number(_ scanner: inout ByteScanner, before end: UInt8) -> Int64? {
    scanner.skipBlanks()
    let isNegative = scanner.skip(UInt8(ascii: "-"))
    guard let magnitude = scanner.digits() else { return nil }
    scanner.skipBlanks()
    guard scanner.skip(end) else { return nil }
    return isNegative ? 0 &- magnitude : magnitude
  }

  private mutating func beginDevice(_ context: inout ReadingContext) {
    if let device { context.announce(device) }
    device = context.addDevice()
    parent = .none
  }

  private mutating func readKey(_ scanner: inout ByteScanner, _ context: inout ReadingContext) {
    let start = scanner
    let key = scanner.field(endingWith: UInt8(ascii: ":"))
    guard key.position + key.count < start.end else {
      // A list's item such as an udev property, the document's start, or half a line.
      if context.isCutOff, parent != .udev { context.error("expected a key and a colon") }
      return
    }
    scanner.skipBlanks()
    if let number = key.number, let device {
      readNumbered(number, &scanner, device, &context)
      return
    }
    switch key.text {
    case "version":
      if parent == .none, device == nil, scanner.byte != UInt8(ascii: "\""), let version = scanner.digits(),
        version != 1
      {
        context.error("version \(version) of libinput's recordings is unknown; deeppress reads version 1")
        context.isFinished = true
      }
    case "ndevices": if device == nil { context.declaredDeviceCount = Int(min(scanner.digits() ?? 0, 1_000_000)) }
    case "node": beginDevice(&context)
    case "first-event": readFirstEvent(&scanner, &context)
    case "udev", "hid", "quirks", "events", "libinput", "system": parent = .udev
    case "evdev": parent = .none
    case "codes": parent = .codes
    case "absinfo": parent = .absinfo
    default: readProperty(key.text, &scanner, &context)
    }
  }

  private mutating func readProperty(_ key: String, _ scanner: inout ByteScanner, _ context: inout ReadingContext) {
    guard let device else { return }
    switch key {
    case "name" where parent != .udev: context.devices[device].name = LibinputText.decode(scanner)
    case "id" where parent != .udev:
      let numbers = LibinputParser.list(&scanner).compactMap { UInt16(exactly: $0) }
      guard numbers.count == 4 else {
        context.error("an id is written as \"id: [bus, vendor, product, version]\"")
        return
      }
      context.devices[device].id = DeviceID(
        bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
    case "properties" where scanner.byte == UInt8(ascii: "["):
      for number in LibinputParser.list(&scanner) where 0..<0x100 ~= number {
        context.devices[device].properties.insert(UInt16(number))
      }
    case "assumed-ranges":
      for number in LibinputParser.list(&scanner) where 0..<0x100 ~= number {
        context.devices[device].assumedAxes.insert(UInt16(number))
      }
    case "leds": context.devices[device].leds = LibinputParser.states(&scanner)
    case "switches": context.devices[device].switches = LibinputParser.states(&scanner)
    default: break
    }
  }

  /// Reads a line below `codes:` or `absinfo:`.
  private func readNumbered(
    _ number: Int64, _ scanner: inout ByteScanner, _ device: Int, _ context: inout ReadingContext
  ) {
    let numbers = LibinputParser.list(&scanner)
    switch parent {
    case .codes:
      guard 0..<0x20 ~= number else { return context.error("event types are below 32; this is \(number)") }
      for code in numbers {
        guard 0..<Int64(EvemuLayout.mostBytes * 8) ~= code else {
          return context.error("event codes are below 768; this is \(code)")
        }
        context.devices[device].codes[UInt16(number), default: []].insert(UInt16(code))
      }
    case .absinfo:
      let values = numbers.compactMap { Int32(exactly: $0) }
      guard 0..<0x100 ~= number, values.count == 5 else {
        return context.error("an axis is written as \"code: [minimum, maximum, fuzz, flat, resolution]\"")
      }
      context.devices[device].axes[UInt16(number)] = AxisInfo(
        minimum: values[0], maximum: values[1], fuzz: values[2], flat: values[3], resolution: values[4])
    case .none, .udev: break
    }
  }

  /// The absolute time of time 0, which `RecordingWriter` keeps here.
  private mutating func readFirstEvent(_ scanner: inout ByteScanner, _ context: inout ReadingContext) {
    let numbers = LibinputParser.list(&scanner)
    guard device == nil, numbers.count == 2, 0..<4_400_000_000_000 ~= numbers[0], 0..<1_000_000 ~= numbers[1] else {
      return context.error("the first event's time is written as \"first-event: [seconds, microseconds]\"")
    }
    context.firstTime = numbers[0] &* 1_000_000 &+ numbers[1]
  }

  /// Numbers in brackets.
  private static func list(_ scanner: inout ByteScanner) -> [Int64] {
    guard scanner.skip(UInt8(ascii: "[")) else { return [] }
    var numbers: [Int64] = []
    while let number = signed(&scanner) {
      numbers.append(number)
      guard scanner.skip(UInt8(ascii: ",")) else { break }
    }
    return numbers
  }

  private static func signed(_ scanner: inout ByteScanner) -> Int64? {
    scanner.skipBlanks()
    let isNegative = scanner.skip(UInt8(ascii: "-"))
    defer { scanner.skipBlanks() }
    return scanner.digits().map { isNegative ? 0 &- $0 : $0 }
  }

  /// Codes and states in braces.
  private static func states(_ scanner: inout ByteScanner) -> [UInt16: Int32] {
    guard scanner.skip(UInt8(ascii: "{")) else { return [:] }
    var states: [UInt16: Int32] = [:]
    while let code = signed(&scanner), scanner.skip(UInt8(ascii: ":")), let state = signed(&scanner) {
      if let code = UInt8(exactly: code), let state = Int32(exactly: state) { states[UInt16(code)] = state }
      guard scanner.skip(UInt8(ascii: ",")) else { break }
    }
    return states
  }
}

extension ByteScanner {
  /// The number that all of it is.
  fileprivate var number: Int64? {
    var scanner = self
    scanner.trimEnd()
    guard let number = scanner.digits(), scanner.isAtEnd else { return nil }
    return number
  }
}
