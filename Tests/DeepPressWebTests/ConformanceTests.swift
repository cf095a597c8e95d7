import DeepPress
import Foundation
import PressScripts
import Testing

/// The scripts that every adapter plays, played to the module in a page whose time is virtual.
@MainActor
@Suite(.needsChromium)
struct ConformanceTests {
  @Test("the module tells in a browser what the engine tells", arguments: PressScript.all)
  func scripts(script: PressScript) throws {
    let page = try PressPage(script.profile.options, hasClock: true)
    try page.play(script.steps.map(Self.step))
    try page.expect(
      "page.details.filter(({ pointerId }) => pointerId == 7).map(({ phase, stage }) => `${phase} ${stage}`)",
      script.expected)
  }

  /// Nothing measured is no pressure at all; 1, which alone measures nothing, is a hair less.
  private static func step(_ step: PressScript.Step) -> PageStep {
    PageStep(
      time: step.time * 1000, event: step.action.map { "\($0)" }, pressure: min(step.force ?? .nan, 0.999995),
      id: 7 + step.contact, x: 100 + step.offset)
  }
}
