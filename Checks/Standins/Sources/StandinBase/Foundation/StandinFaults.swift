/// What was used as the real thing must not be: where that raises, or goes wrong in silence, this list says so.
public final class StandinFaults: @unchecked Sendable {
  /// Those of all modules. A test clears it first and expects it to be empty at the end.
  public static let shared = StandinFaults()
  /// One sentence for each, in order.
  public private(set) var list: [String] = []

  package func record(_ fault: String) {
    list.append(fault)
  }

  /// Forgets them.
  public func clear() {
    list = []
  }
}
