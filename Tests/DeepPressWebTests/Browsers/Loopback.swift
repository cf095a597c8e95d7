import Foundation

/// What went wrong between the tests and a browser.
struct BrowserError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// A connection over the loopback, closed with the last reference to it.
final class Loopback {
  private let descriptor: Int32
  private var unread = Data()

  /// Takes over a connection that somebody accepted.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // Whoever doesn't answer fails a test instead of holding it up for ever.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Connects to a port of this machine.
  convenience init(port: UInt16) throws {
    let descriptor = Self.socket()
    let result = Self.withAddress(port: port) { connect(descriptor, $0, $1) }
    self.init(descriptor)
    guard result == 0 else { throw BrowserError("nobody listens on port \(port)") }
  }

  deinit { close(descriptor) }

  func write(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.withoutSignal) }
      guard count > 0 else { throw BrowserError("the connection broke while writing") }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads as many bytes as are asked for.
  func read(_ count: Int) throws -> Data {
    while unread.count < count { try readMore() }
    defer { unread = Data(unread.dropFirst(count)) }
    return Data(unread.prefix(count))
  }

  /// Reads an HTTP message's first lines, up to the empty one.
  func readHead() throws -> [String] {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = unread.range(of: end) {
        let head = try read(range.upperBound)
        return String(decoding: head.dropLast(4), as: UTF8.self).components(separatedBy: "\r\n")
      }
      try readMore()
    }
  }

  private func readMore() throws {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { throw BrowserError("the connection ended before the answer did") }
    unread.append(contentsOf: bytes[..<count])
  }

  #if canImport(Darwin)
  private static let withoutSignal: Int32 = 0
  #else
  private static let withoutSignal = Int32(MSG_NOSIGNAL)
  #endif

  static func socket() -> Int32 {
    #if canImport(Darwin)
    let descriptor = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    return descriptor
    #else
    return Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  static func withAddress<Result>(
    port: UInt16, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }
}
