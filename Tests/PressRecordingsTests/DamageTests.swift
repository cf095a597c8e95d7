import Foundation
import PressRecordings
import Testing

@Suite("Damage")
struct DamageTests {
  static let lines: [(text: String, diagnostics: [String])] = [
    ("E: x 0003 0018 1", ["time isn't seconds"]),
    ("E: 1.1234567 0003 0018 1", ["time isn't seconds"]),
    ("E: 1.5 zz 0018 1", ["type isn't"]),
    ("E: 1.5 10000 0018 1", ["type isn't"]),
    ("E: 1.5 0003 0018x 1", ["value isn't"]),
    ("E: 1.5 0003 0018 99999999999", ["value isn't"]),
    ("E: 1.5 0003 0018 1 2", ["may follow"]),
    ("E: 99999999999999999999.5 0003 0018 1", ["time isn't"]),
    ("N: x\nX: 1\nfoo", ["unknown letter", "not a line of an evemu"]),
    (
      "A: 18 0 255\nI: 1 2 3\nB: 99 01\nP: xx\nL: 0\nS: x",
      [
        "an axis is", "an id is", "codes are", "properties are", "a lamp", "a lamp",
      ]
    ),
    ("version: 2\ndevices:", ["version 2"]),
    (
      "devices:\n- node: x\n  - [1, 2, 3, 4]\n  - [0, 1000000, 3, 4, 5]\n  - [0, 0, 99999, 4, 5]",
      [
        "an event is", "an event is", "an event is",
      ]
    ),
    (
      "devices:\n- node: x\n  evdev:\n    codes:\n      99: [1]\n      3: [9999]\n    absinfo:\n      3: [1, 2]",
      [
        "event types", "event codes", "an axis is",
      ]
    ),
    ("Event: time 1.000001, type 3 (EV_ABS), code 24 (ABS_PRESSURE), value x\n", ["an event is"]),
    ("[ 1.000001] EV_ABS ABS_NONSENSE 00000000\n[ 1.000001] EV_ABS ABS_X xyz\n", ["an event is", "an event is"]),
    ("time,force\n1,2", ["missing here: contact, action"]),
    (
      "time,contact,action,force\nx,1,down,2\n1,y,down,2\n1,1,press,2\n1,1,down,z\n1,1\n1,1,down",
      [
        "the time", "the contact", "the action", "the force", "too short",
      ]
    ),
    ("[1, \"a\", 2]", ["a force is a number"]), ("[1, 2", ["cut off"]), ("[1 2]", ["comma"]), ("[1,,2]", ["missing"]),
    ("[1,]", ["missing"]), ("[1] 2", ["nothing may follow"]), ("[[1]]", ["a force is"]),
    ("[NaN]", ["a force is"]),
  ]

  @Test("is reported, and reading goes on", arguments: lines)
  func reported(_ text: String, _ expected: [String]) throws {
    let options = ReadingOptions(rate: 60, maximum: 1)
    let found = try Outcome(of: text + "\n", options).diagnostics.filter { $0.contains("error") }
    #expect(found.count == expected.count, "\(found)")
    for (message, part) in zip(found, expected) { #expect(message.contains(part)) }
  }

  static let refused: [(bytes: [UInt8], part: String)] = [
    ([], "is empty"), (Array("\n \n".utf8), "is empty"), (Array("# hello\n".utf8), "only comments"),
    (Array("{\"a\": 1}".utf8), "JSON object"), ((0...255).map { $0 ^ 0xA5 }, "not a recording"),
    (Array("Dear reader".utf8), "not a recording"), ([0, 0, 0, 0], "not a recording"),
    (Array("\u{7F}ELF,a,b".utf8), "missing here"),
  ]

  @Test("that is no recording at all is refused", arguments: refused)
  func refusal(_ bytes: [UInt8], _ part: String) throws {
    guard let error = try Outcome.error(of: bytes) else {
      #expect(try Outcome(of: bytes).diagnostics.first?.contains(part) == true)
      return
    }
    #expect(error.kind == .badData)
    #expect(error.message.contains(part), "\(error.message)")
  }

  @Test("of the file itself has a kind of its own")
  func files() throws {
    let folder = try TemporaryFolder()
    #expect(throws: RecordingError(.noInput, message: "can't open: No such file or directory")) {
      try RecordingReader(path: folder.path + "/none")
    }
    let directory = #expect(throws: RecordingError.self) { try RecordingReader(path: folder.path) }
    #expect(directory?.kind == .inputOutput)
    guard getuid() != 0 else { return }
    let path = try folder.write("N: x".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(#expect(throws: RecordingError.self) { try RecordingReader(path: path) }?.kind == .noPermission)
  }

  @Test("beyond twenty lines ends the reading")
  func tooMany() throws {
    let found = try Outcome(of: "N: x\n" + String(repeating: "E: bad\n", count: 100)).diagnostics
    #expect(found.count == 21)
    #expect(found.last == "22: error: too many errors; the rest of the recording was not read")
  }

  @Test("in the last line says that the recording is cut off")
  func cutOff() throws {
    let text = SmallRecordings.evemu + "E: 12.530000 00"
    let outcome = try Outcome(of: text)
    #expect(outcome.samples == SmallRecordings.samples)
    #expect(outcome.diagnostics.count == 1)
    #expect(
      outcome.diagnostics.first?.hasPrefix("18: error: the recording is cut off in the middle of this line") == true)
  }

  @Test("of a line of ten megabytes is skipped, in every format of lines", arguments: SmallRecordings.all.dropLast())
  func longLine(_ recording: (format: String, text: String)) throws {
    let long = String(repeating: "E: 0 ", count: 2_000_000)
    let outcome = try Outcome(of: recording.text + long + "\n")
    #expect(outcome.samples == SmallRecordings.samples)
    #expect(outcome.diagnostics.count == 1)
    #expect(outcome.diagnostics.first?.contains("longer than 65536 bytes") == true)
  }

  @Test("isn't what a bare array of ten megabytes on one line is")
  func longArray() throws {
    let outcome = try Outcome(of: "[" + String(repeating: "1,", count: 1_000_000) + "0]", ReadingOptions(rate: 60))
    #expect(outcome.samples.count == 1_000_001)
    #expect(outcome.samples.last == "1 up 0 @16666.666667")
  }

  @Test("by cutting anywhere never traps", arguments: SmallRecordings.all)
  func prefixes(_ recording: (format: String, text: String)) throws {
    let folder = try TemporaryFolder()
    for length in 0...recording.text.utf8.count {
      let path = try folder.write(recording.text.utf8.prefix(length))
      _ = try? Outcome(path: path)
    }
  }

  @Test("by random bytes never traps", arguments: SmallRecordings.all)
  func mutations(_ recording: (format: String, text: String)) throws {
    let seed = UInt64.random(in: 1 ... .max)
    var state = seed
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let folder = try TemporaryFolder()
    print("mutations of \(recording.format): seed \(seed)")
    for _ in 0..<400 {
      var bytes = Array(recording.text.utf8)
      for _ in 0...random(6) {
        let index = random(bytes.count)
        switch random(4) {
        case 0: bytes[index] = UInt8(random(256))
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(Array("0123456789-,.[]#:\n\r\"".utf8)[random(20)], at: index)
        default: bytes.insert(contentsOf: bytes[index...].prefix(random(40)), at: random(bytes.count))
        }
      }
      _ = try? Outcome(path: folder.write(bytes))
    }
  }
}
