import DeepPress
import Foundation
import Testing

@Suite("Force ranges, curves and levels")
struct ForceInputTests {
  static let phone = ForceRange(minimum: 0, maximum: 20.0 / 3)
  static let forces: [(ForceRange, Double, Double?)] = [
    (.unit, 0.75, 0.75), (.unit, 0, 0), (.unit, -0.0, 0), (.unit, -1, 0), (.unit, 2, 1), (phone, 5, 0.75),
    (ForceRange(minimum: 10, maximum: 20), 15, 0.5), (ForceRange(minimum: -20, maximum: -10), -15, 0.5),
    (.unit, .nan, nil), (.unit, .infinity, nil), (.unit, -.infinity, nil), (.unmeasured, 0, nil),
    (ForceRange(minimum: 1, maximum: 1), 1, nil), (ForceRange(minimum: 1, maximum: 0), 0.5, nil),
    (ForceRange(minimum: .nan, maximum: 1), 0.5, nil), (ForceRange(minimum: 0, maximum: .nan), 0.5, nil),
    (ForceRange(minimum: 0, maximum: .infinity), 0.5, nil), (ForceRange(minimum: -.infinity, maximum: 0), 0.5, nil),
    (ForceRange(minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude), 0, nil),
  ]

  @Test("a range turns a raw force into 0…1, or says that it can't", arguments: forces)
  func scalesForce(range: ForceRange, raw: Double, force: Double?) {
    #expect(range.force(of: raw) == force)
    if raw.isFinite { #expect(range.isMeasuring == (force != nil)) }
  }

  static let weights: [(ForceRange.Unit, Double, Double?)] = [
    (.grams(unitsPerGram: 2), 100, 50), (.grams(unitsPerGram: 0.5), 100, 200), (.grams(unitsPerGram: 0), 100, nil),
    (.grams(unitsPerGram: -1), 100, nil), (.grams(unitsPerGram: .nan), 100, nil), (.grams(unitsPerGram: 2), .nan, nil),
    (.arbitrary, 100, nil), (.contactSize, 100, nil),
  ]

  @Test("a range in grams weighs, no other does", arguments: weights)
  func weighs(unit: ForceRange.Unit, raw: Double, grams: Double?) {
    #expect(ForceRange(minimum: 0, maximum: 3000, unit: unit).grams(of: raw) == grams)
  }

  @Test(
    "a power is that of a maths library", arguments: [0, 0.25, 0.5, 1, 1.5, 2, 2.2, 1.0 / 3, 3, 7.75, 10, 63.9, 64])
  func raises(exponent: Double) {
    let bases = (0...100).map { Double($0) / 100 }
    let worst = bases.map { abs(ResponseCurve.power(exponent).force(at: $0) - pow($0, exponent)) }
    // 0⁰ is 1 to Foundation; no pressure stays none here.
    #expect(worst.dropFirst(exponent == 0 ? 1 : 0).allSatisfy { $0 < 1e-9 }, "\(worst.max() ?? 0)")
    #expect(ResponseCurve.power(exponent).force(at: 0) == 0)
    #expect(ResponseCurve.power(exponent).force(at: 1) == 1)
  }

  @Test("an exponent that is none leaves the force alone", arguments: [Double.nan, .infinity, -.infinity])
  func ignoresExponent(exponent: Double) {
    #expect(ResponseCurve.power(exponent).force(at: 0.3) == 0.3)
  }

  static let curves: [ResponseCurve] = [
    .linear, .power(2), .power(0.5), .cubic(.easeOut), .cubic(CubicBezier(1, 0, 0, 1)),
  ]

  @Test("a curve rises from 0 to 1 and keeps what is none", arguments: curves)
  func rises(curve: ResponseCurve) {
    let values = (0...200).map { curve.force(at: Double($0) / 200) }
    #expect([values.first, values.last] == [0, 1])
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(curve.force(at: .nan).isNaN)
  }

  static let beziers = [
    CubicBezier.easeOut, CubicBezier(0.25, 0.1, 0.25, 1), CubicBezier(0.42, 0, 0.58, 1), CubicBezier(0, 1, 0, 1),
    CubicBezier(1, 0, 1, 0), CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3),
  ]

  @Test("a Bézier curve passes where its formula says", arguments: beziers)
  func passesExactly(curve: CubicBezier) {
    // Chosen by the parameter, a point is exact: no equation is solved.
    func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    let errors = (1..<100).map { Double($0) / 100 }.map { t in
      abs(curve.y(at: point(t, curve.x1, curve.x2)) - point(t, curve.y1, curve.y2))
    }
    #expect(errors.allSatisfy { $0 < 1e-9 }, "\(errors.max() ?? 0)")
  }

  @Test("a Bézier curve is cut to 0…1, and what makes no sense stays in it")
  func cutsCurve() {
    let overshooting = CubicBezier(0.3, -2, 0.7, 3)
    #expect((0...100).map { overshooting.y(at: Double($0) / 100) }.allSatisfy { (0...1).contains($0) })
    #expect([-1, 0, 1, 2].map { overshooting.y(at: $0) } == [0, 0, 1, 1])
    #expect(CubicBezier(.nan, .nan, .nan, .nan).y(at: 0.3) == 0.3)
    #expect((0...1).contains(CubicBezier(9, .infinity, -9, -.infinity).y(at: 0.3)))
  }

  @Test("levels are one to four, and no fifth is added")
  func addsLevels() {
    var levels = PressLevels(PressLevel(0.1))
    #expect((2...5).map { levels.append(PressLevel(Double($0) / 10)) } == [true, true, true, false])
    #expect(levels.count == PressLevels.capacity)
    #expect((0..<4).map { levels[$0].press } == [0.1, 0.2, 0.3, 0.4])
    #expect(levels == PressLevels(PressLevel(0.1), PressLevel(0.2), PressLevel(0.3), PressLevel(0.4)))
    #expect(PressLevels(PressLevel(0.1), nil, PressLevel(0.3)) == PressLevels(PressLevel(0.1), PressLevel(0.3)))
  }

  @Test("a level beyond the last reads as the last and can't be set")
  func boundsLevels() {
    var levels = PressLevels(PressLevel(0.1), PressLevel(0.2))
    levels[2] = PressLevel(0.9)
    levels[9] = PressLevel(0.9)
    #expect([0, 1, 2, 9].map { levels[$0].press } == [0.1, 0.2, 0.2, 0.2])
    levels[-1] = PressLevel(0.9)
    #expect([-1, 0, 1].map { levels[$0].press } == [0.1, 0.1, 0.2])
    levels[1].dwell = 1
    #expect(levels == PressLevels(PressLevel(0.1), PressLevel(0.2, dwell: 1)))
  }
}
