import Foundation
import Testing

/// What Pressure.js and Forcify do of presses in a browser. What is sound of it comes out of ours by an option; where a row
/// records a defect, ours is right.
@MainActor
@Suite(.needsChromium, .needsPeers)
struct PeerTests {
  /// What of a row isn't in the file: our options, and what ours tells.
  struct Answer {
    var options: String
    var told: [String]
  }

  private struct Pressure: Decodable {
    struct Vector: Decodable {
      var name: String
      var events: [Event]?
    }
    struct Event: Decodable {
      var type: String?
      var p: Double?
      var adv: Double?
    }
    var vectors: [Vector]
  }

  nonisolated static let folder = URL(filePath: #filePath).appending(path: "../../../../shared/peers").standardized

  private static func read(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "\(name).json"))
  }

  @Test("each of Pressure.js's vectors is answered")
  func pressure() throws {
    let vectors = try JSONDecoder().decode(Pressure.self, from: Self.read("pressurejs-observed")).vectors
    #expect(Set(vectors.map(\.name)) == Set(Self.pressureAnswers.keys))
    for vector in vectors {
      guard let answer = Self.pressureAnswers[vector.name] else { continue }
      let page = try PressPage(answer.options, hasClock: true)
      var time = 0.0
      var steps: [PageStep] = []
      for event in vector.events ?? Self.described[vector.name] ?? [] {
        time += event.adv ?? 1
        steps.append(
          PageStep(
            time: time, event: event.type.map { $0.replacing("pointer", with: "") }, pressure: event.p ?? 0))
      }
      let isMouse = steps.contains { $0.event == "webkitForce" }
      try page.play(
        steps, pointerType: isMouse ? "mouse" : steps.contains { $0.event == "touchForce" } ? "touch" : "pen")
      try page.told(answer.told)
    }
  }

  /// Vectors that the file gives in words only.
  private static let described: [String: [Pressure.Event]] = [
    "polyfill: virtual ms at which startDeepPress fires (default speedUp 1000)": [
      .init(type: "pointerdown", p: 0.5), .init(adv: 501), .init(type: "pointerup", adv: 1),
    ],
    "mac trackpad webkitForce 1,1.5,2,2.5,2.985,2.995,3": [.init(type: "pointerdown", p: 0.5)]
      + [1, 1.5, 2, 2.5, 2.985, 2.995, 3].map { .init(type: "webkitForce", p: $0) } + [.init(type: "pointerup")],
    "iOS 3D Touch touchforcechange 0,.2,.5,.8,.49": [.init(type: "pointerdown", p: 0)]
      + [0, 0.2, 0.5, 0.8, 0.49].map { .init(type: "touchForce", p: $0) } + [.init(type: "pointerup")],
  ]

  /// Pressure.js's deep press is from 0.5 on, without a margin.
  private static let half = "{ threshold: 0.5, hysteresis: 0, fallback: 'none' }"

  private static let pressureAnswers: [String: Answer] = [
    "press through 0.5 and back, one deep press": Answer(
      options: half, told: ["began 1 0.51", "changed 1 0.9", "ended 0 0.49"]),
    // Chatter is one press.
    "chatter around 0.5 fires repeatedly (no hysteresis)": Answer(
      options: "{ threshold: 0.5 }",
      told: ["began 1 0.5", "changed 1 0.5", "changed 1 0.5", "changed 1 0.5", "changed 1 0.5", "ended 0 0.5"]),
    // 0.5 counts once a pointer has measured.
    "exactly 0.5 mid-press is dropped (looks like unsupported hardware)": Answer(
      options: half, told: ["began 1 0.5", "changed 1 0.6", "ended 0 0.6"]),
    // A landing without force doesn't decide for the rest.
    "pointerdown at 0 (e.g. iOS finger): polyfill runs although later moves carry real pressure": Answer(
      options: "{ threshold: 0.5, fallback: 'ramp' }", told: ["began 1 0.7", "ended 0 0.7"]),
    // A cancelled press is over; the next one is light.
    "pointercancel is not handled: press stays open": Answer(
      options: half, told: ["began 1 0.7", "cancelled 0 0.7", "failed 0 0.3"]),
    // The file has one pointer land twice: the second landing ends the first press.
    "two pointers on one element are mixed (no pointerId check)": Answer(
      options: half, told: ["began 1 0.8", "cancelled 0 0.8", "began 1 0.8", "ended 0 0.8"]),
    "polyfill ramp, default 1000 ms: tap of 100 ms": Answer(
      options: "{ threshold: 0.5, fallback: 'ramp' }", told: ["failed 0 simulated"]),
    // Pressure.js's ramp is ten milliseconds ahead of what it says.
    "polyfill: virtual ms at which startDeepPress fires (default speedUp 1000)": Answer(
      options: "{ threshold: 0.5, fallback: 'ramp' }", told: ["began 1 simulated", "ended 0 simulated"]),
    "mac trackpad webkitForce 1,1.5,2,2.5,2.985,2.995,3": Answer(
      options: "{ threshold: 1 }", told: ["began 1 1", "ended 0 1"]),
    "iOS 3D Touch touchforcechange 0,.2,.5,.8,.49": Answer(
      options: half, told: ["began 1 0.5", "changed 1 0.8", "ended 0 0.49"]),
  ]

  @Test("each of Forcify's vectors is answered")
  func forcify() throws {
    let json = try JSONSerialization.jsonObject(with: Self.read("forcify")) as? [String: Any]
    let vectors = try #require(json?["vectors"] as? [[String: Any]])
    #expect(Set(vectors.compactMap { $0["name"] as? String }) == Set(Self.forcifyAnswers.keys))
    for vector in vectors {
      guard let name = vector["name"] as? String, let answer = Self.forcifyAnswers[name] else { continue }
      let page = try PressPage(hasClock: true)
      if (vector["options"] as? [String: Any])?["ANDROID"] != nil {
        try page.run("Object.defineProperty(navigator, 'userAgent', { value: 'Android' })")
      }
      try page.run("await page.press(\(answer.options))")
      let events = try #require(vector["events"] as? [[Any]])
      var time = 0.0
      let steps = events.map { event -> PageStep in
        let (kind, value) = (event[0] as? String ?? "", event[1] as? Double)
        time += kind == "wait" ? value ?? 0 : 1
        return Self.step(kind, value, at: time)
      }
      let kinds = events.compactMap { $0[0] as? String }
      let type =
        kinds.contains { $0.contains("mouse") } ? "mouse" : kinds.contains { $0.contains("pen") } ? "pen" : "touch"
      try page.play(steps, pointerType: type)
      try page.told(answer.told)
    }
  }

  private static func step(_ kind: String, _ value: Double?, at time: Double) -> PageStep {
    switch kind {
    case "touchstart", "mousedown", "pen down", "mouse down", "down":
      PageStep(time: time, event: "down", pressure: kind == "mousedown" ? 0.5 : value ?? 0)
    case "pen move", "mouse move": PageStep(time: time, event: "move", pressure: value ?? 0)
    case "move dx": PageStep(time: time, event: "move", x: 100 + (value ?? 0))
    case "force": PageStep(time: time, event: "touchForce", pressure: value ?? 0)
    case "changed": PageStep(time: time, event: "webkitForce", pressure: value ?? 0)
    case "touchend", "pointerup", "pen up", "up": PageStep(time: time, event: "up")
    case "pointercancel": PageStep(time: time, event: "cancel")
    default: PageStep(time: time, event: nil)
    }
  }

  /// Each force is told from the contact on, as Forcify's "force"; its peek is at 0.3 and its pop at 0.6.
  private static let forces = "{ profile: 'stages', levels: [0.3, 0.6], begins: 0, fallback: 'none' }"
  private static let holding =
    "{ profile: 'stages', levels: [0.3, 0.6], fallback: 'longPress', fallbackDuration: 1200 }"

  private static let forcifyAnswers: [String: Answer] = [
    "3D Touch proven by first 0<force<1; release resets to 0": Answer(
      options: forces, told: ["began 1 0.4", "changed 2 0.9", "ended 0 0.9"]),
    "stays 0 -> long-press emulation reaches 1 after 200+1000 ms": Answer(
      options: holding, told: ["began 2 simulated"]),
    "real force replaces running emulation": Answer(options: holding, told: ["began 1 0.3"]),
    "Android contact-area force ignored": Answer(options: forces, told: []),
    "webkitForce 1,2,3.4 -> 0,.5,1": Answer(
      options: forces, told: ["began 1 0.5", "changed 2 1", "ended 0 1"]),
    "webkitForce before mousedown ignored": Answer(options: forces, told: []),
    "pen stuck at .5 -> long-press fallback": Answer(options: holding, told: ["began 2 simulated"]),
    "pen .3 then .8 then up": Answer(options: forces, told: ["began 1 0.3", "changed 2 0.8", "ended 0 0.8"]),
    // A mouse whose pressure changes measures it.
    "mouse pressure never read": Answer(options: forces, told: ["began 2 0.7"]),
    "emulated: peek once >=.3, pop once >=.6, in order": Answer(
      options:
        "{ profile: 'stages', levels: [0.3, 0.6], fallback: 'ramp', latchesStages: true, fallbackDuration: 500 }",
      told: ["began 1 simulated"] + Array(repeating: "changed 1 simulated", count: 17)
        + Array(repeating: "changed 2 simulated", count: 25) + ["ended 0 simulated"]),
    "move >10 px before 200 ms cancels emulation": Answer(options: holding, told: []),
    "pointercancel ends with force 0": Answer(options: holding, told: ["failed 0 none"]),
    "tap <200 ms: no events": Answer(options: holding, told: ["failed 0 none"]),
  ]
}

extension Trait where Self == ConditionTrait {
  /// Runs the tests where the peers' vectors are beside the repository.
  static var needsPeers: Self {
    let isThere = FileManager.default.fileExists(atPath: PeerTests.folder.path)
    if !isThere { print("SKIPPED: the peers' vectors, for there is no \(PeerTests.folder.path)") }
    return .enabled(if: isThere, "needs the peers' vectors")
  }
}
