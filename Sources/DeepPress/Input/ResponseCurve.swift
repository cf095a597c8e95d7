/// How a reading's place in its range becomes force: softer or harder to press, ends where they are.
public enum ResponseCurve: Sendable, Equatable {
  /// As read.
  case linear
  /// Raised to this exponent; above 1 takes more effort, below 1 less.
  case power(Double)
  /// Along a Bézier curve.
  case cubic(CubicBezier)

  /// The force of a place in the range; both in 0…1, NaN for NaN.
  public func force(at fraction: Double) -> Double {
    Response(self).force(at: fraction)
  }
}

/// A response curve, stored flat.
struct Response: Sendable, Equatable {
  enum Kind: UInt8 {
    case linear, power, cubic
  }

  let kind: Kind
  /// The exponent, where it is a power.
  private let exponent: Double
  /// The Bézier curve, where it is one.
  private let bezier: CubicBezier

  init(_ curve: ResponseCurve) {
    switch curve {
    case .linear: (kind, exponent, bezier) = (.linear, 0, CubicBezier(0, 0, 0, 0))
    case .power(let exponent): (kind, self.exponent, bezier) = (.power, exponent, CubicBezier(0, 0, 0, 0))
    case .cubic(let bezier): (kind, exponent, self.bezier) = (.cubic, 0, bezier)
    }
  }

  var curve: ResponseCurve {
    switch kind {
    case .linear: .linear
    case .power: .power(exponent)
    case .cubic: .cubic(bezier)
    }
  }

  @inline(never)
  func force(at fraction: Double) -> Double {
    switch kind {
    case .linear: fraction
    case .power: Self.power(fraction, exponent)
    case .cubic: bezier.y(at: fraction)
    }
  }

  /// base^exponent for a base in 0…1, without a maths library: whole powers by squaring, the rest by square roots.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, base < 1, exponent.isNumber else { return base }
    let exponent = min(max(exponent, 0), 64)
    var whole = Int(exponent)
    var fraction = exponent - Double(whole)
    var result = 1.0
    var square = base
    while whole > 0 {
      if whole & 1 == 1 { result *= square }
      square *= square
      whole >>= 1
    }
    var root = base
    for _ in 0..<32 where fraction > 0 {
      root = root.squareRoot()
      fraction *= 2
      if fraction >= 1 {
        result *= root
        fraction -= 1
      }
    }
    return result
  }
}
