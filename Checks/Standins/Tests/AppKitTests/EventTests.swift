import AppKit
import Testing

@MainActor
struct EventTests {
  private func event(_ type: NSEvent.EventType) -> NSEvent {
    var parts = NSEvent.Parts()
    parts.pressure = 0.5
    parts.stage = 1
    parts.stageTransition = 0.25
    parts.pressureBehavior = .primaryDeepClick
    parts.characters = "a"
    return NSEvent(type, at: .zero, in: nil, time: 0, parts: parts)
  }

  @Test(
    "has a pressure only where the documentation gives it one",
    arguments: [
      (NSEvent.EventType.leftMouseDown, true), (.leftMouseUp, true), (.leftMouseDragged, true), (.pressure, true),
      (.tabletPoint, true), (.mouseMoved, false), (.keyDown, false), (.scrollWheel, false),
    ])
  func pressure(type: NSEvent.EventType, isValid: Bool) {
    StandinFaults.shared.clear()
    #expect(event(type).pressure == (isValid ? 0.5 : 0))
    #expect(StandinFaults.shared.list == (isValid ? [] : ["pressure of an event of type \(type)"]))
    StandinFaults.shared.clear()
  }

  @Test("has stages and a behaviour only as a pressure event")
  func stages() {
    StandinFaults.shared.clear()
    let pressure = event(.pressure)
    #expect(pressure.stage == 1 && pressure.stageTransition == 0.25 && pressure.pressureBehavior == .primaryDeepClick)
    #expect(StandinFaults.shared.list == [])
    let down = event(.leftMouseDown)
    #expect(down.stage == 0 && down.stageTransition == 0)
    _ = down.pressureBehavior
    _ = pressure.clickCount
    #expect(
      StandinFaults.shared.list == [
        "stage of an event of type leftMouseDown", "stageTransition of an event of type leftMouseDown",
        "pressureBehavior of an event of type leftMouseDown", "clickCount of an event of type pressure",
      ])
    StandinFaults.shared.clear()
  }

  @Test("goes to the first responder if it is a key")
  func keys() {
    let scene = Scene()
    let other = DiaryView(frame: .zero)
    scene.view.addSubview(other)
    #expect(scene.window.makeFirstResponder(other))
    scene.window.sendEvent(event(.keyDown))
    #expect(!scene.window.makeFirstResponder(NSView()))
    #expect(other.log == ["key a"])
    #expect(scene.view.log == [])
  }

  @Test("records a trackpad's tap, with its pattern and its time")
  func haptics() {
    FeedbackLog.shared.clear()
    NSHapticFeedbackManager.defaultPerformer.perform(.levelChange, performanceTime: .now)
    NSHapticFeedbackManager.defaultPerformer.perform(.generic, performanceTime: .default)
    #expect(FeedbackLog.shared.events == [.trackpad("levelChange", at: "now"), .trackpad("generic", at: "default")])
  }

  @Test("tells of reduced motion, and performs custom actions")
  func accessibility() {
    final class Heard: @unchecked Sendable {
      var count = 0
    }
    let heard = Heard()
    let center = NSWorkspace.shared.notificationCenter
    let observer = center.addObserver(
      forName: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil, queue: nil
    ) { _ in heard.count += 1 }
    for isReduced in [true, true, false] { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = isReduced }
    center.removeObserver(observer)
    #expect(heard.count == 2)

    var performed = 0
    let view = NSView(frame: .zero)
    view.setAccessibilityCustomActions([
      NSAccessibilityCustomAction(name: "Press") {
        performed += 1
        return true
      }
    ])
    #expect(view.accessibilityCustomActions()?.first?.standinPerform() == true)
    #expect(performed == 1)
  }
}
