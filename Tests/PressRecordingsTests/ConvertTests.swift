import DeepPress
import Foundation
import PressRecordings
import Testing

@Suite("Converting")
struct ConvertTests {
  static func events(_ path: String) throws -> (events: [InputEvent], devices: [DeviceDescription]) {
    let reader = try RecordingReader(path: path)
    var events: [InputEvent] = []
    while let item = try reader.next() {
      if case .event(_, let event) = item { events.append(event) }
    }
    return (events, reader.devices)
  }

  @Test("to YAML and back keeps every event and the description")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let text = SmallRecordings.evemu + "E: 12.000000 0004 0000 -1719661677\nE: 99.000001 001f 02ff 2147483647\n"
    let first = try folder.write(text.utf8, to: "a.evemu")
    let yaml = folder.path + "/b.yml"
    let second = folder.path + "/c.evemu"
    try RecordingWriter.convert(from: first, to: yaml, format: .libinput)
    try RecordingWriter.convert(from: yaml, to: second, format: .evemu)
    for path in [yaml, second] {
      #expect(try Self.events(path).events == Self.events(first).events)
      #expect(try Self.events(path).devices == Self.events(first).devices)
    }
    // From then on it is the same to the byte.
    try RecordingWriter.convert(from: second, to: folder.path + "/d.yml", format: .libinput)
    try RecordingWriter.convert(from: folder.path + "/d.yml", to: folder.path + "/e.evemu", format: .evemu)
    #expect(try folder.read("d.yml") == folder.read("b.yml"))
    #expect(try folder.read("e.evemu") == folder.read("c.evemu"))
  }

  @Test("writes evemu as evemu does")
  func evemuText() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallRecordings.evemu.utf8)
    try RecordingWriter.convert(from: path, to: folder.path + "/out", format: .evemu)
    let lines = try folder.read("out").split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("E:") }.prefix(4).joined(separator: "\n") == """
        E: 12.500000 0003 0039 0007\t# EV_ABS / ABS_MT_TRACKING_ID   7
        E: 12.500000 0003 003a 0010\t# EV_ABS / ABS_MT_PRESSURE      10
        E: 12.500000 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
        E: 12.510000 0003 003a 0040\t# EV_ABS / ABS_MT_PRESSURE      40
        """)
    #expect(lines.filter { $0.hasPrefix("B: 01") }.count == 12)
    #expect(lines.contains("A: 3a 0 255 0 0 0"))
    #expect(lines.contains("L: 00 1"))
  }

  @Test(
    "keeps names that YAML would take for something else",
    arguments: [
      "a: b", "\"quoted\" \\ 'x'", "# no comment", "tab\there", "- [1]", "é\u{85}\u{2028}\u{FEFF}漢😀", "yes", "",
    ])
  func names(_ name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.yml"
    let writer = try RecordingWriter(path: path, format: .libinput)
    var description = DeviceDescription()
    description.name = name
    try writer.begin(description)
    try writer.write(InputEvent(time: 5, type: 0, code: 0, value: 0))
    try writer.commit()
    #expect(try Self.events(path).devices.map(\.name) == [name])
    #expect(try Self.events(path).events.map(\.time) == [5])
  }

  @Test("infers the description of a paste")
  func paste() throws {
    let folder = try TemporaryFolder()
    let text = SmallRecordings.evtest.split(separator: "\n").filter { $0.hasPrefix("Event:") }.joined(separator: "\n")
    let path = try folder.write(text.utf8)
    var found: [String] = []
    try RecordingWriter.convert(from: path, to: folder.path + "/out", format: .evemu) { found.append($0.message) }
    let (events, devices) = try Self.events(folder.path + "/out")
    #expect(events.count == 7)
    #expect(devices[0].axes[EventCode.absMTPressure] == AxisInfo(minimum: 0, maximum: 40))
    #expect(found.count == 2)
  }

  static let assumed =
    "0: warning: the range of ABS_MT_PRESSURE isn't in the recording: 0 to 40, the largest value in it, is assumed; "
    + "give --maximum F if you know better"

  @Test("marks a range that was assumed, and reads the mark", arguments: [RecordingFormat.evemu, .libinput])
  func assumption(_ format: RecordingFormat) throws {
    let folder = try TemporaryFolder()
    let text = SmallRecordings.evtest.split(separator: "\n").filter { $0.hasPrefix("Event:") }.joined(separator: "\n")
    let paste = try folder.write(text.utf8)
    let (copy, again) = (folder.path + "/copy", folder.path + "/again")
    try RecordingWriter.convert(from: paste, to: copy, format: format)
    let outcome = try Outcome(path: copy)
    #expect(outcome.diagnostics == [Self.assumed])
    #expect(outcome.devices.map { Array($0.assumedAxes) } == [[EventCode.absMTTrackingID, EventCode.absMTPressure]])
    let reader = try RecordingReader(path: copy)
    while try reader.next() != nil {}
    #expect(reader.saysRange(of: 0) == false)
    // Somebody who knows better says it, as of the original.
    let told = try Outcome(path: copy, ReadingOptions(maximum: 255))
    #expect(told.range == ForceRange(minimum: 0, maximum: 255))
    #expect(told.diagnostics == [])
    // Another copy is marked too, and one that was told the maximum is not.
    try RecordingWriter.convert(from: copy, to: again, format: format)
    #expect(try folder.read("again") == folder.read("copy"))
    try RecordingWriter.convert(from: copy, to: again, format: format, options: ReadingOptions(maximum: 255))
    #expect(try Outcome(path: again).diagnostics == [])
    #expect(try Outcome(path: again).range == ForceRange(minimum: 0, maximum: 255))
    // As a description it says no more than it knows.
    guard format == .evemu else { return }
    let bare = try folder.write("E: 1.000000 0003 003a 0020\nE: 1.000000 0000 0000 0000\n".utf8, to: "bare")
    #expect(try Outcome(path: bare, ReadingOptions(description: copy)).diagnostics == [Self.assumed])
  }

  static let twoDevices = """
    [ 1.000000] /dev/input/event1: EV_ABS ABS_MT_PRESSURE 00000001
    [ 1.000000] /dev/input/event2: EV_ABS ABS_MT_PRESSURE 00000002
    [ 1.500000] /dev/input/event1: EV_SYN SYN_REPORT 00000000
    [ 2.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000

    """

  @Test("of several devices makes sections of YAML, and one of them evemu")
  func severalDevices() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.twoDevices.utf8)
    try RecordingWriter.convert(from: path, to: folder.path + "/a.yml", format: .libinput)
    let sections = try Self.events(folder.path + "/a.yml")
    #expect(sections.events.map(\.time) == [1_000_000, 1_500_000, 1_000_000, 2_000_000])
    #expect(sections.devices.map(\.name) == ["/dev/input/event1", "/dev/input/event2"])
    let error = #expect(throws: RecordingError.self) {
      try RecordingWriter.convert(from: path, to: folder.path + "/b.evemu", format: .evemu)
    }
    #expect(error?.message.contains("--device N") == true)
    try RecordingWriter.convert(
      from: folder.path + "/a.yml", to: folder.path + "/c.evemu", format: .evemu, options: ReadingOptions(device: 2))
    #expect(try Self.events(folder.path + "/c.evemu").events.map(\.value) == [2, 0])
  }

  @Test("refuses samples and formats that aren't written")
  func refusals() throws {
    let folder = try TemporaryFolder()
    for text in [SmallRecordings.csv, SmallRecordings.json] {
      let path = try folder.write(text.utf8)
      let error = #expect(throws: RecordingError.self) {
        try RecordingWriter.convert(from: path, to: folder.path + "/out", format: .evemu)
      }
      #expect(error?.message.contains("holds samples") == true)
    }
    let path = try folder.write(SmallRecordings.evemu.utf8)
    #expect(throws: RecordingError.self) {
      try RecordingWriter.convert(from: path, to: folder.path + "/out", format: .csv)
    }
  }

  /// What a link leads to, seen from the folder that it is in, and whether that is there already.
  static let links: [(target: String, isThere: Bool)] = [
    ("out", true), ("out", false), ("deep/out", true), ("deep/out", false), ("deep/../out", false), ("middle", false),
  ]

  @Test("through a link writes what it leads to, also where that isn't there yet", arguments: links)
  func link(_ target: String, _ isThere: Bool) throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/deep", withIntermediateDirectories: false)
    if isThere { try folder.write("old".utf8, to: target) }
    try files.createSymbolicLink(atPath: folder.path + "/middle", withDestinationPath: folder.path + "/deep/out")
    try files.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: target)
    let path = try folder.write(SmallRecordings.evemu.utf8)
    try RecordingWriter.convert(from: path, to: folder.path + "/link", format: .evemu)
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path + "/link") == target)
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path + "/middle") == folder.path + "/deep/out")
    #expect(try folder.read(target).hasPrefix("# EVEMU 1.3\n"))
  }

  @Test("refuses a link that leads in a circle")
  func circle() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link")
    let path = try folder.write(SmallRecordings.evemu.utf8)
    let error = #expect(throws: RecordingError.self) {
      try RecordingWriter.convert(from: path, to: link, format: .evemu)
    }
    #expect(error == RecordingError(.inputOutput, message: "can't write \(link): too many symbolic links"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "link")
  }

  @Test("leaves the old file as it was when something is wrong, and nothing beside it")
  func atomic() throws {
    let folder = try TemporaryFolder()
    let damaged = try folder.write((SmallRecordings.evemu + "E: x\n").utf8)
    let old = try folder.write("old".utf8, to: "out")
    #expect(throws: RecordingError.self) { try RecordingWriter.convert(from: damaged, to: old, format: .libinput) }
    #expect(try folder.read("out") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["out", "recording"])
  }
}
