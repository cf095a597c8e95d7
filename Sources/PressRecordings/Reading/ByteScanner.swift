/// Reads numbers and words from a stretch of bytes, usually one line.
///
/// All formats share it. It never reads beyond its end: there `byte` is 0, which no format uses.
struct ByteScanner {
  /// The next byte to read.
  var position: UnsafePointer<UInt8>
  /// Just behind the last byte.
  private(set) var end: UnsafePointer<UInt8>

  init(start: UnsafePointer<UInt8>, count: Int) {
    position = start
    end = start + count
  }

  init(_ text: StaticString) {
    self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  var isAtEnd: Bool { position == end }
  var count: Int { end - position }
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: position, count: count) }

  /// The next byte, 0 at the end.
  @inline(__always)
  var byte: UInt8 { position < end ? position.pointee : 0 }

  /// The byte at a distance from the next one, 0 beyond the end.
  @inline(__always)
  func byte(ahead distance: Int) -> UInt8 { distance < count ? position[distance] : 0 }

  /// Takes the next byte, 0 at the end.
  @inline(__always)
  mutating func next() -> UInt8 {
    guard position < end else { return 0 }
    defer { position += 1 }
    return position.pointee
  }

  /// Takes the byte if it is the next one.
  @inline(__always)
  @discardableResult
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard position < end, position.pointee == wanted else { return false }
    position += 1
    return true
  }

  /// Takes the text if it comes next.
  @discardableResult
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  func starts(with text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount <= count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { position[$0] == text.utf8Start[$0] }
  }

  /// Takes bytes, at most as many as there are.
  mutating func drop(_ bytes: Int) { position += min(bytes, count) }

  /// Takes blanks and tabs.
  @inline(__always)
  mutating func skipBlanks() {
    while position < end, position.pointee == 0x20 || position.pointee == 0x09 { position += 1 }
  }

  /// Takes blanks, tabs and line ends.
  mutating func skipSpace() {
    while position < end, isSpace(position.pointee) { position += 1 }
  }

  /// Leaves off blanks, tabs and line ends at the end.
  mutating func trimEnd() {
    while position < end, isSpace(end[-1]) { end -= 1 }
  }

  /// Leaves off everything from the first such byte on.
  mutating func cut(at byte: UInt8) {
    if let index = rest.firstIndex(of: byte) { end = position + index }
  }

  /// Takes everything up to a blank, tab or line end.
  mutating func word() -> UnsafeBufferPointer<UInt8> {
    let start = position
    while position < end, !isSpace(position.pointee) { position += 1 }
    return UnsafeBufferPointer(start: start, count: position - start)
  }

  /// Takes everything up to the byte, which is taken too; everything where it doesn't come.
  mutating func field(endingWith byte: UInt8) -> ByteScanner {
    let start = position
    while position < end, position.pointee != byte { position += 1 }
    defer { skip(byte) }
    return ByteScanner(start: start, count: position - start)
  }

  /// The distance to the first such byte.
  func distance(to byte: UInt8) -> Int? { rest.firstIndex(of: byte) }

  /// Whether the text comes anywhere in what is left.
  func contains(_ text: StaticString) -> Bool {
    var scanner = self
    while !scanner.isAtEnd {
      if scanner.starts(with: text) { return true }
      scanner.position += 1
    }
    return false
  }

  /// What is left as text; bytes that are no UTF-8 are replaced.
  var text: String { String(decoding: rest, as: UTF8.self) }

  @inline(__always)
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
