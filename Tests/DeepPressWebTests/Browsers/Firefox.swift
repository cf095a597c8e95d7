import Foundation

/// A headless Firefox, which speaks WebDriver BiDi by itself.
@MainActor
final class Firefox {
  private let process: BrowserProcess
  private let socket: WebSocket
  private var context = ""
  private var last = 0

  /// The one of all tests.
  static func shared() throws -> Firefox { try running.get() }

  private static let running = Result { try Firefox() }

  private init() throws {
    process = try BrowserProcess(
      BrowserProcess.find("firefox-esr") ?? "",
      ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", "FOLDER"],
      announcement: "WebDriver BiDi listening on ws://127.0.0.1:")
    socket = try WebSocket(port: process.port, path: "/session")
    try send("session.new", ["capabilities": [String: Any]()])
    let tree = try send("browsingContext.getTree", [:])
    context = (tree["contexts"] as? [[String: Any]])?.first?["context"] as? String ?? ""
  }

  func open(_ address: String) throws {
    try send("input.releaseActions", ["context": context])
    try send("browsingContext.navigate", ["context": context, "url": address, "wait": "complete"])
  }

  /// Runs the body of an asynchronous function in the page; answers the text that it returns.
  @discardableResult
  func run(_ body: String) throws -> String {
    let answer = try send(
      "script.evaluate",
      [
        "expression": "(async () => { \(body) })()", "target": ["context": context], "awaitPromise": true,
      ])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      throw BrowserError("\(details["text"] ?? details)")
    }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  func act(_ sources: [InputSource]) throws {
    try send("input.performActions", ["context": context, "actions": sources.map(\.json)])
  }

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    last += 1
    try socket.send(JSONSerialization.data(withJSONObject: ["id": last, "method": method, "params": parameters]))
    while true {
      let message = try JSONSerialization.jsonObject(with: socket.receive()) as? [String: Any] ?? [:]
      // What isn't an answer is an event.
      guard message["id"] as? Int == last else { continue }
      if message["type"] as? String == "error" { throw BrowserError("\(method): \(message["message"] ?? message)") }
      return message["result"] as? [String: Any] ?? [:]
    }
  }
}
