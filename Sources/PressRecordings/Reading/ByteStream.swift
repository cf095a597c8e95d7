#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of a file or of standard input, unpacked if they are packed with gzip.
///
/// A regular file can be read again from its start, by a stream of its own (`again`); what comes through a pipe can't,
/// unless it is spooled first.
final class ByteStream {
  private let file: FileDescriptor
  /// Where in a regular file the next bytes are; nil for a pipe.
  private var offset: Int64?
  private let start: Int64
  /// What was read before its turn.
  private var ahead: [UInt8] = []
  #if Zlib
  private var inflater: Inflater?
  #endif

  /// Bytes read so far, as they are in the file.
  private(set) var bytesRead: Int64 = 0
  /// The size of the file; nil for a pipe.
  private(set) var totalBytes: Int64?

  /// Opens a file; "-" is standard input.
  init(path: String) throws(RecordingError) {
    file = try FileDescriptor(readingFrom: path)
    start = file.position ?? 0
    offset = file.position
    totalBytes = file.size
    try detectGzip()
  }

  private init(file: FileDescriptor, start: Int64) throws(RecordingError) {
    self.file = file
    self.start = start
    offset = start
    totalBytes = file.size
    try detectGzip()
  }

  /// Whether it can be read from its start again.
  var isRepeatable: Bool { offset != nil }

  /// A stream of its own from the start of the same file; nil for a pipe.
  func again() throws(RecordingError) -> ByteStream? {
    offset == nil ? nil : try ByteStream(file: file, start: start)
  }

  /// The rest of a pipe behind what was read of it already, in a temporary file without a name.
  func spooled(behind read: UnsafeBufferPointer<UInt8>) throws(RecordingError) -> ByteStream {
    let spool = try FileDescriptor.temporary()
    try spool.write(read)
    try withUnsafeTemporaryBuffer { (buffer) throws(RecordingError) in
      while true {
        let count = try self.read(into: buffer)
        guard count > 0 else { return }
        try spool.write(UnsafeBufferPointer(start: UnsafePointer(buffer.baseAddress), count: count))
      }
    }
    return try ByteStream(file: spool, start: 0)
  }

  /// Reads bytes; returns 0 at the end.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(RecordingError) -> Int {
    #if Zlib
    if inflater != nil {
      return try inflater!.inflate(into: buffer) { [self] (packed) throws(RecordingError) in
        try readRaw(into: packed)
      }
    }
    #endif
    return try readRaw(into: buffer)
  }

  private func readRaw(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(RecordingError) -> Int {
    var count = 0
    if !ahead.isEmpty {
      count = min(ahead.count, buffer.count)
      for index in 0..<count { buffer[index] = ahead[index] }
      ahead.removeFirst(count)
    } else {
      count = try file.read(into: buffer, at: offset)
      if let offset { self.offset = offset &+ Int64(count) }
    }
    bytesRead &+= Int64(count)
    return count
  }

  /// Looks at the first two bytes.
  private func detectGzip() throws(RecordingError) {
    var magic: [UInt8] = []
    try withUnsafeTemporaryBuffer { (buffer) throws(RecordingError) in
      while magic.count < 2 {
        let room = UnsafeMutableBufferPointer(rebasing: buffer[0..<(2 - magic.count)])
        let count = try self.file.read(into: room, at: self.offset.map { $0 &+ Int64(magic.count) })
        guard count > 0 else { break }
        magic.append(contentsOf: room[0..<count])
      }
    }
    if offset == nil { ahead = magic }
    guard magic == [0x1F, 0x8B] else { return }
    #if Zlib
    inflater = try Inflater()
    #else
    throw RecordingError(
      .badData,
      message: "is packed with gzip, which this build can't read; unpack it first (gunzip), "
        + "or rebuild with zlib (swift build --traits Zlib)")
    #endif
  }
}

/// Lends a buffer for as long as a closure runs.
private func withUnsafeTemporaryBuffer(
  _ body: (UnsafeMutableBufferPointer<UInt8>) throws(RecordingError) -> Void
) throws(RecordingError) {
  let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
  defer { buffer.deallocate() }
  try body(buffer)
}
