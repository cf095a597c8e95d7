import Foundation
import Testing

/// The built file: its size, and where it can be loaded.
@MainActor
@Suite(.needsChromium)
struct ModuleTests {
  @Test("the module and its script together are at most as large as Pressure.js")
  func size() throws {
    let size = try Data(contentsOf: PageServer.module).count
    withKnownIssue("the module is still being made smaller") { #expect(size <= 9336) }
  }

  private static let loading = "return await page.press({}).then(() => 'ready', (error) => error.name)"

  @Test("a content security policy may forbid everything but the page's own scripts and WebAssembly")
  func policy() throws {
    let page = try PressPage(
      policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'")
    #expect(try page.run(Self.loading) as? String == "ready")
    try page.act(.pen([0.1, 0.8]))
    try page.told(["began 1 0.8", "ended 0 0.8"])
  }

  @Test("a content security policy without WebAssembly makes ready fail, and nothing else")
  func policyWithoutWebAssembly() throws {
    let page = try PressPage(policy: "script-src 'self'")
    #expect(try page.run(Self.loading) as? String == "CompileError")
    try page.act(.pen([0.1, 0.8]))
    try page.run("page.handle.perform(); page.handle.destroy()")
    try page.told([])
  }

  @Test("a page that is opened from disk recognises a press, with the module in it")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "deeppress-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = String(decoding: try Data(contentsOf: PageServer.module), as: UTF8.self)
    let page = """
      \(PressPage.html(body: nil, hasClock: false))<script>\(PressPage.script)</script>
      <script type="module">\(module); page.listen(pad); deepPress(pad).ready.then(() => (page.isReady = true))</script>
      """
    // The minified module exports under its name from within.
    let name = try #require(module.firstMatch(of: /export\{(\w+) as deepPress\}/)?.1)
    let file = folder.appending(path: "page.html")
    try Data(page.replacing("; page.listen(pad); deepPress(", with: "; page.listen(pad); \(name)(").utf8).write(
      to: file)
    let browser = try Chromium.shared()
    try browser.open(file.absoluteString)
    _ = try browser.run("while (!page.isReady) await new Promise(requestAnimationFrame)")
    try browser.act([.pen([0.1, 0.8])])
    #expect(try browser.run("return page.told") as? [String] == ["began 1 0.8", "ended 0 0.8"])
  }
}
