// Closures that the system calls wherever it likes, or that the main actor doesn't own.
import UIKit

@MainActor final class Alarm {
  private var deadline = 0.0

  func set() {
    _ = Timer(timeInterval: 1, repeats: false) { [weak self] _ in
      self?.deadline = 0  // error: main actor-isolated property 'deadline' can not be mutated from a Sendable closure
    }
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [self] _ in
      set()  // error: call to main actor-isolated instance method 'set()' in a synchronous nonisolated context
    }
  }
}
final class Reader {
  let view: UIView
  nonisolated init(view: UIView) { self.view = view }
  func width() -> CGFloat { view.bounds.width }  // error: main actor-isolated property 'bounds' can not be referenced
}
let shared = Reader(view: UIView())  // error: not concurrency-safe
