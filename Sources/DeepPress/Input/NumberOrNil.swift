/// An optional number, stored as a number, with NaN for nil.
///
/// An enum that holds a Double is stored in pieces on a 32-bit processor, and every use of it is several times as large in
/// a browser's module.
struct NumberOrNil: Sendable {
  private var number = Double.nan

  var value: Double? {
    get { number.isNaN ? nil : number }
    set { number = newValue ?? .nan }
  }
}

extension NumberOrNil: Equatable {
  static func == (a: NumberOrNil, b: NumberOrNil) -> Bool {
    a.value == b.value
  }
}
