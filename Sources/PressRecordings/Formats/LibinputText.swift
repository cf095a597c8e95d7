/// Text as a YAML file holds it.
enum LibinputText {
  /// Reads a value in double quotes, in single quotes, or in none.
  ///
  /// libinput itself doesn't escape quotes within a name, so the value ends with the last quote of the line.
  static func decode(_ scanner: ByteScanner) -> String {
    var scanner = scanner
    scanner.trimEnd()
    let quote = scanner.byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return scanner.text
    }
    scanner.drop(1)
    let rest = scanner.rest
    let value = rest[..<(rest.lastIndex(of: quote) ?? rest.endIndex)]
    if quote == UInt8(ascii: "'") {
      return String(decoding: value, as: UTF8.self).split(separator: "''", omittingEmptySubsequences: false)
        .joined(separator: "'")
    }
    guard value.contains(UInt8(ascii: "\\")) else { return String(decoding: value, as: UTF8.self) }
    return unescape(UnsafeBufferPointer(rebasing: value))
  }

  private static func unescape(_ value: UnsafeBufferPointer<UInt8>) -> String {
    guard let base = value.baseAddress else { return "" }
    var scanner = ByteScanner(start: base, count: value.count)
    var text: [UInt8] = []
    while !scanner.isAtEnd {
      let byte = scanner.next()
      guard byte == UInt8(ascii: "\\"), !scanner.isAtEnd else {
        text.append(byte)
        continue
      }
      let letter = scanner.next()
      switch letter {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
      case UInt8(ascii: "x"): appendScalar(of: 2, from: &scanner, to: &text)
      case UInt8(ascii: "u"): appendScalar(of: 4, from: &scanner, to: &text)
      default: text += [byte, letter]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func appendScalar(of digits: Int, from scanner: inout ByteScanner, to text: inout [UInt8]) {
    var number = ByteScanner(start: scanner.position, count: min(digits, scanner.count))
    scanner.drop(digits)
    let scalar = number.hex(UInt32.self).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    text += Array(String(Character(scalar)).utf8)
  }

  /// Writes a value in double quotes, with everything escaped that YAML doesn't allow or that would end the line.
  static func encode(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: result += "\\\(Character(scalar))"
      case 0..<0x20, 0x7F..<0xA0: result += "\\x" + hex(scalar.value, digits: 2)
      case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: result += "\\u" + hex(scalar.value, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hex(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
