import Foundation
import Testing

/// A page in Chromium with something to press on: `#pad`, 200 × 100 at (20, 20).
@MainActor
struct PressPage {
  let browser: Chromium

  private static let server = Result { try PageServer() }

  /// Opens a page with nothing recognised on it.
  /// - Parameters:
  ///   - body: the HTML of the page; a pad unless it says otherwise.
  ///   - hasClock: whether time passes only as the test says.
  ///   - policy: its Content-Security-Policy.
  init(body: String? = nil, hasClock: Bool = false, policy: String? = nil) throws {
    browser = try .shared()
    var address = URLComponents()
    address.path = "/page"
    address.queryItems = [
      body.map { URLQueryItem(name: "body", value: $0) }, hasClock ? URLQueryItem(name: "clock", value: "1") : nil,
      policy.map { URLQueryItem(name: "policy", value: $0) },
    ].compactMap(\.self)
    try browser.open("\(Self.origin())\(address.string ?? "")")
  }

  /// Opens a page and recognises presses on the pad; `options` is what a script's author would write.
  init(_ options: String, body: String? = nil, hasClock: Bool = false) throws {
    try self.init(body: body, hasClock: hasClock)
    try run("await page.press(\(options))")
  }

  static func origin() throws -> String { "http://127.0.0.1:\(try server.get().port)" }

  /// Runs the body of an asynchronous function in the page.
  @discardableResult
  func run(_ body: String) throws -> Any { try browser.run(body) }

  /// Runs it and takes what it returns for what the test wants.
  func run<Value>(_ body: String, as type: Value.Type) throws -> Value {
    let value = try browser.run(body)
    return try #require(value as? Value, "\(body) returned \(value)")
  }

  func act(_ sources: InputSource...) throws { try browser.act(sources) }

  /// What has been told: of each event its phase, stage and force.
  var told: [String] {
    get throws { try run("return page.told", as: [String].self) }
  }
}
