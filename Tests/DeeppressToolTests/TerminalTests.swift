import Foundation
import Testing

@Suite("On a terminal")
struct TerminalTests {
  /// Python's pty works where script's options differ.
  static let isAvailable = Places.has("python3")
  private static let script =
    "python3 -c 'import os,pty,sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))' \"$0\" \"$@\""

  private static let announcement: Void = {
    if !isAvailable { print("skipped: there is no python3 to open a pseudo-terminal with") }
  }()

  init() { Self.announcement }

  private static func run(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> Outcome {
    var outcome = try await Deeppress.shell(script, arguments, environment: environment)
    outcome.output = outcome.output.replacingOccurrences(of: "\r\n", with: "\n")
    return outcome
  }

  /// Commands that colour what they say.
  static let commands: [[String]] = [["replay", "Samples/pen.evemu"], ["info", "Samples/pen.evemu"]]

  @Test("reports are in colour, and the same without it", .enabled(if: isAvailable), arguments: commands)
  func color(_ arguments: [String]) async throws {
    let colored = try await Self.run(arguments)
    #expect(colored.code == 0)
    #expect(colored.output.contains("\u{1B}[1mSamples/pen.evemu\u{1B}[0m"), "\(colored)")
    let plain = try await Deeppress.run(arguments)
    // Blanks at a line's end that a colour covers are nothing to see.
    let stripped = colored.lines.map { line -> String in
      var text = line.components(separatedBy: "\u{1B}[").enumerated().map { index, part in
        index == 0 ? part : String(part.drop { $0 != "m" }.dropFirst())
      }.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
    #expect(stripped == plain.lines)
  }

  @Test("NO_COLOR keeps colour away, unless it is empty", .enabled(if: isAvailable), arguments: ["1", "0", ""])
  func noColor(_ value: String) async throws {
    let outcome = try await Self.run(["replay", "Samples/pen.evemu"], ["NO_COLOR": value])
    #expect(outcome.output.contains("\u{1B}") == value.isEmpty)
  }

  @Test("what programs read stays without colour", .enabled(if: isAvailable), arguments: ["json", "csv"])
  func formats(_ format: String) async throws {
    let arguments = ["replay", "-f", format, "Samples/pen.evemu"]
    #expect(try await Self.run(arguments).output == Deeppress.run(arguments).output)
  }
}
