import Foundation
import Testing

/// Devices of one recording, the second of which shows up long after the first: whose lines have which columns?
@Suite("Two devices far apart")
struct FarDevicesTests {
  private static func press(_ device: Int, at time: Int) -> String {
    let line = "[ \(time).000000] /dev/input/event\(device): EV_"
    let events = [
      "ABS ABS_MT_TRACKING_ID 00000001", "ABS ABS_MT_PRESSURE 0000005a", "SYN SYN_REPORT 00000000",
      "ABS ABS_MT_TRACKING_ID ffffffff", "SYN SYN_REPORT 00000000",
    ]
    return events.map { line + $0 + "\n" }.joined()
  }

  private static func section(_ number: Int, _ presses: Int) -> String {
    let press =
      "  - evdev:\n    - [0, 0, 3, 57, 1]\n    - [0, 0, 3, 58, 90]\n    - [0, 0, 0, 0, 0]\n"
      + "  - evdev:\n    - [0, 9, 3, 57, -1]\n    - [0, 9, 0, 0, 0]\n"
    return "- node: /dev/input/event\(number)\n  evdev:\n    absinfo:\n      58: [0, 100, 0, 0, 0]\n  events:\n"
      + String(repeating: press, count: presses)
  }

  static let recordings: [(name: String, text: String)] = [
    ("getevent without a header", (0..<400).map { press($0 < 399 ? 1 : 2, at: $0) }.joined()),
    ("YAML without its number of devices", "version: 1\ndevices:\n" + section(1, 400) + section(2, 1)),
  ]

  @Test("are told with the same columns from the first line on", arguments: recordings)
  func columns(_ name: String, _ text: String) async throws {
    for isPiped in [false, true] {
      let folder = try TemporaryFolder()
      try folder.write(text.utf8, to: "in")
      let input = isPiped ? "cat in | \"$0\" replay -f " : "\"$0\" replay in -f "
      let csv = try await Deeppress.shell(input + "csv" + (isPiped ? " -" : ""), in: folder.path)
      let fields = csv.lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }
      #expect(fields.count > 800 && Set(fields) == [8], "\(name): \(Set(fields)) fields")
      let json = try await Deeppress.shell(input + "json" + (isPiped ? " -" : ""), in: folder.path)
      let devices = json.objects.map { $0["device"] as? Int ?? 0 }
      #expect(devices == Array(repeating: 1, count: devices.count - 2) + [2, 2], "\(name)")
    }
  }
}
