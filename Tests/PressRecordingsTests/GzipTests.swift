import Foundation
import PressRecordings
import Testing

@Suite("A recording packed with gzip")
struct GzipTests {
  /// Two members: N, A and E lines of a contact that lands with 10 and lifts after 10 ms.
  static let packed = """
    H4sIAAAAAAACA/OzUghITOFytFIwTlQwUDAyNQWSQMjlaqVgqGcABgpAbAwkjC1BLHOsUkDNBoZAXQD2rz+FUAAAAB+LCAAAAAAAAgOzUjDUMw
    ADBVSCy9UKJGUIEzAGEsaWCroGBoboUsi6AHqYzXhQAAAA
    """

  static var bytes: [UInt8] { Array(Data(base64Encoded: packed, options: .ignoreUnknownCharacters) ?? Data()) }

  #if Zlib
  @Test("is unpacked as it is read")
  func unpacked() throws {
    let outcome = try Outcome(of: Self.bytes)
    #expect(outcome.samples == ["1 down 10 @0.0", "1 up 10 @0.01"])
    #expect(outcome.diagnostics == [])
  }

  @Test("that is cut anywhere is an error or a shorter recording")
  func cut() throws {
    for length in 0..<Self.bytes.count {
      do {
        _ = try Outcome(of: Self.bytes.prefix(length))
      } catch let error as RecordingError {
        #expect(error.kind == .badData)
      }
    }
  }

  @Test("that is damaged never traps")
  func damaged() throws {
    for index in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[index] ^= 0x5A
      _ = try? Outcome(of: bytes)
    }
  }
  #else
  @Test("is refused with a way out")
  func refused() throws {
    let error = try #require(try Outcome.error(of: Self.bytes))
    #expect(error.kind == .badData)
    #expect(error.message.contains("rebuild with zlib"))
  }
  #endif
}
