import DeepPress
import PressRecordings
import Testing

@Suite("Every format")
struct FormatTests {
  @Test("gives the same samples", arguments: SmallRecordings.all.dropLast())
  func sameSamples(_ recording: (format: String, text: String)) throws {
    let outcome = try Outcome(of: recording.text)
    #expect(outcome.samples == SmallRecordings.samples)
    #expect(outcome.diagnostics == [])
    #expect(outcome.range == ForceRange(minimum: 0, maximum: 255))
  }

  @Test("is told by its content", arguments: SmallRecordings.all)
  func isDetected(_ recording: (format: String, text: String)) throws {
    let folder = try TemporaryFolder()
    let reader = try RecordingReader(path: folder.write(recording.text.utf8))
    #expect(reader.format.rawValue == recording.format)
    while try reader.next() != nil {}
    #expect(reader.bytesRead == Int64(recording.text.utf8.count))
    #expect(reader.totalBytes == Int64(recording.text.utf8.count))
  }

  @Test("may end its lines with CR, with CRLF, and begin with a byte order mark", arguments: SmallRecordings.all)
  func lineEnds(_ recording: (format: String, text: String)) throws {
    let expected = try Outcome(of: recording.text)
    for lineEnd in ["\r", "\r\n"] {
      let text = recording.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
      #expect(try Outcome(of: text) == expected)
      #expect(try Outcome(of: "\u{FEFF}" + text) == expected)
    }
  }

  @Test("describes its device", arguments: [SmallRecordings.evemu, SmallRecordings.libinput, SmallRecordings.evtest])
  func description(_ text: String) throws {
    let device = try #require(try Outcome(of: text).devices.first)
    #expect(["Pad #2", "Pad \"2\"", "Pad"].contains(device.name))
    #expect(device.id == DeviceID(bus: 0x11, vendor: 2, product: 7, version: 0x1B1))
    #expect(device.axes[EventCode.absMTPressure] == AxisInfo(minimum: 0, maximum: 255))
    #expect(device.properties.contains(0))
    #expect(!device.isPen)
  }

  /// What is read of lines that stand for others of their kind.
  static let events: [(text: String, events: [InputEvent])] = [
    // Never octal; a fraction counts microseconds as written; hex with or without zeros; a comment anywhere.
    (
      "E: 1.5 3 18 0065# x\nE: 1.000005 0003 0018 -001",
      [
        InputEvent(time: 1_000_005, type: 3, code: 0x18, value: 65),
        InputEvent(time: 1_000_005, type: 3, code: 0x18, value: -1),
      ]
    ),
    (
      "time 1337197425.5 type 3 (EV_ABS), code 24   (ABS_PRESSURE), value 45\n"
        + "time 1337197425.51       --------- SYN_REPORT --------",
      [
        InputEvent(time: 1_337_197_425_500_000, type: 3, code: 0x18, value: 45),
        InputEvent(time: 1_337_197_425_510_000, type: 0, code: 0, value: 0),
      ]
    ),
    (
      "Event: time 1.000001, type 4 (EV_MSC), code 4 (MSC_SCAN), value 70004\n"
        + "Event: time 1.000001, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<",
      [
        InputEvent(time: 1_000_001, type: 4, code: 4, value: 0x70004),
        InputEvent(time: 1_000_001, type: 0, code: 3, value: 0),
      ]
    ),
    (
      "[ 1.000001] EV_KEY BTN_TOUCH DOWN\n[ 1.000001] EV_KEY BTN_MOUSE UP\n[ 1.000002] 0003 0018 ffffffff",
      [
        InputEvent(time: 1_000_001, type: 1, code: 0x14A, value: 1),
        InputEvent(time: 1_000_001, type: 1, code: 0x110, value: 0),
        InputEvent(time: 1_000_002, type: 3, code: 0x18, value: -1),
      ]
    ),
    (
      "/dev/input/event3: 0003 0035 00000010\n/dev/input/event3: 0000 0000 00000000\n"
        + "/dev/input/event3: 0003 0035 00000011",
      [
        InputEvent(time: 0, type: 3, code: 0x35, value: 16), InputEvent(time: 0, type: 0, code: 0, value: 0),
        InputEvent(time: 16_666, type: 3, code: 0x35, value: 17),
      ]
    ),
    (
      "devices:\n- node: x\n  events:\n\t- [ 1, 5, 3, 24, -7 ] # x",
      [InputEvent(time: 1_000_005, type: 3, code: 24, value: -7)]
    ),
  ]

  @Test("reads its events", arguments: events)
  func readsEvents(_ text: String, _ expected: [InputEvent]) throws {
    let folder = try TemporaryFolder()
    let reader = try RecordingReader(path: folder.write(text.utf8))
    var found: [InputEvent] = []
    while let item = try reader.next() {
      if case .event(_, let event) = item { found.append(event) }
    }
    #expect(found == expected)
  }

  @Test("of getevent keeps several devices apart")
  func severalDevices() throws {
    let text = """
      [ 1.000000] /dev/input/event1: EV_ABS ABS_MT_TRACKING_ID 00000001
      [ 1.000000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000001
      [ 1.000000] /dev/input/event1: EV_ABS ABS_MT_PRESSURE 00000005
      [ 1.000000] /dev/input/event2: EV_ABS ABS_MT_PRESSURE 00000009
      [ 1.000000] /dev/input/event1: EV_SYN SYN_REPORT 00000000
      [ 1.010000] /dev/input/event2: EV_SYN SYN_REPORT 00000000

      """
    let outcome = try Outcome(of: text)
    #expect(
      outcome.samples == ["1 down 5 @0.0", "device 1 1 down 9 @0.01", "1 cancel 5 @0.0", "device 1 1 cancel 9 @0.01"])
    #expect(
      try Outcome(of: text, ReadingOptions(device: 2)).samples == [
        "device 1 1 down 9 @0.01", "device 1 1 cancel 9 @0.01",
      ])
    #expect(
      try Outcome(of: text, ReadingOptions(device: 3)).diagnostics == [
        "0: error: there is no device 3; this recording has 2"
      ])
  }

  @Test("of libinput keeps the times of several devices")
  func severalSections() throws {
    let text = """
      version: 1
      devices:
      - node: a
        evdev:
          codes:
            1: [330]
          absinfo:
            24: [0, 100, 0, 0, 4]
        events:
        - evdev:
          - [1, 0, 1, 330, 1]
          - [1, 0, 3, 24, 50]
          - [1, 0, 0, 0, 0]
      - node: b
        evdev:
          codes:
            1: [330]
          absinfo:
            24: [0, 100, 0, 0, 0]
        events:
        - evdev:
          - [0, 0, 1, 330, 1]
          - [0, 0, 0, 0, 0]

      """
    let outcome = try Outcome(of: text)
    #expect(
      outcome.samples == [
        "1 down 50 @1.0", "device 1 1 down none @0.0", "1 cancel 50 @1.0", "device 1 1 cancel none @0.0",
      ])
    #expect(outcome.devices[0].axes[24]?.forceRange.unit == .grams(unitsPerGram: 4))
  }
}
