import Foundation
import Testing

@Suite("The timeline")
struct TimelineTests {
  @Test("in the README is what the tool prints")
  func readme() async throws {
    let text = String(decoding: try Data(contentsOf: Places.project.appendingPathComponent("README.md")), as: UTF8.self)
    let shown = text.components(separatedBy: "    $ deeppress replay Samples/pen.evemu\n").last ?? ""
    let block = shown.split(separator: "\n", omittingEmptySubsequences: false).prefix {
      $0.isEmpty || $0.hasPrefix("    ")
    }
    let lines = block.map { String($0.dropFirst(4)) }
    #expect(
      lines.dropLast(lines.last == "" ? 1 : 0) == (try await Deeppress.run(["replay", "Samples/pen.evemu"])).lines[...])
  }

  /// Two devices whose touches overlap.
  static let twoDevices = """
    add device 1: /dev/input/event1
      name:     "one"
      events:
        ABS (0003): ABS_MT_TRACKING_ID : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
                    ABS_MT_PRESSURE : value 0, min 0, max 100, fuzz 0, flat 0, resolution 0
    add device 2: /dev/input/event2
      name:     "two"
      events:
        ABS (0003): ABS_MT_TRACKING_ID : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
                    ABS_MT_PRESSURE : value 0, min 0, max 100, fuzz 0, flat 0, resolution 0
    [ 1.000000] /dev/input/event1: EV_ABS ABS_MT_TRACKING_ID 00000001
    [ 1.000000] /dev/input/event1: EV_ABS ABS_MT_PRESSURE 0000005a
    [ 1.000000] /dev/input/event1: EV_SYN SYN_REPORT 00000000
    [ 1.100000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000001
    [ 1.100000] /dev/input/event2: EV_ABS ABS_MT_PRESSURE 0000000a
    [ 1.100000] /dev/input/event2: EV_SYN SYN_REPORT 00000000
    [ 1.200000] /dev/input/event1: EV_ABS ABS_MT_TRACKING_ID ffffffff
    [ 1.200000] /dev/input/event1: EV_SYN SYN_REPORT 00000000
    [ 1.300000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID ffffffff
    [ 1.300000] /dev/input/event2: EV_SYN SYN_REPORT 00000000

    """

  @Test("of devices that take turns sums up each device once, with all of its contacts")
  func devices() async throws {
    let outcome = try await Deeppress.run(["replay", "-"], input: Data(Self.twoDevices.utf8))
    #expect(outcome.code == 0)
    let sums = outcome.lines.filter { $0.contains("recognised") }
    #expect(
      sums == [
        "device 1: 1 contact: 1 gesture recognised", "device 2: 1 contact: no gestures recognised, 1 failed",
      ], "\(outcome)")
    #expect(!outcome.output.contains("peak none"), "\(outcome)")
  }

  /// Touches in which nothing is recognised though the force would do, and settings that keep them from it.
  static let kept: [(touches: Touches, settings: [String])] = [
    ("0 1 down 0.1 0; 0.1 1 move 0.2 50; 0.2 1 move 0.9 50; 0.3 1 up 0", ["allowable-movement=5"]),
    ("0 1 down 0.1; 0.1 1 move 0.95; 0.2 1 up 0", ["maximum-force=0.5"]),
    ("0 1 down 0.1; 0.1 1 move 0.95; 0.2 1 up 0", ["dwell=1"]),
    ("0 1 down 0.1; 0.1 2 down 0.1; 0.2 1 move 0.95; 0.3 1 up 0; 0.4 2 up 0", ["contacts=1"]),
  ]

  @Test("doesn't advise a lower threshold where the force was there", arguments: kept)
  func advice(_ touches: Touches, _ settings: [String]) async throws {
    let arguments = ["replay", "-"] + settings.flatMap { ["-s", $0] }
    let outcome = try await Deeppress.run(arguments, input: touches.csv())
    #expect(outcome.output.contains("no gestures recognised"))
    #expect(!outcome.output.contains("would have reached"), "\(outcome)")
    #expect(!outcome.output.contains("too light"), "it wasn't light: \(outcome)")
  }

  @Test("advises what the profile takes, and what then begins", arguments: ProfileTests.stories.map(\.profile))
  func advised(_ profile: String) async throws {
    let touches: Touches = "0 1 down 0.05; 0.1 1 move 0.15; 0.2 1 up 0"
    let outcome = try await Deeppress.run(["replay", "-p", profile, "-"], input: touches.csv())
    let words = outcome.output.split { " \n".contains($0) }.map(String.init)
    guard let option = words.firstIndex(where: { $0.hasPrefix("--") }) else { return }
    let advice = Array(words[option...option + 1])
    let again = try await Deeppress.run(["replay", "-p", profile] + advice + ["-"], input: touches.csv())
    #expect(again.code == 0, "\(outcome)\(again)")
    #expect(again.output.contains("  began "), "\(again)")
  }

  @Test("of a recording without a contact says no more than that")
  func nothing() async throws {
    let rows = "time,contact,action,force,maximum\n0,1,move,0.9,1\n0.1,1,up,0,1\n"
    for recording in ["time,contact,action,force\n", "[]", rows] {
      let outcome = try await Deeppress.run(["replay", "-"], input: Data(recording.utf8))
      #expect(outcome.code == 0)
      #expect(!outcome.output.contains("would have reached"), "\(outcome)")
    }
    let missing = try await Deeppress.run(["replay", "-d", "2", "Samples/pen.evemu"])
    #expect(missing.code == 65 && !missing.output.contains("no contact in it"), "\(missing)")
  }

  @Test("says that a contact pressed again, unless that is recognised anyway")
  func pressedAgain() async throws {
    let touches: Touches = "0 1 down 0.9; 0.1 1 move 0.1; 0.2 1 move 0.9; 0.3 1 move 0.1; 0.4 1 up 0"
    let once = try await Deeppress.run(["replay", "-"], input: touches.csv())
    #expect(once.output.contains("1 contact pressed again without lifting; --set presses-again=on"))
    let twice = try await Deeppress.run(["replay", "-s", "presses-again=on", "-"], input: touches.csv())
    #expect(twice.output.contains("2 gestures recognised") && !twice.output.contains("pressed again"))
  }

  @Test("says what a fallback waits for where holding failed too")
  func fallback() async throws {
    let touches: Touches = "0 1 down -; 0.1 1 up -"
    let outcome = try await Deeppress.run(["replay", "-s", "fallback=long-press", "-"], input: touches.csv())
    #expect(outcome.output.contains("none was held for 0.5 s within 10 of its landing"))
    #expect(!outcome.output.contains("--set fallback="))
  }
}
