import Foundation
import Testing

@Suite("Streams")
struct StreamTests {
  static let pad = "Samples/force-touchpad.evemu"
  static let isFullAvailable = FileManager.default.fileExists(atPath: "/dev/full")

  private static let announcement: Void = {
    if !isFullAvailable { print("skipped: there is no /dev/full to write to") }
  }()

  init() { Self.announcement }

  #if Zlib
  @Test("of packed recordings are unpacked, from a file and from standard input", arguments: Places.samples)
  func gzip(_ sample: String) async throws {
    let plain = try await Deeppress.run(["replay", "-f", "json", sample])
    let folder = try TemporaryFolder()
    let script =
      "gzip -c \"$1\" >\"$2/x.gz\" && \"$0\" replay -f json \"$2/x.gz\"; \"$0\" replay -f json - <\"$2/x.gz\""
    let outcome = try await Deeppress.shell(script, [sample, folder.path])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output == plain.output + plain.output)
    let pipe = try await Deeppress.shell("gzip -c \"$1\" | \"$0\" replay -f json -", [sample])
    #expect(pipe.output == plain.output && pipe.code == 0, "\(pipe)")
  }
  #endif

  /// Ways to stop reading early; with SIGPIPE ignored, the tool meets the error instead.
  static let readers: [(ignoresSignal: Bool, reader: String)] = [
    (false, "head -n 1"), (false, "true"), (true, "head -n 1"), (true, "true"),
  ]

  @Test("whose reader leaves end the tool quietly", arguments: readers)
  func closedPipe(_ ignoresSignal: Bool, _ reader: String) async throws {
    // Many events, so that not all of them fit into the pipe.
    let files = Array(repeating: Self.pad, count: 40)
    let prepare = ignoresSignal ? "trap '' PIPE; " : ""
    let folder = try TemporaryFolder()
    let script = "\(prepare){ \"$0\" replay -f json \"$@\"; echo $? >'\(folder.path)/code'; } | \(reader)"
    let outcome = try await Deeppress.shell(script, files)
    #expect(outcome.lines.count == (reader == "true" ? 0 : 1))
    if ignoresSignal {
      #expect(folder.text("code") == "74\n")
      #expect(outcome.errors == "deeppress: error: can't write to standard output: Broken pipe\n")
    } else {
      #expect(folder.text("code") == "141\n")
      #expect(outcome.errors.isEmpty)
    }
  }

  /// Commands that write to a full device, through standard output or by its name.
  static let toFull: [String] = [
    "\"$0\" replay -f json \"$1\" >/dev/full", "\"$0\" replay \"$1\" >/dev/full", "\"$0\" info \"$1\" >/dev/full",
    "\"$0\" --help >/dev/full", "\"$0\" --version >/dev/full", "\"$0\" convert --to evemu \"$1\" - >/dev/full",
    "\"$0\" convert --to evemu \"$1\" /dev/full", "\"$0\" replay --plot /dev/full \"$1\" >/dev/null",
    "\"$0\" replay -f csv \"$1\" \"$1\" \"$1\" \"$1\" \"$1\" \"$1\" \"$1\" \"$1\" \"$1\" \"$1\" \"$1\" \"$1\" >/dev/full",
  ]

  @Test("that can't be written to give 74 and the reason", .enabled(if: isFullAvailable), arguments: toFull)
  func full(_ script: String) async throws {
    let outcome = try await Deeppress.shell(script, [Self.pad])
    #expect(outcome.code == 74, "\(outcome)")
    #expect(outcome.errorLines.count == 1 && outcome.errors.hasSuffix("No space left on device\n"), "\(outcome)")
  }

  /// Commands with a stream closed, and how they end.
  static let closed: [(script: String, code: Int32, errors: String)] = [
    ("\"$0\" replay \"$1\" >&-", 74, "deeppress: error: can't write to standard output: Bad file descriptor\n"),
    ("\"$0\" info - <&-", 74, "-: error: can't read: Bad file descriptor\n"),
    ("\"$0\" replay \"$1\" <&- >/dev/null", 0, ""),
    ("\"$0\" replay missing 2>&-", 66, ""),
    ("\"$0\" replay --frobnicate 2>&-", 64, ""),
  ]

  @Test("that are closed end in an error, never in a trap", arguments: closed)
  func closedStream(_ script: String, _ code: Int32, _ errors: String) async throws {
    let outcome = try await Deeppress.shell(script, [Self.pad])
    #expect(outcome.code == code, "\(outcome)")
    #expect(outcome.errors == errors)
  }

  @Test("that are closed don't let messages into a file that is written", arguments: ["<&- >&-", "<&- >&- 2>&-"])
  func closedStreams(_ redirection: String) async throws {
    let folder = try TemporaryFolder()
    let script = """
      "$0" convert --to evemu "$1" "$2/open.evemu"; echo $?
      "$0" replay -o "$2/open.svg" "$1" >"$2/report"; echo $?
      "$0" convert --to evemu "$1" "$2/closed.evemu" \(redirection); echo $?
      "$0" replay -o "$2/closed.svg" "$1" \(redirection); echo $?
      """
    let outcome = try await Deeppress.shell(script, [Self.pad, folder.path])
    // A report that can't be written is an error, a copy doesn't need standard output.
    #expect(outcome.lines == ["0", "0", "0", "74"], "\(outcome)")
    #expect(folder.names == ["closed.evemu", "closed.svg", "open.evemu", "open.svg", "report"])
    #expect(folder.text("open.evemu").hasPrefix("# EVEMU") && folder.text("open.svg").hasPrefix("<svg"))
    #expect(folder.text("open.evemu") == folder.text("closed.evemu"))
    #expect(folder.text("open.svg") == folder.text("closed.svg"))
  }

  @Test(
    "without a terminal have no escape sequences", arguments: ["", "NO_COLOR=1", "TERM=xterm-256color", "NO_COLOR="])
  func escapes(_ variable: String) async throws {
    let parts = variable.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let environment = parts.count == 2 ? [parts[0]: parts[1]] : [:]
    for command in [["replay"], ["replay", "-f", "json"], ["info"], ["replay", "--frobnicate"]] {
      let outcome = try await Deeppress.run(command + [Self.pad, "missing"], environment: environment)
      #expect(!outcome.output.contains("\u{1B}") && !outcome.errors.contains("\u{1B}"))
    }
  }

  @Test("mix on one terminal in the order in which things happened")
  func order() async throws {
    let outcome = try await Deeppress.shell("exec 2>&1; \"$0\" replay -f json missing \"$1\" Samples", [Self.pad])
    #expect(outcome.lines.first == "missing: error: can't open: No such file or directory")
    #expect(outcome.lines.last == "Samples: error: is a directory, not a recording")
    #expect(outcome.lines.count > 2)
  }
}
