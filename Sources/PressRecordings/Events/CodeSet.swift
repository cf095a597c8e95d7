/// A set of event codes or properties, kept as the kernel keeps it: one bit each.
public struct CodeSet: Sendable, Equatable, Sequence, ExpressibleByArrayLiteral {
  /// Bits from the lowest code up, without zero bytes at the end (so that equal sets are equal).
  private(set) var bytes: [UInt8] = []

  /// Makes a set of the given codes.
  public init(arrayLiteral codes: UInt16...) {
    for code in codes { insert(code) }
  }

  /// Whether no code is in the set.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether the code is in the set.
  public func contains(_ code: UInt16) -> Bool {
    let index = Int(code >> 3)
    return index < bytes.count && bytes[index] & (1 << (code & 7)) != 0
  }

  /// Adds a code.
  public mutating func insert(_ code: UInt16) {
    insertBits(1 << (code & 7), at: Int(code >> 3))
  }

  /// Takes a code away.
  public mutating func remove(_ code: UInt16) {
    let index = Int(code >> 3)
    guard index < bytes.count else { return }
    bytes[index] &= ~(1 << (code & 7))
    while bytes.last == 0 { bytes.removeLast() }
  }

  /// Adds the codes of one byte of a bit mask.
  mutating func insertBits(_ bits: UInt8, at index: Int) {
    guard bits != 0 else { return }
    while bytes.count <= index { bytes.append(0) }
    bytes[index] |= bits
  }

  /// The codes, lowest first.
  public func makeIterator() -> AnyIterator<UInt16> {
    var next = 0
    return AnyIterator { [self] in
      while next < bytes.count &* 8 {
        defer { next &+= 1 }
        if contains(UInt16(truncatingIfNeeded: next)) { return UInt16(truncatingIfNeeded: next) }
      }
      return nil
    }
  }
}
