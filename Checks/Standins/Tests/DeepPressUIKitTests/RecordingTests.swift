import DeepPressUIKit
import Foundation
import PressScripts
import Testing

@testable import UIKit

/// A recording of an iPhone 6s, played by a finger. The recordings aren't part of this repository.
@MainActor
struct RecordingTests {
  private nonisolated static var trace: URL? {
    // The stand-in's process has no environment.
    guard let folder = Foundation.ProcessInfo.processInfo.environment["DEEPPRESS_RECORDINGS"] else { return nil }
    return URL(fileURLWithPath: folder).appendingPathComponent("phone/iphone6s-force.json")
  }

  @Test(
    "six presses of a real finger begin and end six times, as the engine tells, at every sensitivity",
    .enabled(if: trace != nil, "set DEEPPRESS_RECORDINGS to the folder of real recordings"), arguments: [48.0, 60, 72])
  func phone(countsPerUnit: Double) throws {
    let forces = try JSONDecoder().decode([Double].self, from: Data(contentsOf: #require(Self.trace)))
    // It was recorded at Medium; the hardware's counts are the same at each setting.
    let maximum = 20.0 / 3
    let raw = forces.map { min($0 * 60 / countsPerUnit, maximum) }
    for profile in [PressProfile.deepPress(), .forcePress(), .stages(0.2, 0.4, 0.6, 0.8)] {
      let told = play(raw, profile)
      #expect(told == engine(raw, profile, maximum: maximum))
      #expect(told.filter { $0.hasPrefix("began") }.count == 6)
      #expect(told.filter { $0.hasPrefix("ended") }.count == 6)
    }
  }

  private func play(_ forces: [Double], _ profile: PressProfile) -> [String] {
    let stage = PressStage()
    let recognizer = stage.addDeepPress()
    recognizer.profile = profile
    recognizer.pulse = nil
    var finger: UITouch?
    for force in forces {
      switch (finger, force > 0) {
      case (nil, true): finger = stage.hand.down(stage.here, force: CGFloat(force))
      case (let touch?, true): stage.hand.move(touch, force: CGFloat(force))
      case (let touch?, false):
        stage.hand.up(touch)
        finger = nil
      case (nil, false): stage.hand.wait(stage.hand.frame)
      }
    }
    if let finger { stage.hand.cancel(finger) }
    return stage.take()
  }

  private func engine(_ forces: [Double], _ profile: PressProfile, maximum: Double) -> [String] {
    var recognizer = PressRecognizer(profile: profile)
    var told: [String] = []
    let range = ForceRange(minimum: 0, maximum: maximum, reachableMaximum: 5.0 / 6)
    var isDown = false
    var contact = 0
    // UIKit delivers nothing more of a touch after its gesture is over, and tells no failure.
    for (index, force) in (forces + [0]).enumerated() {
      let action: PressSample.Action? =
        switch (isDown, force > 0) {
        case (false, true): .down
        case (true, true): .move
        case (true, false): index == forces.count ? .cancel : .up
        case (false, false): nil
        }
      guard let action else { continue }
      isDown = force > 0
      if action == .down { contact += 1 }
      let sample = PressSample(
        time: Double(index) / 60, contact: contact, action: action, rawForce: action == .up ? nil : force, range: range)
      recognizer.feed(sample) { event in
        if event.phase != .failed { told.append(PressScript.line(event.phase, stage: event.stage)) }
      }
    }
    return told
  }
}
