import Testing

@Suite("An option that makes no difference")
struct UnusedOptionTests {
  static let rate = "note: --rate is ignored: the recording has times"
  static let maximum = "note: --maximum is ignored: the recording says the range of force"
  static let described = "note: --description is ignored: the recording describes its device itself"
  static let samples = "note: --description is ignored: there are samples in the recording, not a device's events"

  /// A recording, the options, and what is said of them.
  static let rows: [(sample: String, options: [String], notes: [String])] = [
    ("pen.evemu", ["--rate", "60"], [rate]), ("phone.csv", ["--rate", "60"], [rate]),
    ("clickpad.yml", ["--rate", "60"], [rate]), ("phone-forces.json", ["--rate", "60", "--maximum", "7"], []),
    ("pen.evemu", ["--maximum", "7"], [maximum]), ("phone.csv", ["--maximum", "7"], [maximum]),
    ("clickpad.yml", ["--maximum", "7"], [maximum]),
    ("pen.evemu", ["--description", "Samples/pen.evemu"], [described]),
    ("phone.csv", ["--description", "Samples/pen.evemu"], [samples]),
    ("clickpad.yml", ["--description", "Samples/pen.evemu"], [described]),
    ("pen.evemu", ["--rate", "60", "--maximum", "7", "--description", "x"], [rate, described, maximum]),
  ]

  @Test("is said to be ignored", arguments: rows)
  func notes(_ sample: String, _ options: [String], _ notes: [String]) async throws {
    let path = "Samples/\(sample)"
    for command in ["replay", "info"] {
      let plain = try await Deeppress.run([command, path])
      let outcome = try await Deeppress.run([command, path] + options)
      #expect(outcome.code == 0 && outcome.errorLines == notes.map { "\(path): \($0)" }, "\(outcome)")
      if !notes.isEmpty { #expect(outcome.output == plain.output) }
    }
    guard sample.hasSuffix(".evemu"), !options.contains("--rate") else { return }
    let copy = try await Deeppress.run(["convert", "--to", "evemu", path, "-"] + options)
    #expect(copy.code == 0 && copy.errorLines == notes.map { "\(path): \($0)" }, "\(copy)")
  }

  @Test("isn't one that a recording without a description needs")
  func used() async throws {
    let folder = try TemporaryFolder()
    let events = ["0001 014a 1", "0003 0018 90", "0000 0000 0"].map { "E: 1.000000 \($0)\n" }.joined()
    try folder.write(events.utf8, to: "in")
    try folder.write("N: Pen\nA: 18 0 100 0 0 0\n".utf8, to: "in.desc")
    try folder.write("/dev/input/event2: 0003 003a 0000000b\n/dev/input/event2: 0000 0000 00000000\n".utf8, to: "bare")
    try folder.write("time,contact,action,force,maximum\n0,1,down,1,2\n1,1,up,1,\n".utf8, to: "half.csv")
    for arguments in [["in", "--description", "in.desc"], ["half.csv", "--maximum", "7"], ["bare", "--rate", "7"]] {
      let outcome = try await Deeppress.run(["replay"] + arguments, in: folder.path)
      #expect(outcome.code == 0 && !outcome.errors.contains("ignored"), "\(outcome)")
    }
    let maximum = try await Deeppress.run(["replay", "bare", "--rate", "7", "--maximum", "9"], in: folder.path)
    #expect(maximum.code == 0 && !maximum.errors.contains("ignored"), "\(maximum)")
  }
}
