import Foundation
import Testing

@Suite("JSON")
struct JSONTests {
  static let keys: Set<String> = ["time", "contact", "phase", "stage", "force", "raw"]
  static let phases: Set<String> = ["began", "changed", "ended", "cancelled", "failed"]

  @Test("of a replay is an object a line, with the same keys in each", arguments: ProfileTests.stories.map(\.profile))
  func lines(_ profile: String) async throws {
    let one = try await Deeppress.run(["replay", "-f", "json", "-p", profile, "Samples/phone.csv"])
    try Self.expect(one, Self.keys)
    let all = try await Deeppress.run(["replay", "-f", "json", "-p", profile] + Places.samples)
    try Self.expect(all, Self.keys.union(["file", "device"]))
    var files: [String] = []
    for object in all.objects {
      let file = try #require(object["file"] as? String)
      if files.last != file { files.append(file) }
      #expect(object["device"] as? Int == 1)
    }
    #expect(files == Places.samples)
  }

  private static func expect(_ outcome: Outcome, _ keys: Set<String>) throws {
    #expect(outcome.code == 0 && !outcome.lines.isEmpty)
    for (line, object) in zip(outcome.lines, outcome.objects) {
      #expect(Set(object.keys) == keys, "\(line)")
      #expect(phases.contains(try #require(object["phase"] as? String)), "\(line)")
      #expect(try #require(object["time"] as? Double) >= 0, "\(line)")
      #expect((0...4).contains(try #require(object["stage"] as? Int)), "\(line)")
      if !(object["force"] is NSNull) { #expect((0...1).contains(try #require(object["force"] as? Double)), "\(line)") }
      #expect(object["contact"] is Int, "\(line)")
    }
  }

  @Test("of two devices in one recording names both")
  func devices() async throws {
    let recording = """
      [ 1.000000] /dev/input/event1: EV_ABS ABS_MT_TRACKING_ID 00000001
      [ 1.000000] /dev/input/event1: EV_ABS ABS_MT_PRESSURE 00000001
      [ 1.000000] /dev/input/event1: EV_SYN SYN_REPORT 00000000
      [ 1.500000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000002
      [ 1.500000] /dev/input/event2: EV_ABS ABS_MT_PRESSURE 00000002
      [ 1.500000] /dev/input/event2: EV_SYN SYN_REPORT 00000000

      """
    let arguments = ["replay", "-f", "json", "--maximum", "2", "-"]
    let outcome = try await Deeppress.run(arguments, input: Data(recording.utf8))
    #expect(outcome.objects.map { $0["device"] as? Int } == [2, 1, 2], "\(outcome)")
    #expect(outcome.objects.map { $0["phase"] as? String } == ["began", "failed", "cancelled"], "\(outcome)")
    let second = try await Deeppress.run(arguments + ["-d", "2"], input: Data(recording.utf8))
    #expect(second.objects.map { $0["device"] as? Int } == [2, 2], "\(second)")
  }

  /// Names of files that JSON and CSV have to escape.
  static let names = ["quo\"te", "back\\slash", "comma,", "new\nline", "tab\there", "é漢😀", "-dash", "bell\u{7}"]

  @Test("and CSV name files of any name", arguments: names)
  func escaping(_ name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(try Places.sample("phone.csv"), to: name)
    try folder.write(try Places.sample("phone.csv"), to: "other")
    let replay = try await Deeppress.run(["replay", "-f", "json", "--", name, "other"], in: folder.path)
    #expect(replay.code == 0)
    #expect(replay.objects.first?["file"] as? String == name)
    #expect(replay.objects.last?["file"] as? String == "other")
    let info = try await Deeppress.run(["info", "-f", "json", "--", name], in: folder.path)
    #expect(info.objects.map { $0["file"] as? String } == [name])
    let csv = try await Deeppress.run(["replay", "-f", "csv", "--", name, "other"], in: folder.path)
    let needsQuotes = name.contains { ",\"\n".contains($0) }
    let field = needsQuotes ? "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" : name
    #expect(csv.output.hasPrefix("file,device,time,contact,phase,stage,force,raw\n\(field),1,0.15,1,failed,0,"))
  }
}
