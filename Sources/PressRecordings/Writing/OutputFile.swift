#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that appears whole or not at all: it is written beside its place and renamed when it is complete.
///
/// What isn't a regular file (a terminal, a pipe, /dev/null) is written directly, and so is standard output ("-").
package final class OutputFile {
  private static let capacity = 1 << 16

  private let number: CInt
  private let place: String
  /// The file being written; nil where it is written directly.
  private var temporary: String?
  private var buffer: [UInt8] = []
  private var isClosed = false

  package init(path: String) throws(RecordingError) {
    buffer.reserveCapacity(OutputFile.capacity + 256)
    if path == "-" {
      (number, place) = (STDOUT_FILENO, "to standard output")
      return
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw OutputFile.isDirectory(path) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      (number, place) = (open(path, O_WRONLY | O_CLOEXEC), path)
      guard number >= 0 else { throw OutputFile.error("open \(path)") }
      return
    }
    // A link stays a link: what it leads to is replaced, or made where it leads nowhere yet.
    place = try OutputFile.resolved(path)
    let temporary = "\(place).\(getpid()).part"
    number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? status.st_mode & 0o777 : 0o666)
    guard number >= 0 else { throw OutputFile.error("write \(path)") }
    self.temporary = temporary
  }

  /// Says beforehand what would keep a file from being written.
  package static func check(_ path: String) throws(RecordingError) {
    var status = stat()
    let kind = stat(path, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
    if kind == S_IFDIR { throw isDirectory(path) }
    guard kind == S_IFREG else { return }
    let place = try resolved(path)
    let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
    guard access(folder + ".", W_OK | X_OK) == 0 else { throw error("write \(path)") }
  }

  deinit {
    guard !isClosed, number >= 0 else { return }
    if number != STDOUT_FILENO { close(number) }
    if let temporary { unlink(temporary) }
  }

  /// Puts the complete file in its place. Without it, nothing is left behind.
  package func commit() throws(RecordingError) {
    try flush()
    guard let temporary else { return }
    guard fsync(number) == 0 else { throw OutputFile.error("write \(place)") }
    guard rename(temporary, place) == 0 else { throw OutputFile.error("rename \(temporary)") }
    isClosed = true
    close(number)
  }

  package func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  func write(_ byte: UInt8) {
    buffer.append(byte)
  }

  /// Writes a decimal number, filled up on the left to a width.
  func write(decimal value: Int64, width: Int = 0, filler: UInt8 = 0x20) {
    let magnitude = value.magnitude
    var weight: UInt64 = 1
    var length = value < 0 ? 2 : 1
    while magnitude / weight >= 10 {
      weight &*= 10
      length += 1
    }
    // As C's printf pads: a zero goes behind the sign, a blank before it.
    if value < 0, filler == 0x30 { buffer.append(UInt8(ascii: "-")) }
    for _ in 0..<max(width - length, 0) { buffer.append(filler) }
    if value < 0, filler != 0x30 { buffer.append(UInt8(ascii: "-")) }
    while weight > 0 {
      buffer.append(UInt8(truncatingIfNeeded: magnitude / weight % 10) &+ 0x30)
      weight /= 10
    }
  }

  /// Writes a hexadecimal number with leading zeros.
  func write(hex value: UInt16, width: Int) {
    for index in (0..<width).reversed() {
      let nibble = UInt8(truncatingIfNeeded: value >> UInt16(4 * index)) & 0xF
      buffer.append(nibble < 10 ? nibble &+ 0x30 : nibble &- 10 &+ 0x61)
    }
  }

  /// Writes text, filled up on the right to a width.
  func write(_ text: String, width: Int) {
    write(text)
    for _ in 0..<max(width - text.utf8.count, 0) { buffer.append(0x20) }
  }

  /// Hands over what is in memory, once it is much.
  func flushIfFull() throws(RecordingError) {
    if buffer.count >= OutputFile.capacity { try flush() }
  }

  private func flush() throws(RecordingError) {
    var written = 0
    while written < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        #if canImport(Glibc)
        Glibc.write(number, bytes.baseAddress! + written, bytes.count - written)
        #else
        Darwin.write(number, bytes.baseAddress! + written, bytes.count - written)
        #endif
      }
      if count < 0 {
        guard errno == EINTR else { throw OutputFile.error("write \(place)") }
      } else {
        written += count
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Where a path leads to; the last part of that is no link.
  private static func resolved(_ path: String) throws(RecordingError) -> String {
    var place = path
    var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
    // The kernel follows as many.
    for _ in 0..<40 {
      let length = target.withUnsafeMutableBytes { readlink(place, $0.baseAddress!, $0.count) }
      guard length > 0 else { return place }
      let name = String(decoding: target[..<length], as: UTF8.self)
      let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
      place = name.hasPrefix("/") ? name : folder + name
    }
    throw RecordingError(.inputOutput, message: "can't write \(path): too many symbolic links")
  }

  private static func isDirectory(_ path: String) -> RecordingError {
    RecordingError(.inputOutput, message: "\(path) is a directory; name a file to write")
  }

  /// A file that can't be written because its folder is missing isn't missing input.
  private static func error(_ doing: String) -> RecordingError {
    let error = SystemCall.error(doing)
    return RecordingError(error.kind == .noInput ? .inputOutput : error.kind, message: error.message)
  }
}
