import Foundation
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  static let pen = "Samples/pen.evemu"
  private static let isRoot = geteuid() == 0

  /// Said once, for the tests of a suite each make one.
  private static let announcement: Void = {
    if isRoot { print("skipped: permissions don't bind root, so exit code 77 can't be seen") }
  }()

  init() { Self.announcement }

  /// A command line, run in the project's folder, and how it ends.
  static let rows: [(arguments: [String], code: Int32)] = [
    (["replay", pen], 0), (["info", pen], 0), (["convert", "--to", "evemu", pen, "/dev/null"], 0),
    (["replay", "README.md"], 65), (["info", "README.md"], 65),
    (["convert", "README.md", "/dev/null", "--to", "evemu"], 65),
    (["replay", "--device", "2", pen], 65), (["info", "--device", "2", pen], 65),
    (["replay", "--device", "2", "Samples/phone.csv"], 65), (["info", "--device", "2", "Samples/phone.csv"], 65),
    (["replay", "--device", "2", "Samples/phone-forces.json", "--rate", "60"], 65),
    (["replay", "--device", "1", "Samples/phone.csv"], 0), (["info", "--device", "1", "Samples/phone.csv"], 0),
    (["convert", "Samples/phone.csv", "/dev/null", "--to", "evemu"], 65),
    (["replay", "missing"], 66), (["info", "missing"], 66), (["convert", "missing", "/dev/null", "--to", "evemu"], 66),
    (["replay", "\(pen)/missing"], 66),
    (["replay", "Samples"], 74), (["info", "Samples"], 74), (["convert", "Samples", "/dev/null", "--to", "evemu"], 74),
    (["convert", "--to", "evemu", pen, "Samples"], 74), (["convert", pen, "missing/out.yml"], 74),
    (["replay", "--plot", "Samples", pen], 74), (["replay", "--plot", "missing/out.svg", pen], 74),
    (["replay", "--plot", "\(pen)/out.svg", pen], 74),
  ]

  @Test("are those of sysexits", arguments: rows)
  func code(_ arguments: [String], _ code: Int32) async throws {
    let outcome = try await Deeppress.run(arguments)
    #expect(outcome.code == code, "\(outcome)")
    #expect(outcome.errors.isEmpty == (code == 0), "\(outcome)")
    #expect(code == 0 || outcome.errorLines.count == 1, "one failure, one line: \(outcome)")
  }

  /// Files of one command line, and the code of the first that fails.
  static let several: [(files: [String], code: Int32)] = [
    ([pen, "missing"], 66), (["missing", pen], 66), (["missing", "Samples", "README.md"], 66),
    (["Samples", "missing"], 74), (["README.md", "missing", "Samples"], 65), ([pen, "README.md", pen], 65),
  ]

  @Test("of several files are the first failure's, and the other files are read all the same", arguments: several)
  func first(_ files: [String], _ code: Int32) async throws {
    for command in ["replay", "info"] {
      let outcome = try await Deeppress.run([command, "-f", "json"] + files)
      #expect(outcome.code == code)
      #expect(outcome.errorLines.count == files.filter { $0 != Self.pen }.count)
      let told = Set(outcome.objects.compactMap { $0["file"] as? String })
      #expect(told == (files.contains(Self.pen) ? [Self.pen] : []))
    }
  }

  @Test("tell where there is no permission", .enabled(if: !isRoot, "permissions don't bind root"))
  func permission() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(try Places.sample("pen.evemu"), to: "in.evemu")
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: file)
    #expect(try await Deeppress.run(["info", "in.evemu"], in: folder.path).code == 77)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
    #expect(try await Deeppress.run(["convert", "in.evemu", "out.yml"], in: folder.path).code == 77)
    #expect(try await Deeppress.run(["replay", "-o", "out.svg", "in.evemu"], in: folder.path).code == 77)
  }

  /// Damage, and the line that it is in.
  static let damage: [(sample: String, line: String)] = [
    ("pen.evemu", "E: when 0003 0018 0000\n"), ("phone.csv", "9,9,press,0.1,1,0,0\n"),
    ("clickpad.yml", "      - [ 9, 1, 3, 58, x ]\n"),
  ]

  @Test("of damage are 65, and what is valid before and behind it is printed", arguments: damage)
  func damaged(_ sample: String, _ line: String) async throws {
    let whole = try Places.sample(sample)
    let lines = whole.filter { $0 == 0x0A }.count
    let before = try await Deeppress.run(["replay", "-f", "json", "-"], input: whole)
    let outcome = try await Deeppress.run(["replay", "-f", "json", "-"], input: whole + Data(line.utf8))
    #expect(outcome.output == before.output && !outcome.output.isEmpty)
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix("-:\(lines + 1): error: "), "\(outcome.errors)")
    // Above a line that only comments stand before.
    if sample == "pen.evemu" {
      let middle = String(decoding: whole, as: UTF8.self).replacingOccurrences(of: "E: 1.42", with: "E: x\nE: 1.42")
      let torn = try await Deeppress.run(["replay", "-f", "json", "-"], input: Data(middle.utf8))
      #expect(torn.code == 65 && torn.output == before.output)
    }
  }

  #if Zlib
  @Test("of packed data that is cut off are 65, and what could be unpacked is printed")
  func cutGzip() async throws {
    let script = "gzip -c \"$1\" | head -c \"$2\" | \"$0\" info -f json -"
    let outcome = try await Deeppress.shell(script, [Self.pen, "6000"])
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("error: the gzip data is cut off"), "\(outcome)")
    let devices = outcome.objects.first?["devices"] as? [[String: Any]]
    let contacts = devices?.first?["contacts"] as? [[String: Any]] ?? []
    #expect(!contacts.isEmpty, "nothing of what could be unpacked was told: \(outcome)")
  }
  #else
  @Test("of packed data are 65 in a build without zlib, which says what to do")
  func packed() async throws {
    let outcome = try await Deeppress.shell("gzip -c \"$1\" | \"$0\" info -", [Self.pen])
    #expect(outcome.code == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("-: error: is packed with gzip, which this build can't read; unpack it first"))
  }
  #endif
}
