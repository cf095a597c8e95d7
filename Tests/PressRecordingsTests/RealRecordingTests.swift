import Foundation
import PressRecordings
import Testing

/// Recordings that people made on real devices; they aren't part of the project.
enum RealRecordings {
  static let folder = ProcessInfo.processInfo.environment["DEEPPRESS_RECORDINGS"]

  struct Entry: Sendable, CustomTestStringConvertible {
    var file: String
    var maximum: Double
    var contacts: Int
    /// The highest pressure of each contact, or the lowest and the highest of them.
    var peaks: [Double]
    var isSpan = false
    var testDescription: String { file }
  }

  static let entries = [
    Entry(file: "touchpads/synaptics.events", maximum: 255, contacts: 45, peaks: [62, 82], isSpan: true),
    Entry(file: "touchpads/synaptics.leftmove.events", maximum: 255, contacts: 1, peaks: [73]),
    Entry(file: "touchpads/synaptics-fdo23890.events", maximum: 255, contacts: 2, peaks: [64, 66]),
    Entry(file: "touchpads/synaptics-clickpad.tap.events", maximum: 255, contacts: 2, peaks: [71, 70]),
    Entry(file: "touchpads/synaptics-clickpad.left-click.events", maximum: 255, contacts: 1, peaks: [58]),
    Entry(
      file: "touchpads/synaptics-clickpad.two-finger-scroll-up.events", maximum: 255, contacts: 2, peaks: [58, 64]),
    Entry(file: "touchpads/cypress.two-finger-tap.events", maximum: 255, contacts: 2, peaks: [76, 76]),
    Entry(file: "touchpads/cypress.two-finger-press.events", maximum: 255, contacts: 2, peaks: [110, 110]),
    Entry(file: "touchpads/elantech.events", maximum: 255, contacts: 3, peaks: [89, 84, 81]),
    Entry(file: "touchpads/alps-glidepoint.single-tap.events", maximum: 127, contacts: 1, peaks: [34]),
    Entry(file: "touchpads/alps-glidepoint.right-edge-scroll.events", maximum: 127, contacts: 1, peaks: [13]),
    Entry(
      file: "touchpads/apple-bcm5974.three-finger-click.events", maximum: 256, contacts: 5,
      peaks: [255, 83, 244, 45, 252]),
    Entry(file: "touchpads/synaptics-tm3289-cut.evemu", maximum: 255, contacts: 1, peaks: [56]),
    Entry(file: "pens/uc-logic-wp5540u.events", maximum: 1023, contacts: 1, peaks: [451]),
    Entry(file: "pens/wacom-cintiq-13hd-touch.events", maximum: 2047, contacts: 2, peaks: [223, 1267]),
    Entry(file: "pens/wacom-cintiq-13hd.events", maximum: 1023, contacts: 40, peaks: [33, 560], isSpan: true),
    Entry(file: "pens/wacom-intuos4.stylus-tap.events", maximum: 2047, contacts: 1, peaks: [2047]),
    Entry(file: "pens/dell-canvas.evemu", maximum: 4095, contacts: 1, peaks: [4068]),
    Entry(file: "touchscreens/nexus4.events", maximum: 255, contacts: 12, peaks: [55, 66], isSpan: true),
    Entry(file: "touchscreens/pixel-tablet.evemu", maximum: 256, contacts: 1, peaks: [216]),
  ]
}

@Suite("Real recordings")
struct RealRecordingTests {
  init() {
    if RealRecordings.folder == nil { print("skipped: set DEEPPRESS_RECORDINGS to the folder of real recordings") }
  }

  @Test(
    "have the contacts and peaks that an independent reader finds",
    .enabled(if: RealRecordings.folder != nil, "skipped: DEEPPRESS_RECORDINGS isn't set"),
    arguments: RealRecordings.entries)
  func contacts(_ entry: RealRecordings.Entry) throws {
    let folder = try #require(RealRecordings.folder)
    let reader = try SampleReader(path: "\(folder)/\(entry.file)") { Issue.record("\($0.line): \($0.message)") }
    var peaks: [Double] = []
    while let (_, sample) = try reader.next() {
      while peaks.count < sample.contact { peaks.append(0) }
      peaks[sample.contact - 1] = max(peaks[sample.contact - 1], sample.rawForce ?? 0)
      #expect(sample.range.maximum == entry.maximum && sample.range.minimum == 0)
    }
    #expect(peaks.count == entry.contacts)
    #expect((entry.isSpan ? [peaks.min() ?? 0, peaks.max() ?? 0] : peaks) == entry.peaks)
  }

  @Test(
    "survive the way to YAML and back",
    .enabled(if: RealRecordings.folder != nil, "skipped: DEEPPRESS_RECORDINGS isn't set"),
    arguments: RealRecordings.entries)
  func roundTrip(_ entry: RealRecordings.Entry) throws {
    let path = "\(try #require(RealRecordings.folder))/\(entry.file)"
    let folder = try TemporaryFolder()
    try RecordingWriter.convert(from: path, to: folder.path + "/a.yml", format: .libinput)
    try RecordingWriter.convert(from: folder.path + "/a.yml", to: folder.path + "/b.evemu", format: .evemu)
    let original = try ConvertTests.events(path)
    let copy = try ConvertTests.events(folder.path + "/b.evemu")
    #expect(copy.events == original.events)
    #expect(copy.devices == original.devices)
  }
}
