extension GeteventParser {
  /// Reads a line of what `getevent` and `getevent -lp` print about devices; returns false if it is none.
  mutating func readHeader(_ line: ByteScanner, _ context: inout ReadingContext) -> Bool {
    var scanner = line
    if scanner.skip("add device ") {
      scanner.drop((scanner.distance(to: UInt8(ascii: "/")) ?? scanner.count))
      beginHeader(of: scanner.rest, &context)
      return true
    }
    if scanner.starts(with: "could not get driver version") || scanner.starts(with: "remove device ") { return true }
    // Everything else about a device is indented.
    guard scanner.byte == 0x20 || scanner.byte == 0x09 else { return false }
    scanner.skipBlanks()
    guard let device = headerDevice else { return false }
    if scanner.skip("name:") {
      scanner.skipBlanks()
      context.devices[device].name = LibinputText.decode(scanner)
    } else if scanner.skip("bus:") {
      readNumber(&scanner, into: \.bus, &context)
    } else if scanner.skip("vendor") {
      readNumber(&scanner, into: \.vendor, &context)
    } else if scanner.skip("product") {
      readNumber(&scanner, into: \.product, &context)
    } else if scanner.skip("version") {
      readNumber(&scanner, into: \.version, &context)
    } else if scanner.skip("input props") {
      setHeaderType(nil)
    } else {
      readCodes(&scanner, device, &context)
    }
    return true
  }

  private func readNumber(
    _ scanner: inout ByteScanner, into number: WritableKeyPath<DeviceID, UInt16>, _ context: inout ReadingContext
  ) {
    guard let device = headerDevice else { return }
    scanner.skip(UInt8(ascii: ":"))
    scanner.skipBlanks()
    if let value = scanner.hex(UInt16.self) { context.devices[device].id[keyPath: number] = value }
  }

  /// `ABS (0003): ABS_MT_PRESSURE : value 0, min 0, max 255, fuzz 0, flat 0, resolution 0`, or the line without its type.
  private mutating func readCodes(_ scanner: inout ByteScanner, _ device: Int, _ context: inout ReadingContext) {
    if let bracket = scanner.distance(to: UInt8(ascii: "(")), scanner.contains("): ") {
      scanner.drop(bracket + 1)
      setHeaderType(scanner.hex(UInt16.self).flatMap { $0 < 0x20 ? $0 : nil })
      scanner.skip("):")
      scanner.skipBlanks()
    }
    guard let type = headerType else { return }
    while !scanner.isAtEnd {
      let word = scanner.word()
      scanner.skipBlanks()
      guard let code = GeteventParser.code(word, type), code < 0x300 else { return }
      context.devices[device].codes[type, default: []].insert(code)
      setDescribed(device)
      guard type == EventType.abs, code < 0x100, scanner.skip(UInt8(ascii: ":")) else { continue }
      context.devices[device].axes[code] = GeteventParser.axis(&scanner)
      return
    }
  }

  private static func code(_ word: UnsafeBufferPointer<UInt8>, _ type: UInt16) -> UInt16? {
    if let code = EventNames.code(named: word, type: type) { return code }
    guard word.count == 4, let base = word.baseAddress else { return nil }
    var scanner = ByteScanner(start: base, count: word.count)
    return scanner.hex(UInt16.self)
  }

  private static func axis(_ scanner: inout ByteScanner) -> AxisInfo {
    var axis = AxisInfo(minimum: 0, maximum: 0)
    while !scanner.isAtEnd {
      scanner.skipBlanks()
      let word = String(decoding: scanner.word(), as: UTF8.self)
      scanner.skipBlanks()
      guard let value = scanner.int32() else { break }
      scanner.skip(UInt8(ascii: ","))
      switch word {
      case "min": axis.minimum = value
      case "max": axis.maximum = value
      case "fuzz": axis.fuzz = value
      case "flat": axis.flat = value
      case "resolution": axis.resolution = value
      default: break
      }
    }
    return axis
  }
}
