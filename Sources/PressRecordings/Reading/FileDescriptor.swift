#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file, closed with the last reference to it.
final class FileDescriptor {
  private let number: CInt
  private let isOwned: Bool
  /// Where a regular file stood when it was opened; nil for a pipe or a terminal.
  let position: Int64?
  /// The size of a regular file.
  let size: Int64?

  private init(_ number: CInt, isOwned: Bool) throws(RecordingError) {
    self.number = number
    self.isOwned = isOwned
    var status = stat()
    guard fstat(number, &status) == 0 else {
      let error = SystemCall.error("read")
      if isOwned { close(number) }
      throw error
    }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    position = isRegular ? Int64(lseek(number, 0, SEEK_CUR)) : nil
    size = isRegular ? Int64(status.st_size) : nil
  }

  /// Opens a file to read; "-" is standard input.
  convenience init(readingFrom path: String) throws(RecordingError) {
    if path == "-" {
      try self.init(STDIN_FILENO, isOwned: false)
      return
    }
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemCall.error("open") }
    try self.init(number, isOwned: true)
  }

  deinit {
    if isOwned { close(number) }
  }

  /// A new file without a name; it is gone when it is closed.
  static func temporary() throws(RecordingError) -> FileDescriptor {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/deeppress-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { throw SystemCall.error("make a temporary file in \(folder)") }
    unlink(template)
    return try FileDescriptor(number, isOwned: true)
  }

  /// Reads bytes, from a place in the file or from where it stands; returns 0 at the end.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int64?) throws(RecordingError) -> Int {
    while true {
      let count =
        if let offset {
          pread(number, buffer.baseAddress, buffer.count, off_t(offset))
        } else {
          #if canImport(Glibc)
          Glibc.read(number, buffer.baseAddress, buffer.count)
          #else
          Darwin.read(number, buffer.baseAddress, buffer.count)
          #endif
        }
      if count >= 0 { return count }
      guard errno == EINTR else { throw SystemCall.error("read") }
    }
  }

  /// Writes all bytes where the file stands.
  func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    var written = 0
    while written < bytes.count {
      #if canImport(Glibc)
      let count = Glibc.write(number, bytes.baseAddress! + written, bytes.count - written)
      #else
      let count = Darwin.write(number, bytes.baseAddress! + written, bytes.count - written)
      #endif
      if count < 0 {
        guard errno == EINTR else { throw SystemCall.error("write") }
      } else {
        written += count
      }
    }
  }
}
