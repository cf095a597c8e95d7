extension ByteScanner {
  /// Takes decimal digits; nil where there is none, or where the number takes more than 18 digits.
  @inline(__always)
  mutating func digits() -> Int64? {
    let start = position
    var value: Int64 = 0
    while position < end {
      let digit = position.pointee &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    let length = position - start
    guard length > 0 else { return nil }
    // Zeros in front don't count; 18 digits fit in 63 bits.
    if length > 18 {
      var leading = start
      while leading < position, leading.pointee == 0x30 { leading += 1 }
      if position - leading > 18 { return nil }
    }
    return value
  }

  /// Takes an optional minus sign and decimal digits, however many zeros they begin with: never octal.
  @inline(__always)
  mutating func int32() -> Int32? {
    let isNegative = skip(UInt8(ascii: "-"))
    guard let magnitude = digits() else { return nil }
    return Int32(exactly: isNegative ? 0 &- magnitude : magnitude)
  }

  /// Takes a decimal number that fits in 16 bits.
  mutating func uint16() -> UInt16? { digits().flatMap(UInt16.init(exactly:)) }

  /// Takes hexadecimal digits, without or with `0x`; nil where there is none, or where they don't fit.
  @inline(__always)
  mutating func hex<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type) -> Number? {
    if byte == 0x30, byte(ahead: 1) | 0x20 == UInt8(ascii: "x") { position += 2 }
    let start = position
    var value: UInt64 = 0
    while position < end {
      var digit = position.pointee &- 0x30
      if digit > 9 {
        digit = (position.pointee | 0x20) &- UInt8(ascii: "a")
        guard digit < 6 else { break }
        digit &+= 10
      }
      guard value >> 60 == 0 else { return nil }
      value = value << 4 | UInt64(digit)
      position += 1
    }
    return position > start ? Number(exactly: value) : nil
  }

  /// Takes seconds and microseconds; the fraction counts microseconds as written, so "1.5" is 1 s 5 µs.
  @inline(__always)
  mutating func microseconds() -> Int64? {
    guard let seconds = digits(), seconds <= ByteScanner.latestSecond, skip(UInt8(ascii: ".")) else { return nil }
    guard let fraction = digits(), fraction < 1_000_000 else { return nil }
    return seconds &* 1_000_000 &+ fraction
  }

  /// Takes seconds with an ordinary decimal fraction ("1.5" is one and a half), cut to microseconds.
  mutating func decimalMicroseconds() -> Int64? {
    guard let seconds = digits(), seconds <= ByteScanner.latestSecond else { return nil }
    var fraction: Int64 = 0
    if skip(UInt8(ascii: ".")) {
      var weight: Int64 = 100_000
      while byte &- 0x30 < 10 {
        fraction &+= Int64(next() &- 0x30) &* weight
        weight /= 10
      }
    }
    return seconds &* 1_000_000 &+ fraction
  }

  /// A time that can still be added to another without overflow: about 140,000 years.
  private static var latestSecond: Int64 { 4_400_000_000_000 }

  /// Takes a decimal number, with fraction and exponent as JSON writes them.
  mutating func decimal() -> Double? {
    let start = position
    let isNegative = skip(UInt8(ascii: "-"))
    var mantissa: Int64 = 0
    var scale = 0
    var length = 0
    var isExact = true
    while byte &- 0x30 < 10 {
      appendDigit(to: &mantissa, isExact: &isExact)
      length &+= 1
    }
    guard length > 0 || byte == UInt8(ascii: ".") else { return nil }
    if skip(UInt8(ascii: ".")) {
      let point = length
      while byte &- 0x30 < 10 {
        appendDigit(to: &mantissa, isExact: &isExact)
        length &+= 1
      }
      guard length > 0 else { return nil }
      scale = point &- length
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      let isDividing = skip(UInt8(ascii: "-"))
      if !isDividing { skip(UInt8(ascii: "+")) }
      guard let exponent = digits() else { return nil }
      if exponent > 1000 { isExact = false } else { scale &+= Int(isDividing ? 0 &- exponent : exponent) }
    }
    // Both numbers are exact, so one rounding gives the nearest value; the rest goes through the standard library.
    if isExact, -22...22 ~= scale {
      let power = ByteScanner.power(of: scale.magnitude)
      let value = scale < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return isNegative ? -value : value
    }
    return Double(String(decoding: UnsafeBufferPointer(start: start, count: position - start), as: UTF8.self))
  }

  private mutating func appendDigit(to mantissa: inout Int64, isExact: inout Bool) {
    let digit = Int64(next() &- 0x30)
    if mantissa < 900_000_000_000_000 { mantissa = mantissa &* 10 &+ digit } else { isExact = false }
  }

  private static func power(of exponent: UInt) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= 10 }
    return result
  }
}
