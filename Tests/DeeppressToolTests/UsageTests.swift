import Testing

@Suite("A wrong command line")
struct UsageTests {
  /// What nobody should type; "in" and "out" are never opened.
  static let commandLines: [[String]] = [
    [], ["frobnicate"], ["--frobnicate"], ["-x"], ["Replay"], [""],
    ["replay"], ["info"], ["convert"], ["replay", "-", "-"], ["info", "-", "in", "-"],
    ["replay", "--frobnicate", "in"], ["replay", "-x", "in"], ["replay", "-fx", "in"],
    ["info", "--profile", "stages", "in"],
    ["info", "--plot", "out.svg", "in"], ["convert", "--rate", "3", "in", "out.yml"],
    ["info", "--set", "dwell=1", "in"],
    ["replay", "in", "--frobnicate"], ["replay", "--help=yes"], ["replay", "--help", "--frobnicate"],
    ["replay", "--profile"], ["replay", "-p"], ["replay", "in", "--threshold"], ["replay", "in", "-t"],
    ["replay", "in", "--set"], ["replay", "in", "-s"], ["replay", "in", "-f"], ["replay", "in", "--plot"],
    ["replay", "in", "--description"], ["replay", "in", "--rate"], ["replay", "in", "-d"],
    ["convert", "in", "out", "--to"],
    ["replay", "-p", "frobnicate", "in"], ["replay", "-p", "", "in"], ["replay", "-p", "deepPress", "in"],
    ["replay", "-f", "xml", "in"], ["replay", "-f", "text", "in"], ["info", "-f", "csv", "in"],
    ["info", "-f", "", "in"],
    ["replay", "-s", "threshold", "in"], ["replay", "-s", "=0.5", "in"], ["replay", "-s", "", "in"],
    ["replay", "-s", "frobnicate=1", "in"], ["replay", "-s", "Threshold=0.5", "in"],
    ["replay", "-s", " dwell=1", "in"],
    ["replay", "--rate", "1e-320", "in"], ["info", "--rate", "0.0009", "in"], ["replay", "--rate", "1000001", "in"],
    ["replay", "--rate", "0", "in"], ["replay", "--rate", "-1", "in"], ["replay", "--rate", "fast", "in"],
    ["replay", "--maximum", "0", "in"], ["replay", "--maximum", "nan", "in"], ["replay", "--maximum", "inf", "in"],
    ["info", "-d", "0", "in"], ["info", "-d", "1.5", "in"], ["info", "-d", "one", "in"], ["info", "-d", "-1", "in"],
    ["convert", "in"], ["convert", "in", "out"], ["convert", "in", "out.txt"], ["convert", "in", "-"],
    ["convert", "in", ".yml"], ["convert", "in", "middle", "out.yml"],
    ["convert", "--to", "csv", "in", "out"], ["convert", "--to", "", "in", "out"], ["convert", "in", "folder.yml/out"],
  ]

  @Test("is refused with 64 and says what to give instead")
  func refusals() async throws {
    try await Self.expect(Self.commandLines, snapshot: "usage-errors")
  }

  /// Values that a knob doesn't take, and a profile that has the knob.
  static let badValues: [(profile: String, knob: String, values: [String])] = [
    ("deep-press", "threshold", ["", "hard", "-0.1", "1.1", "nan", "inf", "75%", "0,75"]),
    ("force-touch", "minimum-force", ["", "x", "-1", "1e10", "nan"]),
    ("force-touch-handler", "minimum-force", ["", "x", "-0.1", "3"]),
    ("force-press", "start", ["", "x", "-1", "1.5", "0.9"]),
    ("force-press", "peak", ["", "x", "-1", "1.5", "0.3"]),
    ("stages", "levels", ["", ",", "0.5,", "0.5,0.5", "0.6,0.3", "0.1,0.2,0.3,0.4,0.5", "0.5,2", "a,b", "0.3;0.6"]),
    ("deep-press", "hysteresis", ["", "x", "-0.01", "2"]),
    ("deep-press", "dwell", ["", "x", "-1", "3601", "1s"]),
    ("deep-press", "reachable-maximum", ["", "x", "0", "1.01"]),
    (
      "deep-press", "curve",
      [
        "", "quadratic", "power", "power:", "power:0", "power:65", "power:1,2", "cubic:0,0,1", "cubic:2,0,1,1",
        "linear:1",
      ]
    ),
    ("stages", "begins", ["", "x", "-1", "5", "1.5", "4"]),
    ("stages", "completes", ["", "x", "0", "5", "never", "4"]),
    ("hard-press", "minimum-duration", ["", "x", "-1", "3601"]),
    ("deep-press", "falling-back", ["", "end", "Ends", "true"]),
    ("deep-press", "lifting", ["", "continues", "fails"]),
    ("stages", "latches-stages", ["", "yes", "1", "true"]),
    ("deep-press", "presses-again", ["", "yes", "0"]),
    ("deep-press", "maximum-force", ["", "x", "-1", "1.1", "none"]),
    ("deep-press", "allowable-movement", ["", "x", "-1", "1e10", "any"]),
    ("deep-press", "contacts", ["", "x", "0", "17", "any"]),
    ("deep-press", "fallback", ["", "hold", "long_press"]),
    ("deep-press", "fallback-duration", ["0.5"]),
    ("deep-press", "fallback-movement", ["10"]),
  ]

  /// Knobs that a profile doesn't have, or not in this order, and values that don't go together.
  static let misplaced: [[String]] = [
    ["stages", "threshold=0.5"], ["deep-press", "minimum-force=3"], ["stages", "minimum-force=3"],
    ["deep-press", "start=0.4"], ["deep-press", "peak=0.4"], ["deep-press", "levels=0.4"],
    ["deep-press", "minimum-duration=1"], ["hard-press", "completes=none", "minimum-duration=1"],
    ["deep-press", "fallback-duration=1", "fallback=ramp"], ["deep-press", "fallback=ramp", "fallback-movement=5"],
    ["deep-press", "fallback=ramp", "fallback-duration=-1"],
    ["deep-press", "fallback=long-press", "fallback-movement=-1"],
    ["deep-press", "begins=2"], ["deep-press", "completes=2"], ["force-press", "start=0.9"],
  ]

  @Test("with a value that a knob doesn't take is refused with 64")
  func knobs() async throws {
    let bad = Self.badValues.flatMap { row in
      row.values.map { ["replay", "-p", row.profile, "-s", "\(row.knob)=\($0)", "in"] }
    }
    let misplaced = Self.misplaced.map { row in
      ["replay", "-p", row[0]] + row.dropFirst().flatMap { ["-s", $0] } + ["in"]
    }
    try await Self.expect(bad + misplaced, snapshot: "knob-errors")
  }

  @Test("is tried with every knob of the help")
  func completeness() async throws {
    #expect(Set(Self.badValues.map(\.knob)) == Set(try await KnobTests.knobsOfHelp()))
  }

  private static func expect(_ commandLines: [[String]], snapshot: String) async throws {
    var text = ""
    for arguments in commandLines {
      let outcome = try await Deeppress.run(arguments)
      #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errorLines.count == 2 && outcome.errors.hasPrefix("deeppress: error: "), "\(outcome)")
      #expect(outcome.errorLines.last?.hasPrefix("Try 'deeppress ") == true, "\(outcome)")
      text += outcome.description + "\n"
    }
    try Snapshot.expect(text, snapshot)
  }
}
