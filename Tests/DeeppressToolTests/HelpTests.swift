import Testing

@Suite("Help")
struct HelpTests {
  static let texts: [(arguments: [String], snapshot: String)] = [
    (["--help"], "help"),
    (["replay", "--help"], "help-replay"),
    (["info", "--help"], "help-info"),
    (["convert", "--help"], "help-convert"),
    (["--version"], "version"),
  ]

  @Test("says what it said when it was last read", arguments: texts)
  func snapshot(_ arguments: [String], _ name: String) async throws {
    let outcome = try await Deeppress.run(arguments)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    try Snapshot.expect(outcome.description, name)
  }

  /// Another way to ask, and the way that gives the same.
  static let synonyms: [(arguments: [String], same: [String])] = [
    (["-h"], ["--help"]), (["help"], ["--help"]), (["-V"], ["--version"]), (["replay", "-h"], ["replay", "--help"]),
    (["info", "--he"], ["info", "--help"]), (["convert", "in", "--help", "out"], ["convert", "--help"]),
  ]

  @Test("can be asked for in other ways", arguments: synonyms)
  func synonym(_ arguments: [String], _ same: [String]) async throws {
    let (one, other) = (try await Deeppress.run(arguments), try await Deeppress.run(same))
    #expect(one.output == other.output)
    #expect(one.code == 0 && one.errors.isEmpty)
  }

  @Test("fits in a terminal of 100 columns", arguments: texts)
  func width(_ arguments: [String], _ name: String) async throws {
    let wide = try await Deeppress.run(arguments).lines.filter { $0.count > 100 }
    #expect(wide == [])
  }
}
