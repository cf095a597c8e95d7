import Testing

@Suite("Knobs")
struct KnobTests {
  /// A knob's setting, and what is recognised in a small recording without and with it.
  struct Row: Sendable, CustomTestStringConvertible {
    var profile = "deep-press"
    var settings: [String]
    var touches: Touches
    /// The recording's highest force; 1 but for raw forces.
    var maximum = 1.0
    var without: [String]
    var with: [String]

    var testDescription: String { "\(profile) \(settings.joined(separator: " "))" }
  }

  @Test("change what is recognised", arguments: rows)
  func change(_ row: Row) async throws {
    let settings = row.settings.flatMap { ["--set", $0] }
    // A knob of the fallback means nothing before the fallback itself.
    let before = row.settings.count > 1 ? Array(settings.prefix(2)) : []
    #expect(try await row.touches.events(["-p", row.profile] + before, maximum: row.maximum) == row.without)
    #expect(try await row.touches.events(["-p", row.profile] + settings, maximum: row.maximum) == row.with)
  }

  @Test("are tried one and all")
  func completeness() async throws {
    let tried = Set(Self.rows.compactMap { $0.settings.last?.split(separator: "=").first.map(String.init) })
    #expect(tried == Set(try await Self.knobsOfHelp()))
  }

  @Test(
    "do with --threshold what they do with --set threshold",
    arguments: ["deep-press", "hard-press", "force-touch", "force-press", "force-touch-handler"], ["0.3", "0.85"])
  func threshold(_ profile: String, _ force: String) async throws {
    let set = try await Self.press.events(["-p", profile, "--set", "threshold=\(force)"])
    #expect(try await Self.press.events(["-p", profile, "--threshold", force]) == set)
    #expect(try await Self.press.events(["-t\(force)", "-p\(profile)"]) == set)
  }

  @Test("are applied in order: the last one counts")
  func order() async throws {
    let last = try await Self.press.events(["-t", "0.85"])
    #expect(try await Self.press.events(["-t", "0.2", "-s", "threshold=0.85"]) == last)
    #expect(try await Self.press.events(["-s", "threshold=0.2", "-t", "0.85"]) == last)
  }

  /// The names in the last table of `replay --help`.
  static func knobsOfHelp() async throws -> [String] {
    let lines = try await Deeppress.run(["replay", "--help"]).lines
    let table = lines.drop { !$0.hasPrefix("Knobs") }.dropFirst()
    return table.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// Force over time:
  ///
  ///     0.90          ·
  ///     0.80      ·
  ///     0.72              ·
  ///     0.50                  ·
  ///     0.20  ·
  ///           0  0.1 0.2 0.3 0.4 0.5 s, where it lifts
  static let press: Touches =
    "0 1 down 0.2; 0.1 1 move 0.8; 0.2 1 move 0.9; 0.3 1 move 0.72; 0.4 1 move 0.5; 0.5 1 up 0"
  static let pressed = ["began 0.1 1", "changed 0.2 1", "changed 0.3 1", "ended 0.4 0"]
}
