#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Cuts a stream of bytes into lines, in one buffer that is filled again and again.
///
/// Lines end with LF, CRLF or CR; which one it is, the first line end says.
struct LineSource: ~Copyable {
  /// The longest line that is read; a longer one is damage.
  static let longestLine = 1 << 16
  private static let capacity = 1 << 18

  private(set) var stream: ByteStream
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// Why there is no more, told once what came before it has been returned.
  private var failure: RecordingError?
  private var separator: UInt8 = 0x0A

  /// The number of the line that was returned last, counted from 1.
  private(set) var number = 0
  /// Whether the last line was too long; what is returned of it then is empty.
  private(set) var isTooLong = false
  /// Whether the last line is the file's last and lacks its line end.
  private(set) var isUnterminated = false

  /// Fills the buffer for the first time.
  init(_ stream: ByteStream) throws(RecordingError) {
    self.stream = stream
    try fillFirst()
    detectLineEnds()
  }

  deinit { buffer.deallocate() }

  /// What is in the buffer and wasn't returned yet.
  var buffered: ByteScanner { ByteScanner(start: UnsafePointer(buffer.baseAddress!) + start, count: end - start) }

  /// Puts a pipe into a temporary file, so that it can be read twice. Only before the first line.
  mutating func spool() throws(RecordingError) {
    guard !stream.isRepeatable else { return }
    stream = try stream.spooled(behind: UnsafeBufferPointer(rebasing: buffer[0..<end]))
    (start, end, isAtEnd) = (0, 0, false)
    try fillFirst()
  }

  /// The next line without its line end; it is valid until the next call.
  @inline(__always)
  mutating func next() throws(RecordingError) -> ByteScanner? {
    let from = buffer.baseAddress! + start
    guard let found = memchr(from, CInt(separator), end &- start) else { return try nextBehindBuffer() }
    let count = found - UnsafeMutableRawPointer(from)
    start = start &+ count &+ 1
    return line(from, count)
  }

  /// Puts lines that are events into a batch, as long as the buffer holds whole lines that are.
  ///
  /// Position and count stay in registers meanwhile: a third less time for a recording.
  @inline(__always)
  mutating func takeWhile(_ batch: inout EventBatch, _ event: (ByteScanner) -> InputEvent?) {
    guard separator == 0x0A else { return }
    let (from, end) = (buffer.baseAddress! + start, buffer.baseAddress! + end)
    var position = from
    let taken = batch.fill {
      guard let found = memchr(position, 0x0A, end - position) else { return nil }
      let count = found - UnsafeMutableRawPointer(position)
      guard count <= LineSource.longestLine,
        let event = event(ByteScanner(start: UnsafePointer(position), count: count))
      else { return nil }
      position += count &+ 1
      return event
    }
    start = start &+ (position - from)
    number = number &+ taken
  }

  /// The next bytes as they come, for what isn't made of lines; they are valid until the next call.
  mutating func nextBytes(atMost most: Int) throws(RecordingError) -> ByteScanner? {
    if start == end {
      if !isAtEnd { try fill() }
      guard start < end else { return try nothingMore() }
    }
    let count = min(most, end - start)
    defer { start += count }
    return ByteScanner(start: UnsafePointer(buffer.baseAddress!) + start, count: count)
  }

  @inline(__always)
  private mutating func line(_ from: UnsafeMutablePointer<UInt8>, _ count: Int) -> ByteScanner {
    number &+= 1
    isTooLong = count > LineSource.longestLine
    let count = isTooLong ? 0 : count
    let isCRLF = count > 0 && from[count &- 1] == 0x0D
    return ByteScanner(start: UnsafePointer(from), count: isCRLF ? count &- 1 : count)
  }

  /// The next line where its end isn't in the buffer yet.
  private mutating func nextBehindBuffer() throws(RecordingError) -> ByteScanner? {
    var skipped = false
    while !isAtEnd {
      var searched = end - start
      if searched > LineSource.longestLine {
        // Flat memory: the beginning of such a line isn't kept.
        start = end
        searched = 0
        skipped = true
      }
      try fill()
      let from = buffer.baseAddress! + start
      if let found = memchr(from + searched, CInt(separator), end - start - searched) {
        let count = found - UnsafeMutableRawPointer(from)
        start += count + 1
        return line(from, skipped ? LineSource.longestLine + 1 : count)
      }
    }
    guard start < end || skipped else { return try nothingMore() }
    let from = buffer.baseAddress! + start
    let count = end - start
    start = end
    isUnterminated = true
    return line(from, skipped ? LineSource.longestLine + 1 : count)
  }

  /// Moves what is left to the front and reads behind it.
  private mutating func fill() throws(RecordingError) {
    if start > 0 {
      memmove(buffer.baseAddress!, buffer.baseAddress! + start, end - start)
      end -= start
      start = 0
    }
    do throws(RecordingError) {
      let count = try stream.read(into: UnsafeMutableBufferPointer(rebasing: buffer[end...]))
      end += count
      isAtEnd = count == 0
    } catch {
      failure = error
      isAtEnd = true
    }
    if start == end { _ = try nothingMore() }
  }

  /// The end: of the file, or of what could be read of it.
  private mutating func nothingMore() throws(RecordingError) -> ByteScanner? {
    guard let failure else { return nil }
    self.failure = nil
    throw failure
  }

  /// Reads enough to tell the format, also from a pipe that gives little at a time, and skips the byte order mark.
  private mutating func fillFirst() throws(RecordingError) {
    while !isAtEnd, end < LineSource.longestLine { try fill() }
    if end >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { start = 3 }
  }

  private mutating func detectLineEnds() {
    let bytes = buffer[start..<end]
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), buffer[index] == 0x0D else { return }
    if index + 1 < end, buffer[index + 1] != 0x0A { separator = 0x0D }
  }
}
