import Foundation
import Testing

@Suite("Converting from the command line")
struct ConvertCommandTests {
  static let recordings = ["force-touchpad.evemu", "pen.evemu"]

  @Test("to YAML and back keeps the events to the letter", arguments: recordings)
  func roundTrip(_ sample: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(try Places.sample(sample), to: "in.evemu")
    for pair in [["in.evemu", "middle.yml"], ["middle.yml", "out.evemu"], ["out.evemu", "again.yml"]] {
      let outcome = try await Deeppress.run(["convert"] + pair, in: folder.path)
      #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome)")
    }
    #expect(Self.events(folder.text("out.evemu")) == Self.events(folder.text("in.evemu")))
    #expect(Self.events(folder.text("in.evemu")).count > 300)
    #expect(folder.text("again.yml") == folder.text("middle.yml"))
    // What stands for the device, but for comments and masks in which no bit is set.
    let description: (String) -> [Substring] = { text in
      text.split(separator: "\n").filter { !"#E".contains($0.prefix(1)) && !$0.hasSuffix(" 00 00 00 00 00 00 00 00") }
    }
    #expect(description(folder.text("out.evemu")) == description(folder.text("in.evemu")))
  }

  /// The E: lines without their comments.
  private static func events(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("E:") }.map {
      String($0.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("gives what replays and is judged the same", arguments: recordings + ["clickpad.yml"])
  func sameReplay(_ sample: String) async throws {
    for format in ["evemu", "libinput"] {
      let script = "\"$0\" convert --to \(format) \"$1\" - | \"$0\" replay -f json -p stages -"
      let outcome = try await Deeppress.shell(script, ["Samples/\(sample)"])
      let expected = try await Deeppress.run(["replay", "-f", "json", "-p", "stages", "Samples/\(sample)"])
      #expect(outcome.output == expected.output && outcome.errors.isEmpty, "\(outcome.errors)")
      let judged = try await Deeppress.shell(
        "\"$0\" convert --to \(format) \"$1\" - | \"$0\" info -", ["Samples/\(sample)"])
      let original = try await Deeppress.run(["info", "Samples/\(sample)"])
      #expect(judged.lines.dropFirst() == original.lines.dropFirst())
    }
  }

  /// Names of the file to write, and the first line that they lead to.
  static let endings: [(arguments: [String], out: String, first: String)] = [
    ([], "a.evemu", "# EVEMU"), ([], "a.events", "# EVEMU"), ([], "a.yml", "# libinput record"),
    ([], "a.b.yaml", "# libinput record"), (["--to", "libinput"], "a.evemu", "# libinput record"),
    (["--to", "evemu"], "a", "# EVEMU"), (["--to=evemu"], "a.yml", "# EVEMU"), (["--to", "evemu"], "-", "# EVEMU"),
  ]

  @Test("goes by the ending unless --to says another format", arguments: endings)
  func ending(_ arguments: [String], _ out: String, _ first: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(try Places.sample("pen.evemu"), to: "in")
    let outcome = try await Deeppress.run(["convert"] + arguments + ["in", out], in: folder.path)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    let text = out == "-" ? outcome.output : folder.text(out)
    #expect(text.hasPrefix(first), "\(text.prefix(80))")
    #expect(folder.names == (out == "-" ? ["in"] : [out, "in"].sorted()))
  }

  /// What can't be converted: there are no events in it, or it is damaged.
  static let refused: [(text: String, message: String)] = [
    ("time,contact,action,force\n0,1,down,1\n", "holds samples"), ("[0, 1, 0]", "holds samples"), ("", "is empty"),
    ("E: 1.000000 0003 0018 x\n", "value"), ("hello\n", "not a recording"),
  ]

  @Test("refuses what holds no events, and leaves the old file as it was", arguments: refused)
  func refusal(_ text: String, _ message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text.utf8, to: "in")
    try folder.write("old".utf8, to: "out.yml")
    let outcome = try await Deeppress.run(["convert", "in", "out.yml"], in: folder.path)
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix("in:") && outcome.errors.contains(message), "\(outcome)")
    #expect(folder.text("out.yml") == "old")
    #expect(folder.names == ["in", "out.yml"])
  }

  @Test("replaces another file that is there, as the help says")
  func replaces() async throws {
    let folder = try TemporaryFolder()
    try folder.write(try Places.sample("pen.evemu"), to: "pen.evemu")
    try folder.write("old".utf8, to: "out.yml")
    let outcome = try await Deeppress.run(["convert", "pen.evemu", "out.yml"], in: folder.path)
    #expect(outcome.code == 0 && folder.text("out.yml").hasPrefix("# libinput record"))
    let help = try await Deeppress.run(["convert", "--help"])
    #expect(help.output.contains("An OUT that is there is replaced"))
  }

  @Test("refuses to write over what it reads, by any name")
  func sameFile() async throws {
    let folder = try TemporaryFolder()
    let recording = try Places.sample("pen.evemu")
    try folder.write(recording, to: "pen.evemu")
    let outcome = try await Deeppress.run(["convert", "pen.evemu", "./pen.evemu"], in: folder.path)
    #expect(outcome.code == 64)
    #expect(folder.text("pen.evemu") == String(decoding: recording, as: UTF8.self))
  }
}
