import DeepPress
import PressRecordings
import Testing

@Suite("Contacts")
struct ContactTrackerTests {
  static let keys: [String: UInt16] = ["left": 0x110, "pen": 0x140, "finger": 0x145, "touch": 0x14A]
  static let axes: [String: UInt16] = [
    "x": 0, "y": 1, "pressure": 0x18, "slot": 0x2F, "mtx": 0x35, "mty": 0x36, "id": 0x39, "mtpressure": 0x3A,
  ]

  /// The samples of frames such as "touch 1, pressure 5"; each ends with a report, 10 ms after the one before.
  static func samples(_ frames: [String], declared: [String], endsOpen: Bool = false) -> [String] {
    var description = DeviceDescription()
    for name in declared {
      if let code = axes[name] { description.axes[code] = AxisInfo(minimum: 0, maximum: 255) }
      if let code = keys[name] { description.codes[EventType.key, default: []].insert(code) }
    }
    var tracker = ContactTracker(description)
    for (index, frame) in frames.enumerated() {
      let time = Int64(index) * 10_000
      for word in frame.split(separator: ",") {
        let parts = word.split(separator: " ").map(String.init)
        let value = parts.count > 1 ? Int32(parts[1]) ?? 0 : 0
        if let code = axes[parts[0]] {
          tracker.feed(InputEvent(time: time, type: EventType.abs, code: code, value: value))
        } else if let code = keys[parts[0]] {
          tracker.feed(InputEvent(time: time, type: EventType.key, code: code, value: value))
        } else {
          let code = parts[0] == "group" ? EventCode.synMTReport : EventCode.synDropped
          tracker.feed(InputEvent(time: time, type: EventType.syn, code: code, value: 0))
        }
      }
      if endsOpen, index == frames.count - 1 { break }
      tracker.feed(InputEvent(time: time, type: EventType.syn, code: EventCode.synReport, value: 0))
    }
    tracker.finish()
    return tracker.samples.map { Outcome.text($0) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var declared: [String]
    var frames: [String]
    var samples: [String]
    var endsOpen = false
    var testDescription: String { name }
  }

  static let slots = ["slot", "id", "mtpressure"]

  static let cases = [
    Case(
      name: "slots keep their axes", declared: slots,
      frames: [
        "id 5, mtpressure 10", "mtx 4", "left 1", "slot 1, id 6, mtpressure 20", "slot 0, id -1", "slot 1, id -1",
      ],
      samples: [
        "1 down 10 @0.0", "1 move 10 @0.01", "2 down 20 @0.03", "1 up 10 @0.04", "2 up 20 @0.05",
      ]),
    Case(
      name: "a new id in a live slot lifts and lands", declared: slots,
      frames: ["id 5, mtpressure 10", "id 6, mtpressure 12", "id -1"],
      samples: ["1 down 10 @0.0", "1 up 12 @0.01", "2 down 12 @0.01", "2 up 12 @0.02"]),
    Case(
      name: "a lift and a landing in one frame are both told", declared: slots,
      frames: ["id 5, mtpressure 10", "id -1, id 6, mtpressure 30, id -1"],
      samples: ["1 down 10 @0.0", "1 up 30 @0.01", "2 down 30 @0.01", "2 up 30 @0.01"]),
    Case(
      name: "a recording that starts in mid-touch has a landing", declared: slots,
      frames: ["mtpressure 10", "mtpressure 20", "id -1"],
      samples: ["1 down 10 @0.0", "1 move 20 @0.01", "1 up 20 @0.02"]),
    Case(
      name: "pressure 0 isn't a lift", declared: slots, frames: ["id 5, mtpressure 9", "mtpressure 0", "id -1"],
      samples: ["1 down 9 @0.0", "1 move 0 @0.01", "1 up 0 @0.02"]),
    Case(
      name: "a slot's pressure is found where it isn't declared", declared: [],
      frames: ["id 5, mtpressure 9", "id -1"], samples: ["1 down 9 @0.0", "1 up 9 @0.01"]),
    Case(
      name: "slots out of bounds are left out", declared: slots,
      frames: ["slot 64, id 5, mtpressure 9", "slot -1, id 6", "slot 2000000000, id 7"], samples: []),
    Case(
      name: "lost events cancel, and what is still down is ignored until it lifts", declared: slots,
      frames: ["id 5, mtpressure 9", "dropped, mtpressure 10", "mtpressure 11", "id -1", "id 7, mtpressure 12"],
      samples: ["1 down 9 @0.0", "1 cancel 9 @0.01", "2 down 12 @0.04", "2 cancel 12 @0.04"]),
    Case(
      name: "a slot's pressure from before lost events isn't the next contact's", declared: slots,
      frames: ["id 5, mtpressure 200", "dropped", "id -1", "id 7", "mtpressure 12", "id -1"],
      samples: [
        "1 down 200 @0.0", "1 cancel 200 @0.01", "2 down none @0.03", "2 move 12 @0.04", "2 up 12 @0.05",
      ]),
    Case(
      name: "a touch's pressure from before lost events isn't the next contact's", declared: ["touch", "pressure"],
      frames: ["touch 1, pressure 200", "dropped", "touch 0", "touch 1", "pressure 12", "touch 0"],
      samples: [
        "1 down 200 @0.0", "1 cancel 200 @0.01", "2 down none @0.03", "2 move 12 @0.04", "2 up 12 @0.05",
      ]),
    Case(
      name: "a tool's pressure from before lost events isn't the next contact's", declared: ["finger", "pressure"],
      frames: ["finger 1, pressure 200", "finger 0", "dropped", "finger 1", "pressure 12", "finger 0"],
      samples: ["1 down 200 @0.0", "1 up 200 @0.01", "2 down none @0.03", "2 move 12 @0.04", "2 up 12 @0.05"]),
    Case(
      name: "a touch has the one pressure", declared: ["touch", "pressure"],
      frames: ["touch 1, pressure 5", "x 3", "left 1", "pressure 7", "touch 0, pressure 0", "pressure 4"],
      samples: ["1 down 5 @0.0", "1 move 5 @0.01", "1 move 7 @0.03", "1 up 0 @0.04"]),
    Case(
      name: "a touch that lifts and lands in one frame is two", declared: ["touch", "pressure"],
      frames: ["touch 1, pressure 5", "touch 0, touch 1", "touch 0, touch 1, touch 0"],
      samples: [
        "1 down 5 @0.0", "1 up 5 @0.01", "2 down 5 @0.01", "2 up 5 @0.02", "3 down 5 @0.02", "3 up 5 @0.02",
      ]),
    Case(
      name: "lost events cancel a touch until it lands again", declared: ["touch", "pressure"],
      frames: ["touch 1, pressure 5", "dropped, touch 0", "pressure 6", "touch 1", "touch 0"],
      samples: ["1 down 5 @0.0", "1 cancel 5 @0.01", "2 down 6 @0.03", "2 up 6 @0.04"]),
    Case(
      name: "a pen that hovers is no contact", declared: ["pen", "finger", "touch", "pressure"],
      frames: ["pen 1, x 1", "x 2", "touch 1, pressure 9", "touch 0", "pen 0"],
      samples: ["1 down 9 @0.02", "1 up 9 @0.03"]),
    Case(
      name: "a tool is the contact where nothing touches", declared: ["finger", "touch", "pressure"],
      frames: ["finger 1, pressure 5", "pressure 6", "finger 0", "finger 1, pressure 7"],
      samples: ["1 down 5 @0.0", "1 move 6 @0.01", "1 up 6 @0.02", "2 down 7 @0.03", "2 cancel 7 @0.03"]),
    Case(
      name: "a tool before a touch isn't a contact", declared: ["finger", "touch", "pressure"],
      frames: ["finger 1, pressure 5", "touch 1, pressure 6", "touch 0, finger 0"],
      samples: ["1 down 6 @0.01", "1 up 6 @0.02"]),
    Case(
      name: "a tool that is down at the end was the contact", declared: ["finger", "pressure"],
      frames: ["finger 1, pressure 5", "pressure 6"],
      samples: ["1 down 5 @0.0", "1 move 6 @0.01", "1 cancel 6 @0.01"]),
    Case(
      name: "groups with ids continue their contacts", declared: ["id", "mtpressure"],
      frames: ["id 3, mtpressure 5, group, id 4, mtpressure 6, group", "id 4, mtpressure 7, group", "group"],
      samples: ["1 down 5 @0.0", "2 down 6 @0.0", "1 up 5 @0.01", "2 move 7 @0.01", "2 up 7 @0.02"]),
    Case(
      name: "groups without ids continue in order", declared: ["mtpressure"],
      frames: ["mtpressure 5, group, mtpressure 6, group", "mtpressure 7, group", "left 1", "group"],
      samples: ["1 down 5 @0.0", "2 down 6 @0.0", "2 up 6 @0.01", "1 move 7 @0.01", "1 up 7 @0.03"]),
    Case(
      name: "groups beside one touch with a pressure are left to it", declared: ["mtpressure", "touch", "pressure"],
      frames: ["mtpressure 5, group, touch 1, pressure 8", "group, touch 0"],
      samples: ["1 down 8 @0.0", "1 up 8 @0.01"]),
    Case(
      name: "slots without pressure or button are contacts without force", declared: ["slot", "id"],
      frames: ["id 1, mtx 4", "id -1"], samples: ["1 down none @0.0", "1 up none @0.01"]),
    Case(
      name: "the last frame counts without its report", declared: slots,
      frames: ["id 5, mtpressure 10", "mtpressure 20"],
      samples: ["1 down 10 @0.0", "1 move 20 @0.01", "1 cancel 20 @0.01"], endsOpen: true),
  ]

  @Test("come from events", arguments: cases)
  func contacts(_ item: Case) {
    #expect(Self.samples(item.frames, declared: item.declared, endsOpen: item.endsOpen) == item.samples)
  }

  @Test("of a tool come out once 4096 frames are held")
  func heldFrames() {
    let frames = ["finger 1"] + Array(repeating: "pressure 5", count: 5000)
    #expect(Self.samples(frames, declared: ["finger", "touch", "pressure"]).count == 5002)
  }

  @Test("tell whether the pad is clicked")
  func clicks() {
    var tracker = ContactTracker(DeviceDescription())
    #expect(!tracker.isLeftButtonDown)
    tracker.feed(InputEvent(time: 0, type: EventType.key, code: EventCode.btnLeft, value: 1))
    #expect(tracker.isLeftButtonDown)
  }

  @Test("never trap, whatever events come, and never grow")
  func anyEvents() {
    let seed = UInt64.random(in: 1 ... .max)
    print("any events: seed \(seed)")
    var state = seed
    func random(_ bound: UInt64) -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state % bound
    }
    let codes: [UInt16] = [0, 1, 2, 3, 0x18, 0x2F, 0x35, 0x39, 0x3A, 0x110, 0x145, 0x14A, 0xFFFF]
    let values: [Int32] = [0, 1, -1, 5, 63, 64, .min, .max]
    var tracker = ContactTracker(DeviceDescription())
    for _ in 0..<200_000 {
      tracker.feed(
        InputEvent(
          time: [0, .max, .min, 77][Int(random(4))], type: UInt16(random(5)), code: codes[Int(random(13))],
          value: values[Int(random(8))]))
      if tracker.samples.count > 64 { tracker.removeSamples() }
    }
    tracker.finish()
    #expect(tracker.samples.count < 300)
  }
}
