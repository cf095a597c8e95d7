import Testing

@Suite("Profiles")
struct ProfileTests {
  /// One touch, of which each profile tells another story:
  ///
  ///     1.00              ····················
  ///     0.80          ·
  ///     0.60                                  ·
  ///     0.35      ·
  ///     0.10  ·
  ///           0  0.1 0.2 0.3                 0.8 0.9 1 s, where it lifts
  static let touch: Touches =
    "0 1 down 0.1; 0.1 1 move 0.35; 0.2 1 move 0.8; 0.3 1 move 1; 0.8 1 move 1; 0.9 1 move 0.6; 1 1 up 0"

  static let stories: [(profile: String, events: [String])] = [
    ("deep-press", ["began 0.2 1", "changed 0.3 1", "changed 0.8 1", "ended 0.9 0"]),
    // Half a second after it began, between two samples.
    ("hard-press", ["began 0.2 1", "changed 0.3 2", "ended 0.7 2"]),
    // 3 is more than this device reaches, so its maximum does.
    ("force-touch", ["began 0 0", "changed 0.1 0", "changed 0.2 0", "ended 0.3 1"]),
    ("force-press", ["began 0.2 1", "changed 0.3 2", "changed 0.8 2", "changed 0.9 2", "ended 1 0"]),
    (
      "force-touch-handler",
      ["began 0.1 1", "changed 0.2 1", "changed 0.3 1", "changed 0.8 1", "changed 0.9 1", "ended 1 0"]
    ),
    ("stages", ["began 0.1 1", "changed 0.2 2", "changed 0.3 3", "changed 0.8 3", "changed 0.9 2", "ended 1 0"]),
  ]

  @Test("each tell their own story of one touch", arguments: stories)
  func story(_ profile: String, _ events: [String]) async throws {
    #expect(try await Self.touch.events(["--profile", profile]) == events)
  }

  /// The same touch, taken away by the system after its peak.
  static let takenAway: [(profile: String, touches: Touches, last: String)] = [
    ("deep-press", "0 1 down 0.9; 0.1 1 cancel 0", "cancelled 0.1 0"),
    ("deep-press", "0 1 down 0.5; 0.1 1 cancel 0", "failed 0.1 0"),
    ("hard-press", "0 1 down 1; 0.1 1 cancel 0", "cancelled 0.1 0"),
    ("force-touch", "0 1 down 0.5; 0.1 1 cancel 0", "cancelled 0.1 0"),
    ("force-press", "0 1 down 0.9; 0.1 1 cancel 0", "cancelled 0.1 0"),
    ("stages", "0 1 down 0.2; 0.1 1 cancel 0", "failed 0.1 0"),
    // The recording ends with the contact down.
    ("deep-press", "0 1 down 0.9; 0.1 1 move 0.9", "cancelled 0.1 0"),
    ("deep-press", "0 1 down 0.5; 0.1 1 move 0.5", "failed 0.1 0"),
  ]

  @Test("end what is taken away", arguments: takenAway)
  func cancel(_ profile: String, _ touches: Touches, _ last: String) async throws {
    #expect(try await touches.events(["-p", profile]).last == last)
  }

  @Test("are deep-press unless another is named")
  func standard() async throws {
    #expect(try await Self.touch.events([]) == Self.stories[0].events)
  }

  @Test("are named in the help, each once")
  func help() async throws {
    let lines = try await Deeppress.run(["replay", "--help"]).lines
    let table = lines.drop { !$0.hasPrefix("Profiles") }.dropFirst().prefix { !$0.isEmpty }
    #expect(table.compactMap { $0.split(separator: " ").first.map(String.init) } == Self.stories.map(\.profile))
  }
}
