/// A target as an app has one: every action that it is sent calls a closure with the sender.
@MainActor
public final class StandinListener: NSObject, SelectorPerforming {
  private let body: (Any?) -> Void

  /// Makes a target; who sends to it doesn't keep it.
  public init(_ body: @escaping (Any?) -> Void) {
    self.body = body
  }

  /// Calls the closure, whatever the selector.
  public func perform(_ selector: Selector, with sender: Any?) {
    body(sender)
  }
}
