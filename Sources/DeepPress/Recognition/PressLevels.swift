/// Up to four levels in rising order; stage n is level n − 1 reached.
///
/// Stored in place, so that a profile needs no heap, in a browser's module as little as in a driver.
public struct PressLevels: Sendable, Equatable {
  /// As many levels as fit.
  public static let capacity = 4

  /// How many levels there are.
  public private(set) var count: Int
  private var row: Row<PressLevel>

  /// Makes a list of one to four levels.
  public init(_ first: PressLevel, _ second: PressLevel? = nil, _ third: PressLevel? = nil, _ fourth: PressLevel? = nil)
  {
    count = 1
    row = Row(repeating: first)
    if let second { append(second) }
    if let third { append(third) }
    if let fourth { append(fourth) }
  }

  /// Adds a level above the others.
  /// - Returns: false, and nothing is added, where four are there already.
  @discardableResult
  public mutating func append(_ level: PressLevel) -> Bool {
    guard count < Self.capacity else { return false }
    count += 1
    self[count - 1] = level
    return true
  }

  /// The level that ends stage `index`. Beyond the last level it is the last, and setting it there does nothing.
  public subscript(index: Int) -> PressLevel {
    get { row[max(min(index, count - 1), 0)] }
    set {
      if index >= 0, index < count { row[index] = newValue }
    }
  }

  /// A level that is there.
  mutating func level(at index: Int) -> PressLevel {
    row.update(index) { $0 }
  }

  /// Equal where there are as many, each equal.
  public static func == (a: PressLevels, b: PressLevels) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }
}
