/// The shape that evemu-record itself gives an event, read eight bytes at a time.
///
/// Nearly all lines have it, and they decide how fast a recording is read; what doesn't fit goes the general way.
extension EvemuParser {
  // All of Swift's targets are little-endian: the first character is in the lowest byte.

  /// The event of a line such as `E: 1369413757.964832 0003 0018 0071`; nil where it has another shape.
  @inline(__always)
  static func canonicalEvent(_ line: ByteScanner) -> InputEvent? {
    var position = UnsafeRawPointer(line.position)
    let end = position + line.count
    // "E: "
    guard line.count >= 23, position.loadUnaligned(as: UInt32.self) & 0xFF_FFFF == 0x20_3A45 else { return nil }
    position += 3
    guard let seconds = seconds(&position, end) else { return nil }
    // A point, six digits, a blank, four, a blank, four, a blank and a digit.
    guard end - position >= 19, position.load(as: UInt8.self) == UInt8(ascii: ".") else { return nil }
    guard let microseconds = sixDigits(position.loadUnaligned(fromByteOffset: 1, as: UInt64.self)),
      position.load(fromByteOffset: 7, as: UInt8.self) == 0x20,
      position.load(fromByteOffset: 12, as: UInt8.self) == 0x20,
      position.load(fromByteOffset: 17, as: UInt8.self) == 0x20,
      let (type, code) = nibbles(
        UInt64(position.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
          | UInt64(position.loadUnaligned(fromByteOffset: 13, as: UInt32.self)) << 32)
    else { return nil }
    position += 18
    let isNegative = position.load(as: UInt8.self) == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard let magnitude = shortNumber(&position, end),
      let value = Int32(exactly: isNegative ? 0 &- magnitude : magnitude)
    else { return nil }
    while position < end, isBlank(position.load(as: UInt8.self)) { position += 1 }
    guard position == end || position.load(as: UInt8.self) == UInt8(ascii: "#") else { return nil }
    return InputEvent(time: seconds &* 1_000_000 &+ microseconds, type: type, code: code, value: value)
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Takes digits up to a point: ten of them since 2001, few where times count from the recording's start.
  @inline(__always)
  private static func seconds(_ position: inout UnsafeRawPointer, _ end: UnsafeRawPointer) -> Int64? {
    guard position.load(fromByteOffset: 10, as: UInt8.self) == UInt8(ascii: ".") else {
      return shortNumber(&position, end)
    }
    let digits = position.loadUnaligned(as: UInt64.self) ^ zeros
    let tens = position.load(fromByteOffset: 8, as: UInt8.self) &- 0x30
    let ones = position.load(fromByteOffset: 9, as: UInt8.self) &- 0x30
    guard others(digits) == 0, tens < 10, ones < 10 else { return nil }
    position += 10
    return number(digits) &* 100 &+ Int64(tens &* 10 &+ ones)
  }

  /// Takes one to ten digits.
  @inline(__always)
  private static func shortNumber(_ position: inout UnsafeRawPointer, _ end: UnsafeRawPointer) -> Int64? {
    let start = position
    var magnitude: Int64 = 0
    if end - position >= 8 {
      let digits = position.loadUnaligned(as: UInt64.self) ^ zeros
      let bits = UInt64(others(digits).trailingZeroBitCount) & ~7
      if 0 < bits, bits < 64 {
        position += Int(bits / 8)
        // Zeros in front make it eight digits.
        return number(digits << (64 &- bits))
      }
      if bits == 64 {
        magnitude = number(digits)
        position += 8
      }
    }
    while position < end {
      let digit = position.load(as: UInt8.self) &- 0x30
      guard digit < 10 else { break }
      magnitude = magnitude &* 10 &+ Int64(digit)
      position += 1
    }
    return 1...10 ~= position - start ? magnitude : nil
  }

  /// The number that the first six of eight characters write; nil unless they are digits.
  @inline(__always)
  private static func sixDigits(_ characters: UInt64) -> Int64? {
    let digits = (characters ^ zeros) << 16
    return others(digits) == 0 ? number(digits) : nil
  }

  /// Eight times the digit zero.
  private static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// The top bit of each byte that is more than 9, right up to the first such byte and including it.
  @inline(__always)
  private static func others(_ digits: UInt64) -> UInt64 {
    (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
  }

  /// The number of eight digits, the first in the lowest byte.
  @inline(__always)
  private static func number(_ digits: UInt64) -> Int64 {
    // Neighbours are put together: digits to pairs, pairs to fours, fours to the number.
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return Int64((fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF)
  }

  /// The numbers that twice four hexadecimal characters write, the first in the lowest bytes; nil unless they are ones.
  @inline(__always)
  private static func nibbles(_ characters: UInt64) -> (UInt16, UInt16)? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Letters have bit 6; `a` is 0x61 and `A` is 0x41.
    let letters = characters >> 6 & ones
    let low = characters & (ones &* 0x0F)
    // 3 before a digit, 4 or 6 before a letter; a digit is at most 9, a letter 1 to 6. Without a branch, because which
    // codes have letters can't be predicted.
    let wrongHigh = (characters & (ones &* 0xF0) | letters << 5) ^ (ones &* 0x30 &+ letters &* 0x30)
    let tooHigh = (low &+ ones &* 6 &+ letters &* 3) & (ones &* 0x10)
    let tooLow = letters << 4 & ~(low &+ ones &* 0x0F)
    guard wrongHigh | tooHigh | tooLow == 0 else { return nil }
    let nibbles = low &+ letters &* 9
    let pairs = (nibbles << 4 | nibbles >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = pairs << 8 | pairs >> 16
    return (UInt16(truncatingIfNeeded: fours), UInt16(truncatingIfNeeded: fours >> 32))
  }
}
