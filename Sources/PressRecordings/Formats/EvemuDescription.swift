/// A device's description as evemu writes it, read line by line.
struct EvemuDescription {
  private(set) var device = DeviceDescription()
  /// Whether no line of it was read.
  private(set) var isEmpty = true
  private var propertyBytes = 0
  private var codeBytes: [UInt16: Int] = [:]

  /// Reads a line such as `A: 18 0 255 0 0 0`; returns what is wrong with it, nil if nothing is.
  mutating func read(_ line: ByteScanner) -> String? {
    var scanner = line
    let letter = scanner.next()
    guard scanner.skip(UInt8(ascii: ":")) else {
      return "not a line of an evemu recording: those begin with N: I: P: B: A: L: S: E: or #"
    }
    scanner.skipBlanks()
    if letter == UInt8(ascii: "N") {
      // A name may hold a number sign.
      device.name = scanner.text
      isEmpty = false
      return nil
    }
    scanner.cut(at: UInt8(ascii: "#"))
    scanner.trimEnd()
    let isRead: Bool
    switch letter {
    case UInt8(ascii: "I"): isRead = readID(&scanner)
    case UInt8(ascii: "P"): isRead = readProperties(&scanner)
    case UInt8(ascii: "B"): isRead = readCodes(&scanner)
    case UInt8(ascii: "A"): isRead = readAxis(&scanner)
    case UInt8(ascii: "L"): isRead = EvemuDescription.readState(&scanner, into: &device.leds)
    case UInt8(ascii: "S"): isRead = EvemuDescription.readState(&scanner, into: &device.switches)
    default:
      return "unknown letter; the lines of an evemu recording begin with N: I: P: B: A: L: S: or E:"
    }
    isEmpty = false
    return isRead ? nil : EvemuDescription.shape(of: letter)
  }

  /// Reads a comment; one says which ranges were assumed.
  mutating func readComment(_ line: ByteScanner) {
    var scanner = line
    for byte in EvemuLayout.assumedRanges.utf8 where !scanner.skip(byte) { return }
    scanner.skipBlanks()
    while let code = scanner.hex(UInt16.self), code < 0x100 {
      device.assumedAxes.insert(code)
      scanner.skipBlanks()
    }
  }

  private mutating func readID(_ scanner: inout ByteScanner) -> Bool {
    var numbers: [UInt16] = []
    while numbers.count < 4, let number = scanner.hex(UInt16.self) {
      numbers.append(number)
      scanner.skipBlanks()
    }
    guard numbers.count == 4, scanner.isAtEnd else { return false }
    device.id = DeviceID(bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
    return true
  }

  private mutating func readProperties(_ scanner: inout ByteScanner) -> Bool {
    while !scanner.isAtEnd {
      guard let byte = scanner.hex(UInt8.self), propertyBytes < 32 else { return false }
      device.properties.insertBits(byte, at: propertyBytes)
      propertyBytes += 1
      scanner.skipBlanks()
    }
    return true
  }

  private mutating func readCodes(_ scanner: inout ByteScanner) -> Bool {
    guard let type = scanner.hex(UInt16.self), type < 0x20 else { return false }
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      let index = codeBytes[type, default: 0]
      guard let byte = scanner.hex(UInt8.self), index < EvemuLayout.mostBytes else { return false }
      if byte != 0 { device.codes[type, default: []].insertBits(byte, at: index) }
      codeBytes[type] = index + 1
      scanner.skipBlanks()
    }
    return true
  }

  private mutating func readAxis(_ scanner: inout ByteScanner) -> Bool {
    guard let code = scanner.hex(UInt16.self), code < 0x100 else { return false }
    scanner.skipBlanks()
    var numbers: [Int32] = []
    while numbers.count < 5, let number = scanner.int32() {
      numbers.append(number)
      scanner.skipBlanks()
    }
    // Four before 1.2, five since.
    guard numbers.count >= 4, scanner.isAtEnd else { return false }
    device.axes[code] = AxisInfo(
      minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
      resolution: numbers.count > 4 ? numbers[4] : 0)
    return true
  }

  private static func readState(_ scanner: inout ByteScanner, into states: inout [UInt16: Int32]) -> Bool {
    guard let code = scanner.hex(UInt16.self), code < 0x100 else { return false }
    scanner.skipBlanks()
    guard let state = scanner.int32(), scanner.isAtEnd else { return false }
    states[code] = state
    return true
  }

  private static func shape(of letter: UInt8) -> String {
    switch letter {
    case UInt8(ascii: "I"): "an id is written as \"I: bus vendor product version\", in hexadecimal"
    case UInt8(ascii: "P"): "properties are written as \"P:\" and bytes in hexadecimal"
    case UInt8(ascii: "B"): "codes are written as \"B:\", a type below 20 and bytes, in hexadecimal"
    case UInt8(ascii: "A"):
      "an axis is written as \"A: code minimum maximum fuzz flat [resolution]\", the code in hexadecimal"
    default:
      "a lamp or switch is written as \"\(Character(Unicode.Scalar(letter))): code state\", the code in hexadecimal"
    }
  }
}
