import Foundation
import Testing

@Suite("Plots")
struct PlotTests {
  static let profiles = ProfileTests.stories.map(\.profile)

  @Test("are XML and shade each gesture that began", arguments: Places.samples, profiles)
  func gestures(_ sample: String, _ profile: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Deeppress.run(
      ["replay", "-f", "json", "-p", profile, "-o", folder.path + "/out.svg", sample])
    #expect(outcome.code == 0)
    #expect(outcome.errorLines.last == "plot written to \(folder.path)/out.svg")
    let picture = Picture(folder.text("out.svg"))
    #expect(picture.problem == nil)
    #expect(picture.elements.first?.name == "svg")
    // In order of their beginnings; each ends in the phase that is told of its contact next.
    let phases = outcome.objects.map { ($0["contact"] as? Int, $0["phase"] as? String ?? "") }
    let expected = phases.indices.filter { phases[$0].1 == "began" }.map { began in
      phases[began...].first { $0.0 == phases[began].0 && ["ended", "cancelled"].contains($0.1) }?.1 ?? "none"
    }
    #expect(picture.gestures == expected)
    #expect(picture.hasOnlyNumbers)
  }

  @Test("of several files stand one below the other, in the order of the files")
  func stack() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Deeppress.run(["replay", "-f", "json", "-o", folder.path + "/out.svg"] + Places.samples)
    #expect(outcome.code == 0)
    let picture = Picture(folder.text("out.svg"))
    #expect(picture.panels.count == Places.samples.count, "\(picture.problem ?? "")")
    let heights = picture.panels.compactMap { Double($0.dropLast().split(separator: " ").last ?? "") }
    #expect(heights == heights.sorted() && Set(heights).count == heights.count)
    #expect(picture.titles.map { $0.components(separatedBy: " · ")[0] } == Places.samples)
  }

  /// Recordings in which there is nothing to draw, and the exit code.
  static let nothing: [(recording: String, code: Int32)] = [
    ("[]", 0), ("[0, 0, 0]", 0), ("time,contact,action,force\n", 0), ("time,contact,action,force\nx,1,down,1\n", 65),
    ("", 65), ("{}", 65),
  ]

  @Test("of nothing say so", arguments: nothing)
  func empty(_ recording: String, _ code: Int32) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Deeppress.run(
      ["replay", "-f", "json", "-o", "out.svg", "-"], input: Data(recording.utf8), in: folder.path)
    #expect(outcome.code == code && outcome.output.isEmpty)
    // A picture that may be good isn't replaced because a recording couldn't be read.
    guard code == 0 else {
      #expect(folder.names.isEmpty)
      return
    }
    let picture = Picture(folder.text("out.svg"))
    #expect(picture.problem == nil)
    #expect(picture.panels.isEmpty && picture.elements.contains { $0.text == "No contact to draw" })
  }

  /// Touches without force, at one time, or with forces that are none.
  static let odd: [Touches] = [
    "0 1 down -; 0.2 1 move -; 1 1 up -", "0 1 down 0.9", "0 1 down 0.9; 0 1 up 0",
    "5 1 down -; 5 1 move 0; 6 1 up 0",
    "0 1 down 1e308; 1e300 1 move 0.9; 1e308 1 up 0", "-1e308 1 down 0.9; 1e308 1 move 0.9; 0 1 up 0",
    "0 1 down -5; 1 1 move 7; 0.5 1 move 0.9; 2 2 up 0",
  ]

  @Test("of odd touches are XML all the same", arguments: odd)
  func oddTouches(_ touches: Touches) async throws {
    for extra in [[], ["-s", "fallback=ramp"], ["-s", "reachable-maximum=0.01"], ["-s", "curve=power:64"]] {
      let folder = try TemporaryFolder()
      let outcome = try await Deeppress.run(
        ["replay", "-o", "out.svg", "-"] + extra, input: touches.csv(), in: folder.path)
      #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors.prefix(300))")
      let picture = Picture(folder.text("out.svg"))
      #expect(picture.problem == nil)
      #expect(picture.hasOnlyNumbers)
    }
  }

  /// Names that XML, a terminal or SVG could take for something else, and how the picture shows them.
  static let names: [(name: String, shown: String)] = [
    ("</text><script>alert(1)</script>", "</text><script>alert(1)</script>"), ("a & b &amp; c", "a & b &amp; c"),
    ("\"quoted\" 'x'", "\"quoted\" 'x'"), ("]]>", "]]>"), ("<!-- x -->", "<!-- x -->"), ("é漢😀", "é漢😀"),
    ("bell\u{7}escape\u{1B}[31m", "bell\u{FFFD}escape\u{FFFD}[31m"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
  ]

  @Test("show a device's name as it is, whatever is in it", arguments: names)
  func escaping(_ name: String, _ shown: String) async throws {
    let folder = try TemporaryFolder()
    let pen = String(decoding: try Places.sample("pen.evemu"), as: UTF8.self)
    let renamed = pen.replacingOccurrences(of: "N: DeepPress Synthetic Pen", with: "N: \(name)")
    try #require(renamed != pen)
    try folder.write(renamed.utf8, to: "in")
    let outcome = try await Deeppress.run(["replay", "-o", "out.svg", "in"], in: folder.path)
    let picture = Picture(folder.text("out.svg"))
    #expect(picture.problem == nil)
    #expect(picture.titles == ["in · \(shown)"])
    #expect(!picture.elements.contains { $0.name == "script" })
    // The timeline shows the name too, and must not steer the terminal.
    #expect(!outcome.output.contains { "\u{1B}\u{7}".contains($0) })
  }

  @Test("replace the picture before, and leave nothing else beside it")
  func replace() async throws {
    let folder = try TemporaryFolder()
    try folder.write(try Places.sample("pen.evemu"), to: "in")
    try folder.write("<svg/>".utf8, to: "out.svg")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/out.svg")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.svg", withDestinationPath: "out.svg")
    #expect(try await Deeppress.run(["replay", "-o", "link.svg", "in"], in: folder.path).code == 0)
    #expect(Picture(folder.text("out.svg")).problem == nil)
    #expect(folder.names == ["in", "link.svg", "out.svg"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.svg") == "out.svg")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/out.svg")[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test("that can't be written leave the picture before as it was, and nothing beside it")
  func intact() async throws {
    let folder = try TemporaryFolder()
    try folder.write(try Places.sample("pen.evemu"), to: "in")
    try folder.write("<svg/>".utf8, to: "out.svg")
    // No file may grow beyond 1 or 2 KiB, depending on the shell; writing more gives an error, not the signal.
    let script = "ulimit -f 2; trap '' XFSZ; \"$0\" replay -f json -s threshold=1 -o out.svg in"
    let outcome = try await Deeppress.shell(script, in: folder.path)
    #expect(outcome.code == 74, "\(outcome)")
    #expect(folder.text("out.svg") == "<svg/>")
    #expect(folder.names == ["in", "out.svg"])
  }

  @Test("are for a file, since the report takes standard output", arguments: ["-", ""])
  func standardOutput(_ name: String) async throws {
    let outcome = try await Deeppress.run(["replay", "-o", name, "Samples/pen.evemu"])
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("--plot takes the name of a file"))
  }

  /// Places where no file can be written.
  static let badPlaces = ["missing/out.svg", "in/out.svg", "folder", "circle.svg", "lost.svg"]

  @Test("that can't be written are refused before anything is replayed", arguments: badPlaces)
  func badPlace(_ place: String) async throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try folder.write(try Places.sample("pen.evemu"), to: "in")
    try files.createDirectory(atPath: folder.path + "/folder", withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: folder.path + "/circle.svg", withDestinationPath: "circle.svg")
    try files.createSymbolicLink(atPath: folder.path + "/lost.svg", withDestinationPath: "missing/out.svg")
    let names = folder.names
    let outcome = try await Deeppress.run(["replay", "in", "-o", place], in: folder.path)
    #expect(outcome.code == 74 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errorLines.count == 1 && outcome.errors.hasPrefix("\(place): error: "), "\(outcome)")
    #expect(folder.names == names)
  }

  @Test("replace no file that isn't a plot")
  func keepsRecordings() async throws {
    let folder = try TemporaryFolder()
    let recording = try Places.sample("pen.evemu")
    try folder.write(recording, to: "pen.evemu")
    let outcome = try await Deeppress.run(["replay", "pen.evemu", "-o", "pen.evemu"], in: folder.path)
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(folder.text("pen.evemu") == String(decoding: recording, as: UTF8.self))
  }
}
