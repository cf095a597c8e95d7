import Foundation
import Testing

@testable import DeepPressUIKit
@testable import UIKit

/// What holding means already where a touch lands, so that nothing stands in for force there.
@MainActor
struct HoldTests {
  @Test("never on what is held for its own sake, unless somebody asks for it")
  func heldControls() {
    let text = UITextField()
    let menu = UIButton(type: .system)
    menu.menu = UIMenu(title: "", children: [])
    for view in [UISlider(), UIStepper(), text, menu] as [UIView] {
      let stage = PressStage(view, capability: .unavailable)
      let recognizer = stage.addDeepPress()
      let hold = {
        let finger = stage.hand.down(stage.here, .plainFinger)
        stage.hand.wait(0.7)
        stage.hand.up(finger)
        return stage.take()
      }
      #expect(hold() == [], "\(type(of: view))")
      recognizer.fallback = .fixed(.longPress())
      #expect(hold() == ["began 1", "ended 0"], "\(type(of: view))")
      // Pressing deep is another matter than holding.
      recognizer.fallback = .automatic
      stage.hand.up(stage.hand.down(stage.here, force: 6))
      #expect(stage.take() == ["began 1", "ended 0"])
    }
  }

  @Test("a recogniser on a view around a slider leaves the slider's hold alone")
  func heldDescendant() {
    let stage = PressStage(capability: .unavailable)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    stage.view.addSubview(slider)
    stage.addDeepPress()
    let held = stage.hand.down(CGPoint(x: 150, y: 120), .plainFinger)
    stage.hand.wait(1)
    stage.hand.up(held)
    #expect(stage.take() == [])
    let beside = stage.hand.down(CGPoint(x: 150, y: 250), .plainFinger)
    stage.hand.wait(1)
    stage.hand.up(beside)
    #expect(stage.take() == ["began 1", "ended 0"])
  }

  @Test("neither is anything within a view that opens a menu or lifts a drag, as far up as the window")
  func heldAncestors() {
    let (card, list, still) = (UIView(), UIView(), UIView())
    card.addInteraction(UIContextMenuInteraction(delegate: MenuGiver()))
    let (drag, noDrag) = (UIDragInteraction(delegate: DragGiver()), UIDragInteraction(delegate: DragGiver()))
    drag.isEnabled = true
    noDrag.isEnabled = false
    list.addInteraction(drag)
    still.addInteraction(noDrag)
    for (ancestor, isHeld) in [(card, true), (list, true), (still, false), (UISlider(), false)] {
      for depth in 0..<2 {
        let stage = PressStage(capability: .unavailable)
        let recognizer = stage.addDeepPress()
        ancestor.frame = stage.window.bounds
        stage.window.addSubview(ancestor)
        stage.view.removeFromSuperview()
        let parent = depth == 0 ? ancestor : UIView(frame: ancestor.bounds)
        if parent !== ancestor { ancestor.addSubview(parent) }
        parent.addSubview(stage.view)
        let hold = {
          let finger = stage.hand.down(stage.here, .plainFinger)
          stage.hand.wait(0.7)
          stage.hand.up(finger)
          return stage.take()
        }
        #expect(hold() == (isHeld ? [] : ["began 1", "ended 0"]), "\(type(of: ancestor)) \(depth)")
        recognizer.fallback = .longPress()
        #expect(hold() == ["began 1", "ended 0"], "\(type(of: ancestor)) \(depth)")
        ancestor.removeFromSuperview()
        parent.removeFromSuperview()
      }
    }
  }

  @Test("in SwiftUI, a menu or a drag of the page isn't the pressed view's; that of a view in front of the anchor is")
  func heldPages() {
    let makers: [() -> any UIInteraction] = [
      { UIContextMenuInteraction(delegate: MenuGiver()) },
      {
        let drag = UIDragInteraction(delegate: DragGiver())
        drag.isEnabled = true
        return drag
      },
    ]
    for make in makers {
      for (isOnPage, brings) in [(true, true), (true, false), (false, true), (false, false)] {
        let stage = PressStage(capability: .unavailable)
        // The page, a cell in it, and what the cell shows.
        let page = UIView(frame: stage.window.bounds)
        let cell = UIView(frame: stage.window.bounds)
        stage.window.addSubview(page)
        page.addSubview(cell)
        var presses = 0
        let recognizer = DeepPressGestureRecognizer { if $0.state == .began { presses += 1 } }
        let anchor = DeepPressAnchor(recognizer: recognizer, bringsRecognizer: brings)
        anchor.frame = cell.bounds
        cell.addSubview(anchor)
        // Where SwiftUI attaches a recogniser, it is another, with this one for a model.
        let attached = DeepPressGestureRecognizer { if $0.state == .began { presses += 1 } }
        attached.pulseModel = recognizer
        if !brings { cell.addGestureRecognizer(attached) }
        let content = UIView(frame: cell.bounds)
        cell.addSubview(content)
        (isOnPage ? page : content).addInteraction(make())
        let finger = stage.hand.down(stage.here, .plainFinger)
        stage.hand.wait(0.7)
        stage.hand.up(finger)
        #expect(presses == (isOnPage ? 1 : 0), "on the page: \(isOnPage), brings: \(brings)")
      }
    }
  }

  @Test("a secondary click that opens a menu isn't a press")
  func menu() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(title: "", children: [])
    let stage = PressStage(button, capability: .unavailable)
    stage.addDeepPress()
    let secondary = stage.hand.down(stage.here, .secondaryPointer)
    stage.hand.wait(1)
    stage.hand.up(secondary)
    #expect(stage.take() == [])
  }

  @Test("nor is one within a view that opens a menu, where a drag is no matter")
  func menuFurtherUp() {
    for (interaction, expected) in [
      (UIContextMenuInteraction(delegate: MenuGiver()), []),
      (UIDragInteraction(delegate: DragGiver()), ["began 1", "ended 0"]),
    ] as [(any UIInteraction, [String])] {
      let stage = PressStage(capability: .unavailable)
      (interaction as? UIDragInteraction)?.isEnabled = true
      stage.window.addInteraction(interaction)
      stage.addDeepPress()
      let secondary = stage.hand.down(stage.here, .secondaryPointer)
      stage.hand.wait(0)
      stage.hand.up(secondary)
      #expect(stage.take() == expected, "\(type(of: interaction))")
    }
  }

  @Test("nor is any where nothing is to stand in; whatever else stands in, it needs no time")
  func secondaryClickByChoice() {
    for (fallback, expected) in [
      (FallbackChoice.automatic, ["began 1", "ended 0"]), (.longPress(), ["began 1", "ended 0"]),
      (.ramp(), ["began 1", "ended 0"]), (.none, []), (.fixed(.none), []),
    ] {
      let stage = PressStage(capability: .unavailable)
      stage.addDeepPress().fallback = fallback
      let secondary = stage.hand.down(stage.here, .secondaryPointer)
      stage.hand.wait(0)
      stage.hand.up(secondary)
      #expect(stage.take() == expected, "\(fallback)")
    }
  }
}

private final class MenuGiver: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    nil
  }
}

private final class DragGiver: NSObject, UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}
