/// Up to four levels in rising order; stage n is level n − 1 reached.
///
/// Stored in four fields, so that a profile needs no heap, in a browser's module as little as in a driver.
public struct PressLevels: Sendable, Equatable {
  /// As many levels as fit.
  public static let capacity = 4

  /// How many levels there are.
  public private(set) var count: Int
  private var first = PressLevel(1)
  private var second = PressLevel(1)
  private var third = PressLevel(1)
  private var fourth = PressLevel(1)

  /// Makes a list of one to four levels.
  public init(_ first: PressLevel, _ second: PressLevel? = nil, _ third: PressLevel? = nil, _ fourth: PressLevel? = nil)
  {
    count = 0
    append(first)
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
    get {
      switch min(index, count - 1) {
      case 1: second
      case 2: third
      case 3: fourth
      default: first
      }
    }
    set {
      guard index < count else { return }
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: break
      }
    }
  }
}
