import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
  static let refusal =
    "not a recording that deeppress reads: evemu, libinput record's YAML, evtest, getevent, CSV with time, contact, "
    + "action and force, or a JSON array of forces"
  static let table = "time,contact,action,force,maximum\n0,1,down,0.9,1\n"

  /// A text that is damaged, and what is said about it: exit code, line, beginning of the message.
  static let texts: [(text: String, code: Int32, line: Int, message: String)] = [
    ("", 65, 0, "error: is empty"), ("\n \n\n", 65, 0, "error: is empty"),
    ("# a comment\n", 65, 0, "error: there are only"),
    ("hello\n", 65, 0, "error: \(refusal)"), ("{\"forces\": [1]}", 65, 0, "error: a JSON object"),
    ("a,b\n1,2\n", 65, 1, "error: a table of samples has the columns"),
    (table + "0.1,1,shove,1,1\n", 65, 3, "error: the action is one of"),
    (table + "0.1,1\n", 65, 3, "error: the row is too short"),
    (table + "soon,1,move,1,1\n", 65, 3, "error: the time is a decimal number"),
    (table + "0.1,thumb,move,1,1\n", 65, 3, "error: the contact is a whole number"),
    (table + "0.1,1,move,hard,1\n", 65, 3, "error: the force is a decimal number"),
    ("version: 1\nndevices: 1\ndevices:\n\t- node: x\n", 0, 4, "warning: tabs in the indentation"),
    ("[0, 1, 0", 65, 1, "error: the array is cut off"), ("[0, 1,\n, 0]", 65, 2, "error: a force is missing"),
    ("[0, \"hard\"]", 65, 1, "error: a force is a number or null"),
    ("[1] 2", 65, 1, "error: nothing may follow the array"),
  ]

  @Test("is told with its file and its line", arguments: texts)
  func place(_ text: String, _ code: Int32, _ line: Int, _ message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text.utf8, to: "in.txt")
    // An array has neither times nor a range.
    let options = text.hasPrefix("[") ? ["--rate", "60", "--maximum", "1"] : []
    for command in ["replay", "info"] {
      let outcome = try await Deeppress.run([command, "in.txt"] + options, in: folder.path)
      #expect(outcome.code == code, "\(outcome)")
      let place = line > 0 ? "in.txt:\(line): " : "in.txt: "
      #expect(outcome.errorLines.filter { $0.hasPrefix(place + message) }.count == 1, "\(outcome)")
      #expect(outcome.errorLines.count == 1, "\(outcome)")
    }
  }

  @Test("that is binary is refused, whatever command reads it")
  func binary() async throws {
    var bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 197 ^ $0 >> 7) })
    bytes[0] = 0x7F
    for command in [["replay", "-"], ["info", "-"], ["convert", "--to", "evemu", "-", "-"]] {
      let outcome = try await Deeppress.run(command, input: bytes)
      #expect(outcome.code == 65 && outcome.output.isEmpty)
      #expect(outcome.errors == "-: error: \(Self.refusal)\n")
    }
  }

  /// What sets a window's title, colours, and moves about, also in one character.
  static let steering = "\u{1B}]0;title\u{7}\u{1B}[31m\u{9B}2J\r"

  @Test("can't steer a terminal, be it by what is in it or by its name")
  func steering() async throws {
    let folder = try TemporaryFolder()
    let name = "in" + Self.steering
    try folder.write((Self.table + "0.1,1,\(Self.steering),1,1\n").utf8, to: name)
    let commandLines = [
      ["replay", name], ["info", name], ["convert", name, "out.yml"], ["replay", "missing" + Self.steering],
      ["replay", "-o", "out.svg" + Self.steering, name], ["replay", "-p", Self.steering, name],
      ["replay", "--" + Self.steering], [Self.steering], ["convert", name, "out" + Self.steering],
    ]
    for arguments in commandLines {
      let outcome = try await Deeppress.run(arguments, in: folder.path)
      let steers = outcome.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x9B }
      #expect(!steers && !outcome.errors.isEmpty, "\(arguments): \(outcome.errors.debugDescription)")
    }
    let json = try await Deeppress.run(["info", "-f", "json", name], in: folder.path)
    #expect(json.objects.first?["file"] as? String == name)
    #expect(!json.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x9B })
  }

  @Test("with a line of ten megabytes is neither kept in memory nor the end", arguments: ["phone.csv", "pen.evemu"])
  func longLine(_ sample: String) async throws {
    let whole = try Places.sample(sample)
    let count = whole.filter { $0 == 0x0A }.count
    let long = Data(repeating: 0x20, count: 10_000_000) + Data("x\n".utf8)
    let expected = try await Deeppress.run(["replay", "-f", "json", "-"], input: whole)
    let outcome = try await Deeppress.run(["replay", "-f", "json", "-"], input: whole + long)
    #expect(outcome.output == expected.output)
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix("-:\(count + 1): error: the line is longer than"), "\(outcome.errors)")
    let alone = try await Deeppress.run(["info", "-"], input: Data(repeating: 0x78, count: 10_000_000))
    #expect(alone.code == 65 && alone.errors == "-: error: \(Self.refusal)\n")
  }

  /// What a text becomes on its way through other systems.
  static let journeys: [(name: String, change: @Sendable (String) -> String)] = [
    ("CRLF", { $0.replacingOccurrences(of: "\n", with: "\r\n") }),
    ("CR", { $0.replacingOccurrences(of: "\n", with: "\r") }),
    ("a byte order mark", { "\u{FEFF}" + $0 }), ("no newline at the end", { String($0.dropLast()) }),
    ("blank lines before it", { "\n\n" + $0 }),
  ]

  @Test("is not what line ends of other systems make", arguments: Places.samples, journeys.map(\.name))
  func lineEnds(_ sample: String, _ journey: String) async throws {
    let change = try #require(Self.journeys.first { $0.name == journey }).change
    let original = try Places.sample(String(sample.split(separator: "/")[1]))
    let arguments = ["replay", "-f", "json", "-p", "stages", "-"]
    let expected = try await Deeppress.run(arguments, input: original)
    let outcome = try await Deeppress.run(
      arguments, input: Data(change(String(decoding: original, as: UTF8.self)).utf8))
    #expect(outcome.output == expected.output && outcome.code == 0, "\(outcome.errors)")
  }

  @Test("that was cut off anywhere ends in a code, not in a trap", arguments: Places.samples)
  func truncated(_ sample: String) async throws {
    let whole = try Places.sample(String(sample.split(separator: "/")[1]))
    for part in 0..<24 {
      let length = (whole.count * part / 24) + part
      let outcome = try await Deeppress.run(["replay", "-f", "json", "-p", "stages", "-"], input: whole.prefix(length))
      #expect(outcome.signal == nil, "cut at \(length): \(outcome)")
      #expect([0, 65].contains(outcome.code), "cut at \(length): \(outcome)")
      let begun = outcome.objects.filter { $0["phase"] as? String == "began" }.count
      let over = outcome.objects.filter { ["ended", "cancelled"].contains($0["phase"] as? String) }.count
      #expect(begun == over, "every began has its end, cut at \(length)")
    }
  }

  /// Bytes that fall out or in, by a seed that is said.
  @Test("that is damaged anywhere ends in a code, not in a trap", arguments: Places.samples, [11, 23] as [UInt64])
  func damaged(_ sample: String, _ seed: UInt64) async throws {
    let whole = try Places.sample(String(sample.split(separator: "/")[1]))
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<6 {
      var bytes = [UInt8](whole)
      for _ in 0..<50 { bytes[random(bytes.count)] = UInt8(random(256)) }
      for command in [["replay", "-o", "/dev/null"], ["info"], ["convert", "--to", "libinput"]] {
        let output = command[0] == "convert" ? ["-", "/dev/null"] : ["-"]
        let outcome = try await Deeppress.run(command + output, input: Data(bytes))
        #expect(outcome.signal == nil, "seed \(seed), round \(round): \(outcome.errors)")
        #expect([0, 65].contains(outcome.code), "seed \(seed), round \(round): \(outcome.errors)")
      }
    }
  }
}
