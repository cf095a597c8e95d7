import Foundation

/// The client's side of a WebSocket, as far as WebDriver BiDi needs it: text both ways.
final class WebSocket {
  private let connection: Loopback

  init(port: UInt16, path: String) throws {
    connection = try Loopback(port: port)
    let request = """
      GET \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: \(Data("0123456789abcdef".utf8).base64EncodedString())\r
      \r

      """
    try connection.write(Data(request.utf8))
    let status = try connection.readHead().first ?? ""
    guard status.contains(" 101 ") else { throw BrowserError("no WebSocket: \(status)") }
  }

  func send(_ text: Data) throws {
    // A final frame of text. Firefox takes a mask of zeros for none, and refuses it.
    let mask: [UInt8] = [1, 2, 3, 4]
    var frame: [UInt8] = [0x81]
    switch text.count {
    case ..<126: frame.append(0x80 | UInt8(text.count))
    case ..<65536: frame += [0x80 | 126] + bytes(text.count, 2)
    default: frame += [0x80 | 127] + bytes(text.count, 8)
    }
    try connection.write(Data(frame + mask + text.enumerated().map { $1 ^ mask[$0 % 4] }))
  }

  /// The next text, whatever it is broken into.
  func receive() throws -> Data {
    var text = Data()
    while true {
      let head = [UInt8](try connection.read(2))
      var count = Int(head[1] & 0x7F)
      if count > 125 { count = try connection.read(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
      let piece = try connection.read(count)
      switch head[0] & 0x0F {
      case 0, 1: text += piece
      case 8: throw BrowserError("the browser closed the WebSocket")
      default: continue
      }
      if head[0] & 0x80 != 0 { return text }
    }
  }

  private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
