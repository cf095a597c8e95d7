import PressRecordings
import Testing

@Suite("Names of events")
struct EventNameTests {
  static let names: [(type: UInt16, code: UInt16, name: String)] = [
    (0, 0, "SYN_REPORT"), (0, 3, "SYN_DROPPED"), (1, 0x110, "BTN_LEFT"), (1, 0x14A, "BTN_TOUCH"), (1, 30, "KEY_A"),
    (1, 0x140, "BTN_TOOL_PEN"), (1, 0x100, "BTN_0"), (2, 8, "REL_WHEEL"), (3, 0x18, "ABS_PRESSURE"),
    (3, 0x3A, "ABS_MT_PRESSURE"), (4, 5, "MSC_TIMESTAMP"), (0x11, 0, "LED_NUML"), (0x15, 0x4F, "FF_HAPTIC"),
  ]

  @Test("are the kernel's", arguments: names)
  func kernelNames(_ entry: (type: UInt16, code: UInt16, name: String)) {
    #expect(EventNames.code(entry.code, type: entry.type) == entry.name)
  }

  @Test("are none where the kernel has none")
  func unknown() {
    #expect(EventNames.code(0x2FE, type: 1) == nil)
    #expect(EventNames.code(0, type: 0x1F) == nil)
    #expect(EventNames.type(0x1E) == nil)
    #expect(EventNames.property(7) == "INPUT_PROP_PRESSUREPAD")
  }

  @Test("of getevent, which prefers other ones, are known too")
  func otherNames() throws {
    for (name, code) in [("BTN_MOUSE", 0x110), ("BTN_DIGI", 0x140), ("BTN_A", 0x130), ("BTN_MISC", 0x100)]
      as [(String, UInt16)]
    {
      let folder = try TemporaryFolder()
      let reader = try RecordingReader(path: folder.write("[ 1.000000] EV_KEY \(name) DOWN\n".utf8))
      var codes: [UInt16] = []
      while let item = try reader.next() {
        if case .event(_, let event) = item { codes.append(event.code) }
      }
      #expect(codes == [code])
    }
  }
}
