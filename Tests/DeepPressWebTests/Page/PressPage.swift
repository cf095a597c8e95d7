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

  func act(_ sources: InputSource...) throws { try browser.act(sources) }

  /// Expects what has been told: of each event its phase, stage and force.
  func told(_ expected: [String], _ location: SourceLocation = #_sourceLocation) throws {
    try expect("page.told", expected, location)
  }

  /// Expects what a list is in the page, with its elements as strings.
  func expect(_ list: String, _ expected: [String], _ location: SourceLocation = #_sourceLocation) throws {
    let found = try #require(try run("return (\(list)).map(String)") as? [String])
    #expect(found == expected, sourceLocation: location)
  }
}
