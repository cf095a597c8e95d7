/// An optional number, stored as a number, with NaN for nil.
///
/// An enum that holds a Double is stored in pieces on a 32-bit processor, and every use of it is several times as large in
/// a browser's module.
struct NumberOrNil: Sendable {
  private(set) var number = Double.nan

  var value: Double? {
    get { number.isNothing ? nil : number }
    set { number = newValue ?? .nan }
  }
}

extension NumberOrNil: Equatable {
  static func == (a: NumberOrNil, b: NumberOrNil) -> Bool {
    a.value == b.value
  }
}

/// As `isFinite` and `isNaN`, which look at the bits and take a browser's module four times as many instructions.
extension Double {
  /// Whether it is finite.
  var isNumber: Bool { self - self == 0 }
  /// Whether it is NaN.
  package var isNothing: Bool { self != self }
}
