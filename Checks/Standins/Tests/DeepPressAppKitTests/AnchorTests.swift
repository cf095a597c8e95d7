import Foundation
import Testing

@testable import AppKit
@testable import DeepPressAppKit

/// What stands behind a SwiftUI view on a Mac. The desk's hand is at (150, 150) of the window, (50, 50) of its view.
@MainActor
struct AnchorTests {
  private let desk = PressDesk()
  private let log = Log()

  /// Puts an anchor into the desk's view, and notes the beginnings under its name.
  @discardableResult
  private func anchor(_ frame: NSRect, _ name: String = "a", in view: NSView? = nil) -> DeepPressAnchor {
    let recognizer = DeepPressGestureRecognizer { [log] in log.lines.append("\(name) \($0.state)") }
    let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: true)
    anchor.frame = frame
    (view ?? desk.view).addSubview(anchor)
    log.recognizers[name] = recognizer
    return anchor
  }

  private func press(in window: NSWindow? = nil, at place: NSPoint? = nil) {
    let hand = Trackpad(window ?? desk.window)
    hand.reportsLightPressure = true
    hand.move(to: place ?? desk.here)
    hand.press([0.5, 1.2, 2.4])
    hand.release()
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
    var recognizers: [String: DeepPressGestureRecognizer] = [:]

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let small = NSRect(x: 20, y: 20, width: 60, height: 60)

  @Test("it brings its recogniser to the window's content, for presses that begin within its bounds")
  func bounds() {
    StandinFaults.shared.clear()
    let anchor = anchor(small)
    let recognizer = log.recognizers["a"]
    #expect(recognizer?.view === desk.window.contentView)
    // It lets events through to what it stands behind.
    #expect(desk.window.contentView?.hitTest(desk.here) === desk.view)
    press()
    #expect(log.take() == ["a began", "a ended"])
    press(at: NSPoint(x: 250, y: 250))
    #expect(log.take() == [])
    #expect(recognizer?.pressure == nil && recognizer?.capability == .available(.arbitrary))
    // What began within goes on outside.
    recognizer?.pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepDrag)
    let hand = desk.hand()
    hand.press([1.2, 2.4])
    hand.move(to: NSPoint(x: 250, y: 250))
    hand.release()
    #expect(log.take() == ["a began", "a changed", "a ended"])
    #expect(StandinFaults.shared.list == [])
    anchor.removeFromSuperview()
    StandinClock.shared.advance(by: 1)
  }

  @Test("the ring goes around the anchor")
  func ring() throws {
    let anchor = anchor(small)
    #expect(log.recognizers["a"]?.pulseView === anchor)
    let hand = desk.hand()
    hand.press([1.2, 2.4])
    let ring = try #require(desk.view.layer?.sublayers?.compactMap { $0 as? PulseLayer }.first)
    let box = try #require(ring.path?.boundingBox)
    #expect(abs(box.midX - small.midX) < 1e-6 && abs(box.midY - small.midY) < 1e-6)
    hand.release()
    StandinClock.shared.advance(by: 1)
  }

  @Test("pressure that is reported elsewhere isn't read")
  func lightPressure() {
    anchor(small)
    let hand = Trackpad(desk.window)
    hand.pressureComesFirst = true
    hand.move(to: NSPoint(x: 250, y: 250))
    hand.press(1.5)
    #expect(log.recognizers["a"]?.pressure == nil)
    hand.release()
    #expect(log.take() == [])
  }

  @Test("it takes its recogniser along to another window, and away when it is removed")
  func moving() {
    let other = PressDesk()
    let anchor = anchor(small)
    let recognizer = log.recognizers["a"]
    other.view.addSubview(anchor)
    #expect(recognizer?.view === other.window.contentView)
    press()
    #expect(log.take() == [])
    press(in: other.window)
    #expect(log.take() == ["a began", "a ended"])
    anchor.removeFromSuperview()
    #expect(recognizer?.view == nil)
    press(in: other.window)
    #expect(log.take() == [])
    StandinClock.shared.advance(by: 1)
  }

  @Test("removed in mid-press it cancels the press")
  func removedInPress() {
    let anchor = anchor(small)
    let hand = desk.hand()
    hand.press([1.2, 2.4])
    anchor.removeFromSuperview()
    hand.press(2.6)
    hand.release()
    #expect(log.take() == ["a began", "a cancelled"])
    StandinClock.shared.advance(by: 1)
  }

  @Test("a hidden anchor, or one in a hidden view, leaves presses alone")
  func hidden() {
    let anchor = anchor(small)
    anchor.isHidden = true
    press()
    anchor.isHidden = false
    desk.view.isHidden = true
    press()
    #expect(log.take() == [])
    desk.view.isHidden = false
    press()
    #expect(log.take() == ["a began", "a ended"])
    StandinClock.shared.advance(by: 1)
  }

  @Test("what a scroll view or a clipping view around it doesn't show takes no press")
  func clipped() {
    let clip = NSClipView(frame: NSRect(x: 0, y: 0, width: 200, height: 40))
    desk.view.addSubview(clip)
    anchor(small, in: clip)
    press()
    #expect(log.take() == [])
    press(at: NSPoint(x: 150, y: 130))
    #expect(log.take() == ["a began", "a ended"])
    StandinClock.shared.advance(by: 1)
  }

  @Test("of two anchors with one recogniser the newer one has it")
  func handedOver() {
    let older = anchor(small)
    let recognizer = log.recognizers["a"]!
    let newer = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: true)
    newer.frame = NSRect(x: 120, y: 120, width: 60, height: 60)
    desk.view.addSubview(newer)
    older.removeFromSuperview()
    #expect(recognizer.view === desk.window.contentView)
    press()
    #expect(log.take() == [])
    press(at: NSPoint(x: 250, y: 250))
    #expect(log.take() == ["a began", "a ended"])
    StandinClock.shared.advance(by: 1)
  }

  @Test("two anchors side by side have their presses each")
  func sideBySide() {
    anchor(small, "left")
    anchor(NSRect(x: 120, y: 20, width: 60, height: 60), "right")
    press()
    press(at: NSPoint(x: 250, y: 150))
    #expect(log.take() == ["left began", "left ended", "right began", "right ended"])
    StandinClock.shared.advance(by: 1)
  }

  @Test(
    "of two anchors, one within the other, the inner one has the press, whoever came first",
    arguments: [false, true])
  func nested(innerIsFirst: Bool) {
    StandinFaults.shared.clear()
    let large = NSRect(x: 0, y: 0, width: 200, height: 200)
    for isInner in innerIsFirst ? [true, false] : [false, true] {
      anchor(isInner ? small : large, isInner ? "inner" : "outer")
    }
    press()
    #expect(log.take() == ["inner began", "inner ended"])
    press(at: NSPoint(x: 250, y: 250))
    #expect(log.take() == ["outer began", "outer ended"])
    log.recognizers["inner"]?.isEnabled = false
    press()
    #expect(log.take() == ["outer began", "outer ended"])
    log.recognizers["inner"]?.isEnabled = true
    // What the inner one doesn't take goes to the outer one, as soon as that is known.
    log.recognizers["inner"]?.threshold = 0.9
    press()
    #expect(log.take() == ["outer began", "outer ended"])
    #expect(StandinFaults.shared.list == [])
    StandinClock.shared.advance(by: 1)
  }

  @Test("the outer anchor waits for the inner one only where that takes the press")
  func waiting() throws {
    let outer = anchor(NSRect(x: 0, y: 0, width: 200, height: 200), "outer")
    anchor(small, "inner")
    let mine = try #require(log.recognizers["outer"])
    let other = try #require(log.recognizers["inner"])
    press(at: NSPoint(x: 250, y: 250))
    #expect(!outer.gestureRecognizer(mine, shouldRequireFailureOf: other))
    press()
    #expect(outer.gestureRecognizer(mine, shouldRequireFailureOf: other))
    other.isEnabled = false
    #expect(!outer.gestureRecognizer(mine, shouldRequireFailureOf: other))
    #expect(!outer.gestureRecognizer(mine, shouldRequireFailureOf: NSClickGestureRecognizer()))
    StandinClock.shared.advance(by: 1)
  }

  @Test("of two anchors of one size one has the press, and neither waits for the other")
  func equal() {
    anchor(small, "one")
    anchor(small, "other")
    press()
    #expect(log.take() == ["one began", "one ended"])
    StandinClock.shared.advance(by: 1)
  }

  @Test("a view of another controller, laid over it, keeps its presses to itself")
  func covered() {
    let controller = NSViewController()
    controller.view = NSView(frame: desk.view.bounds)
    desk.view.addSubview(controller.view)
    anchor(small, in: controller.view)
    #expect(log.recognizers["a"]?.view === controller.view)
    press()
    #expect(log.take() == ["a began", "a ended"])
    desk.view.addSubview(NSView(frame: desk.view.bounds))
    press()
    #expect(log.take() == [])
    StandinClock.shared.advance(by: 1)
  }

  @Test("where SwiftUI attaches the recogniser, it only says where the pulse goes")
  func pulsing() {
    let recognizer = DeepPressGestureRecognizer { _ in }
    let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: false)
    desk.view.addSubview(anchor)
    #expect(recognizer.view == nil)
    #expect(recognizer.pulseView === anchor)
    #expect(recognizer.delegate == nil)
  }

  @Test("a recogniser that SwiftUI made before the anchor pulses around it all the same")
  func madeBefore() throws {
    let model = DeepPressGestureRecognizer { _ in }
    let recognizer = DeepPressGestureRecognizer { _ in }
    recognizer.pulseModel = model
    desk.window.contentView?.addGestureRecognizer(recognizer)
    let anchor = DeepPressAnchor(recognizer: model, bringsRecognizer: false)
    anchor.frame = small
    desk.view.addSubview(anchor)
    let hand = desk.hand()
    hand.press([1.2, 2.4])
    let ring = try #require(desk.view.layer?.sublayers?.compactMap { $0 as? PulseLayer }.first)
    let box = try #require(ring.path?.boundingBox)
    #expect(abs(box.midX - small.midX) < 1e-6 && abs(box.midY - small.midY) < 1e-6)
    hand.release()
    StandinClock.shared.advance(by: 1)
  }
}
