import Foundation
import Testing

@Suite("Information")
struct InfoTests {
  /// What the model in Samples/README.md says of a recording.
  struct Row: Sendable, CustomTestStringConvertible {
    var sample: String
    var name = ""
    var axis: String
    var maximum: Double
    var unit = "arbitrary"
    var kind: String
    var landings: [Double]
    var peaks: [Double]
    /// The contacts that never lift, counted from 0.
    var unlifted: [Int] = []

    var testDescription: String { sample }
  }

  static let rows = [
    Row(
      sample: "force-touchpad.evemu", name: "DeepPress Synthetic Force Touchpad", axis: "ABS_MT_PRESSURE",
      maximum: 6000,
      unit: "grams", kind: "force", landings: [0, 1, 2, 3.8, 6, 6, 8], peaks: [600, 480, 5430, 5580, 450, 5310, 6000]),
    Row(
      sample: "pen.evemu", name: "DeepPress Synthetic Pen", axis: "ABS_PRESSURE", maximum: 8191, kind: "force",
      landings: [0.2, 0.7, 1.3], peaks: [1809, 2288, 7229]),
    Row(
      sample: "clickpad.yml", name: "DeepPress Synthetic Clickpad", axis: "ABS_MT_PRESSURE", maximum: 255,
      kind: "contact-size", landings: [0, 0.5, 1, 1.5, 2, 3, 3.8, 4.6], peaks: [46, 61, 74, 52, 60, 55, 62, 58]),
    Row(
      sample: "phone.csv", axis: "force", maximum: 6.6667, kind: "unknown", landings: [0, 1, 3, 5],
      peaks: [1.0833, 5.8333, 5.7333, 5.5556], unlifted: [2]),
    // 23 and 89 readings of a sixtieth of a second before the second and the third touch.
    Row(
      sample: "phone-forces.json", axis: "force", maximum: 6.6667, kind: "unknown",
      landings: [1.0 / 60, 24.0 / 60, 90.0 / 60],
      peaks: [1.2167, 5.6333, 6.6667]),
  ]

  @Test("has the fields that the model says", arguments: rows)
  func fields(_ row: Row) async throws {
    let outcome = try await Deeppress.run(["info", "-f", "json", "Samples/\(row.sample)"])
    #expect(outcome.code == 0 && outcome.lines.count == 1)
    let object = try #require(outcome.objects.first)
    #expect(Set(object.keys) == ["file", "devices"])
    #expect(object["file"] as? String == "Samples/\(row.sample)")
    let devices = try #require(object["devices"] as? [[String: Any]])
    #expect(devices.count == 1)
    let device = devices[0]
    #expect(Set(device.keys) == ["name", "axis", "minimum", "maximum", "unit", "kind", "contacts"])
    #expect(device["name"] as? String == row.name)
    #expect(device["axis"] as? String == row.axis)
    #expect(device["minimum"] as? Double == 0)
    #expect(Self.isClose([try #require(device["maximum"] as? Double)], [row.maximum], within: 0.0001))
    #expect(device["unit"] as? String == row.unit)
    #expect(device["kind"] as? String == row.kind)
    let contacts = try #require(device["contacts"] as? [[String: Any]])
    #expect(contacts.allSatisfy { Set($0.keys) == ["start", "end", "peak", "samples"] })
    #expect(Self.isClose(contacts.compactMap { $0["peak"] as? Double }, row.peaks, within: 0.0001))
    // The pen's tip touches the pad when it weighs enough.
    #expect(Self.isClose(contacts.compactMap { $0["start"] as? Double }, row.landings, within: 0.05))
    #expect(contacts.indices.filter { contacts[$0]["end"] is NSNull } == row.unlifted)
    for contact in contacts {
      let start = try #require(contact["start"] as? Double)
      #expect((contact["end"] as? Double).map { $0 > start } ?? true)
      #expect(try #require(contact["samples"] as? Int) > 5)
    }
  }

