import Foundation

/// Serves the module and pages made up by their addresses, over the loopback: a browser imports no module from a file.
///
/// `/page?body=…&policy=…` is a page with that HTML in it, under that Content-Security-Policy; with `clock=1` its time is virtual.
final class PageServer: Sendable {
  let port: UInt16

  /// Where the built module is.
  static let folder: URL = {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let name = ProcessInfo.processInfo.environment["DEEPPRESS_WEB"]
    return name.map { URL(filePath: $0) } ?? root.appending(path: "build/web")
  }()

  static let module = folder.appending(path: "deeppress.min.js")

  init() throws {
    let listener = Loopback.socket()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = Loopback.withAddress(port: 0) { address, _ -> UInt16? in
      guard bind(listener, address, length) == 0, listen(listener, 16) == 0,
        getsockname(listener, address, &length) == 0
      else { return nil }
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
    }
    guard let bound else { throw BrowserError("no port to serve pages on") }
    port = bound
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        // A browser opens connections in advance and says nothing on them.
        Thread.detachNewThread { try? Self.answer(Loopback(connection)) }
      }
    }
  }

  private static func answer(_ connection: Loopback) throws {
    let target = try connection.readHead().first?.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    let parts = URLComponents(string: target)
    let query = (parts?.queryItems ?? []).reduce(into: [String: String]()) { $0[$1.name] = $1.value }
    let body: Data
    switch parts?.path {
    case "/deeppress.min.js": body = try Data(contentsOf: module)
    case "/page.js": body = Data(PressPage.script.utf8)
    case "/clock.js": body = Data(PressPage.clock.utf8)
    case "/page": body = Data(PressPage.html(body: query["body"], hasClock: query["clock"] != nil).utf8)
    default: body = Data()
    }
    let isPage = parts?.path == "/page"
    var head = "HTTP/1.1 \(body.isEmpty ? "404 Not Found" : "200 OK")\r\nContent-Length: \(body.count)\r\n"
    head += "Content-Type: \(isPage ? "text/html" : "text/javascript"); charset=utf-8\r\nConnection: close\r\n"
    if let policy = query["policy"] { head += "Content-Security-Policy: \(policy)\r\n" }
    try connection.write(Data("\(head)\r\n".utf8) + body)
  }
}
