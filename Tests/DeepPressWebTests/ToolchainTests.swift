import Foundation
import Testing

/// What needs no browser, but Node or TypeScript's compiler.
struct ToolchainTests {
  /// Runs a program; answers its status and what it printed.
  private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: try #require(BrowserProcess.find(program)))
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test("importing it where there is no window does nothing", .needs("node"))
  func node() throws {
    let script = """
      const names = () => Reflect.ownKeys(globalThis).map(String).join();
      const before = names();
      const module = await import("\(PageServer.module.path)");
      console.log(Object.keys(module).join(), names() == before);
      """
    let result = try Self.run("node", ["--input-type=module", "-e", script])
    #expect(result.output == "deepPress true\n")
  }

  /// Every option, as its declaration allows it.
  private static let options: KeyValuePairs = [
    "profile": "'hardPress'", "threshold": "0.6", "minimumForce": "0.3", "start": "0.3", "peak": "0.8",
    "levels": "[0.2, 0.4]", "hysteresis": "0.02", "dwell": "20", "reachableMaximum": "0.83", "curve": "[0, 0, 0.58, 1]",
    "begins": "1", "completes": "2", "minimumDuration": "300", "fallingBack": "'cancels'", "lifting": "'ends'",
    "latchesStages": "true", "pressesAgain": "false", "maximumForce": "0.9", "allowableMovement": "10", "contacts": "1",
    "fallback": "'ramp'", "fallbackDuration": "700", "fallbackMovement": "5", "touchForce": "true", "pulse": "'blue'",
    "vibrate": "[10, 20]", "click": "true", "key": "null", "signal": "new AbortController().signal",
    "onbegan": "(event) => { const force: number | null = event.detail.force }", "onchanged": "() => {}",
    "onended": "() => {}", "oncancelled": "() => {}", "onfailed": "() => {}", "onstage": "() => {}",
  ]

  /// Compiles a script against the declarations; answers the errors' codes.
  private static func compile(_ script: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "deeppress-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "sample.ts")
    try Data("import { deepPress, DeepPressOptions } from './deeppress.js'\n\(script)".utf8).write(to: file)
    try FileManager.default.copyItem(
      at: PageServer.folder.appending(path: "deeppress.d.ts"), to: folder.appending(path: "deeppress.d.ts"))
    let result = try run(
      "tsc",
      ["--strict", "--noEmit", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node", file.path])
    return result.output.matches(of: /error (TS\d+)/).map { String($0.1) }
  }

  @Test("the declarations know every option, and what comes back", .needs("tsc"))
  func declarations() throws {
    let script = """
      const options: Required<DeepPressOptions> = { \(Self.options.map { "\($0): \($1)" }.joined(separator: ", ")) }
      const press = deepPress(document.body, options)
      const ready: Promise<void> = press.ready
      const force: number | null = press.force
      if (press.state == "possible" && press.capability == "simulated") press.perform()
      document.body.addEventListener("deeppressbegan", (event) => { const stage: number = event.detail.stage })
      press.destroy()
      """
    let errors = try Self.compile(script)
    #expect(errors == [])
  }

  @Test(
    "the declarations refuse what isn't one", .needs("tsc"),
    arguments: [
      ("deepPress(document.body, { profile: 'soft' })", "TS2322"),
      ("deepPress(document.body, { treshold: 1 })", "TS2345"),
      ("deepPress(document.body, { fallback: 'wait' })", "TS2322"),
      ("deepPress(document.body, { curve: [1, 2] })", "TS2322"),
      ("deepPress('pad')", "TS2345"), ("deepPress(document.body).force = 1", "TS2540"),
      ("deepPress(document.body).cancel()", "TS2339"),
    ])
  func wrongDeclarations(script: String, code: String) throws {
    let errors = try Self.compile(script)
    #expect(errors == [code])
  }
}