  private static func isClose(_ numbers: [Double], _ expected: [Double], within distance: Double) -> Bool {
    numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) <= distance }
  }

  @Test("counts as many contacts and readings as the text shows", arguments: Places.samples)
  func text(_ sample: String) async throws {
    let json = try await Deeppress.run(["info", "-f", "json", sample])
    let devices = try #require(json.objects.first?["devices"] as? [[String: Any]])
    let contacts = try #require(devices[0]["contacts"] as? [[String: Any]])
    let text = try await Deeppress.run(["info", sample])
    let rows = text.lines.drop { !$0.contains("readings") || !$0.contains("#") }.dropFirst()
    let readings = rows.compactMap { row in
      row.prefix { $0 != "g" }.split(separator: " ").drop { $0 != "%" }.dropFirst().first.map(String.init)
    }
    #expect(readings == contacts.map { "\($0["samples"] as? Int ?? -1)" })
    #expect(text.lines.contains { $0.hasPrefix("  contacts  \(contacts.count),") })
  }

  /// Numbers as they are written in a recording; no digit may get lost on the way.
  static let numbers = ["1", "600", "0.5", "-20", "1000000", "1e11", "1e12", "1e20", "1e30", "2.5e300"]

  @Test("tells a number of any size as it is", arguments: numbers)
  func sizes(_ number: String) async throws {
    let value = try #require(Double(number))
    let maximum = max(2 * value, 10)
    let table = Data("time,contact,action,force,maximum\n0,1,down,\(number),\(maximum)\n0.1,1,up,0,\(maximum)\n".utf8)
    let json = try await Deeppress.run(["info", "-f", "json", "-"], input: table)
    let devices = try #require(json.objects.first?["devices"] as? [[String: Any]], "\(json)")
    let contacts = try #require(devices[0]["contacts"] as? [[String: Any]])
    #expect(contacts.map { $0["peak"] as? Double } == [value], "\(json)")
    #expect(devices[0]["maximum"] as? Double == maximum, "\(json)")
    let replay = try await Deeppress.run(["replay", "-p", "force-touch", "-f", "json", "-"], input: table)
    #expect(replay.objects.first?["raw"] as? Double == value, "\(replay)")
  }

  @Test("of a range that is given doesn't warn that it's unknown")
  func maximum() async throws {
    let assumed = try await Deeppress.run(["info", "Samples/phone-forces.json"])
    #expect(assumed.errorLines.count == 2)
    let given = try await Deeppress.run(
      ["info", "-f", "json", "--maximum", "8", "--rate", "120", "Samples/phone-forces.json"])
    #expect(given.errors.isEmpty)
    let devices = try #require(given.objects.first?["devices"] as? [[String: Any]])
    #expect(devices[0]["maximum"] as? Double == 8)
  }

  @Test("of a copy knows no more than of the paste that it was made of", arguments: ["evemu", "libinput"])
  func copy(_ format: String) async throws {
    let events = ["0001 014a 1", "0003 0018 90", "0000 0000 0", "0001 014a 0", "0000 0000 0"]
    let folder = try TemporaryFolder()
    try folder.write(events.map { "E: 1.000000 \($0)\n" }.joined().utf8, to: "paste")
    let script = "\"$0\" convert --to \(format) paste copy 2>/dev/null && \"$0\" info copy"
    let outcome = try await Deeppress.shell(script, in: folder.path)
    let kind = "unknown: arbitrary units, and the recording doesn't say their range"
    #expect(outcome.output.contains(kind), "\(outcome)")
    #expect(outcome.errors.hasPrefix("copy: warning: the range of ABS_PRESSURE isn't in the recording"), "\(outcome)")
  }

  @Test("says of a description without contacts that nothing is known, not that nothing is measured")
  func noContacts() async throws {
    let description = "# EVEMU 1.3\nN: Pad\nA: 3a 0 255 0 0 0\n"
    let outcome = try await Deeppress.run(["info", "-"], input: Data(description.utf8))
    #expect(outcome.output.contains("unknown: nothing touched it"))
  }
}
