import Testing

@Suite("Samples")
struct SampleTests {
  /// A command over each sample, and the start of the snapshot's name.
  static let commands: [(arguments: [String], snapshot: String)] = [
    (["info"], "info"),
    (["replay"], "timeline"),
    (["replay", "-p", "stages"], "timeline-stages"),
    (["replay", "-f", "json", "-p", "hard-press", "-s", "reachable-maximum=0.9"], "json-hard-press"),
    (["replay", "-f", "json", "-p", "force-touch"], "json-force-touch"),
    (["replay", "-f", "csv"], "csv"),
  ]

  @Test("are told as they were when this was last read", arguments: commands, Places.samples)
  func snapshot(_ command: (arguments: [String], snapshot: String), _ sample: String) async throws {
    let outcome = try await Deeppress.run(command.arguments + [sample])
    #expect(outcome.code == 0)
    let name = sample.split(separator: "/")[1].split(separator: ".")[0]
    try Snapshot.expect(outcome.description, "\(command.snapshot)-\(name)")
  }

  @Test("come out the same through a pipe, but for the name", arguments: Places.samples)
  func pipe(_ sample: String) async throws {
    let file = try await Deeppress.run(["replay", "-f", "json", sample])
    let whole = try await Deeppress.run(
      ["replay", "-f", "json", "-"], input: try Places.sample(String(sample.split(separator: "/")[1])))
    let pipe = try await Deeppress.shell("cat \"$1\" | \"$0\" replay -f json -", [sample])
    // A pipe that gives little at a time.
    let drops = try await Deeppress.shell("dd if=\"$1\" bs=7 status=none | \"$0\" replay -f json -", [sample])
    for outcome in [whole, pipe, drops] {
      #expect(outcome.output == file.output)
      #expect(outcome.code == 0)
    }
  }

  @Test("are told the same in JSON and in CSV", arguments: Places.samples)
  func formats(_ sample: String) async throws {
    let json = try await Deeppress.run(["replay", "-f", "json", "-p", "stages", sample])
    let csv = try await Deeppress.run(["replay", "-f", "csv", "-p", "stages", sample])
    // Each value as it is written, without JSON's names.
    let rows = json.lines.map { line in
      line.dropFirst().dropLast().split(separator: ",").map { pair in
        pair.split(separator: ":")[1].filter { $0 != "\"" }
      }.joined(separator: ",")
    }
    #expect(csv.lines == ["time,contact,phase,stage,force,raw"] + rows)
  }
}
