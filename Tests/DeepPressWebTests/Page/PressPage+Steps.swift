import Foundation

/// One thing that happens on a page whose time is virtual. Times are milliseconds from the beginning.
struct PageStep {
  var time: Double
  /// A pointer event, without its "pointer"; `webkitForce` or `touchForce` for Safari's; nil lets time pass.
  var event: String?
  /// NaN where the browser gives none.
  var pressure = 0.0
  var id = 7
  var x = 100.0
}

extension PressPage {
  /// Plays steps by events made up in the page, at the virtual times given.
  func play(_ steps: [PageStep], pointerType: String = "pen") throws {
    let calls = steps.map { step -> String in
      let wait = "clock.advance(\(step.time + 1000)); "
      guard let event = step.event else { return wait }
      let force = step.pressure.isNaN ? "undefined" : "\(step.pressure)"
      let place = "x: \(step.x), time: \(step.time + 1000)"
      switch event {
      case "webkitForce": return "\(wait)page.forceMouse(\(force), { \(place) })"
      case "touchForce": return "\(wait)page.forceTouch(\(force), { \(place) })"
      default:
        return
          "\(wait)page.fire('\(event)', { id: \(step.id), pointerType: '\(pointerType)', pressure: \(force), \(place) })"
      }
    }
    try run(calls.joined(separator: "\n"))
  }
}
