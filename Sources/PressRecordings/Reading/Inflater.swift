#if Zlib
import CZlib

/// Unpacks gzip, one member after the other.
final class Inflater {
  private var stream = z_stream()
  private let packed = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
  private var isAtEnd = false
  /// Whether a member is complete and no other has begun.
  private var isBetweenMembers = false

  init() throws(RecordingError) {
    // 16 + 15: gzip only, the largest window.
    guard inflateInit2_(&stream, 31, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else {
      packed.deallocate()
      throw RecordingError(.inputOutput, message: "can't unpack: zlib has no memory")
    }
  }

  deinit {
    inflateEnd(&stream)
    packed.deallocate()
  }

  /// Unpacks into the buffer; returns 0 at the end.
  func inflate(
    into buffer: UnsafeMutableBufferPointer<UInt8>,
    from source: (UnsafeMutableBufferPointer<UInt8>) throws(RecordingError) -> Int
  ) throws(RecordingError) -> Int {
    stream.next_out = buffer.baseAddress
    stream.avail_out = uInt(buffer.count)
    while stream.avail_out == uInt(buffer.count), !isAtEnd {
      if stream.avail_in == 0 {
        let count = try source(packed)
        stream.next_in = packed.baseAddress
        stream.avail_in = uInt(count)
        if count == 0 {
          isAtEnd = true
          guard isBetweenMembers else {
            throw RecordingError(.badData, message: "the gzip data is cut off; the rest of the recording is missing")
          }
          break
        }
      }
      try step()
    }
    return buffer.count - Int(stream.avail_out)
  }

  private func step() throws(RecordingError) {
    if isBetweenMembers {
      guard stream.next_in.pointee == 0x1F else {
        // Padding behind the last member, as tapes have it.
        isAtEnd = true
        return
      }
      inflateReset(&stream)
      isBetweenMembers = false
    }
    switch CZlib.inflate(&stream, Z_NO_FLUSH) {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isBetweenMembers = true
    default: throw RecordingError(.badData, message: "the gzip data is damaged; get the file again")
    }
  }
}
#endif
