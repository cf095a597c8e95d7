import Foundation
import Testing

/// A headless Chromium, driven by chromedriver over WebDriver. The tests share one, and have it to themselves on the main actor.
@MainActor
final class Chromium {
  private let driver: BrowserProcess
  private var session = ""

  /// The one of all tests.
  static func shared() throws -> Chromium { try running.get() }

  private static let running = Result { try Chromium() }

  private init() throws {
    driver = try BrowserProcess(
      BrowserProcess.find("chromedriver") ?? "", ["--port=0"], announcement: "started successfully on port ")
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--window-size=800,600",
      "--disable-features=BackForwardCache",
    ]
    let answer = try send(
      "POST", "/session",
      ["capabilities": ["alwaysMatch": ["goog:chromeOptions": ["args": arguments]]]])
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else { throw BrowserError("no session") }
    session = "/session/\(id)"
  }

  func open(_ address: String) throws {
    try send("DELETE", "\(session)/actions")
    try send("POST", "\(session)/url", ["url": address])
  }

  /// Runs the body of an asynchronous function in the page; answers what it returns.
  func run(_ body: String) throws -> Any {
    try send("POST", "\(session)/execute/sync", ["script": "return (async () => { \(body) })()", "args": [Any]()])
  }

  /// Plays pointers and keys, all at once.
  func act(_ sources: [InputSource]) throws {
    try send("POST", "\(session)/actions", ["actions": sources.map(\.json)])
  }

  /// Sends a command of the Chrome DevTools Protocol.
  @discardableResult
  func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
    try send("POST", "\(session)/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  @discardableResult
  private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let connection = try Loopback(port: driver.port)
    let head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: \(content.count)\r\n\r\n"
    try connection.write(Data(head.utf8) + content)
    let lengths = try connection.readHead().compactMap { $0.lowercased().wholeMatch(of: /content-length: *(\d+)/)?.1 }
    let answer = try connection.read(lengths.first.flatMap { Int($0) } ?? 0)
    let value = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["value"] ?? NSNull()
    if let failure = value as? [String: Any], failure["error"] != nil {
      throw BrowserError("\(method) \(path): \(failure["message"] ?? failure)")
    }
    return value
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs the tests where Chromium and the built module are there, and says so where they aren't.
  static var needsChromium: Self { needs("chromedriver") }

  /// The same for Firefox.
  static var needsFirefox: Self { needs("firefox-esr") }

  static func needs(_ program: String) -> Self {
    let isBuilt = FileManager.default.fileExists(atPath: PageServer.module.path)
    let what = BrowserProcess.find(program) == nil ? program : isBuilt ? nil : PageServer.module.path
    if let what { print("SKIPPED: tests in a browser, for there is no \(what)") }
    return .enabled(if: what == nil, "needs \(program), and the module that Scripts/web.sh builds")
  }
}
