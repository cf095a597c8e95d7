import DeepPress
import Testing

@Suite("The scale")
struct ForceScaleTests {
  static let percents: [(Double?, String)] = [
    (0.63, "63% force"), (0.634, "63% force"), (0.636, "64% force"), (0, "0% force"), (1, "100% force"),
    (0.125, "13% force"), (0.375, "38% force"), (0.005, "1% force"), (0.0049, "0% force"), (0.995, "100% force"),
    (nil, "0% force"),
    (.nan, "0% force"), (-1, "0% force"), (7, "100% force"), (.infinity, "100% force"), (-.infinity, "0% force"),
  ]

  @Test("reads force as whole per cent", arguments: percents)
  func readsPercent(force: Double?, text: String) {
    #expect(ForceScale().percentText(of: force) == text)
  }

  static let weights: [(Double?, String)] = [
    (nil, "0 gram"), (.nan, "0 gram"), (0, "0 gram"), (123.0 / 385, "123 grams"), (123.99 / 385, "123 grams"),
    (1.0 / 385, "1 gram"), (1.9 / 385, "1 gram"), (0.9 / 385, "0 gram"), (2.0 / 385, "2 grams"),
    (384.9 / 385, "384 grams"),
    (1, "385+ grams"), (2, "385+ grams"), (.infinity, "385+ grams"),
  ]

  @Test("reads weight in whole grams, cut", arguments: weights)
  func readsWeight(force: Double?, text: String) {
    #expect(ForceScale().weightText(of: force) == text)
  }

  @Test("maps every whole gram back exactly")
  func mapsBack() {
    let scale = ForceScale()
    let texts = (0...385).map { scale.weightText(of: Double($0) / 385) }
    let expected = (0...385).map { $0 == 385 ? "385+ grams" : $0 < 2 ? "\($0) gram" : "\($0) grams" }
    #expect(texts == expected)
  }

  @Test("says more-than at the reachable maximum, in its own grams")
  func reachesMaximum() {
    let scale = ForceScale(reachableMaximum: 5.0 / 6)
    #expect(scale.isAtMaximum(400.0 / 72 / (20.0 / 3)))
    #expect(scale.isAtMaximum(0.83) == false)
    #expect([0.83, 5.0 / 6, 1].map { scale.weightText(of: $0) } == ["319 grams", "320+ grams", "320+ grams"])
  }

  @Test("takes a reachable maximum that makes no sense for 1", arguments: [0, -1, .nan, 2, .infinity])
  func refusesMaximum(maximum: Double) {
    #expect(ForceScale(reachableMaximum: maximum).reachableMaximum == 1)
  }

  @Test("follows one known weight")
  func calibratesOnce() {
    var scale = ForceScale()
    #expect(scale.gramsAtMaximum == 385)
    scale.calibrate(grams: 100, at: 0.25)
    #expect(scale.gramsAtMaximum == 400)
    #expect([0.5, 1].map { scale.weightText(of: $0) } == ["200 grams", "400+ grams"])
    scale.removeCalibration()
    #expect(scale == ForceScale())
  }

  @Test("fits several known weights by least squares through zero")
  func calibratesOften() {
    var scale = ForceScale()
    let weights = [(100.0, 0.2), (200.0, 0.5), (300.0, 0.7)]
    for (grams, force) in weights { scale.calibrate(grams: grams, at: force) }
    #expect(scale.weightCount == 3)
    // (100·0.2 + 200·0.5 + 300·0.7) / (0.04 + 0.25 + 0.49) = 330 / 0.78
    #expect(abs(scale.gramsAtMaximum - 330 / 0.78) < 1e-9)
    // No other number fits better.
    func error(_ full: Double) -> Double {
      weights.map { ($0 - full * $1) * ($0 - full * $1) }.reduce(0, +)
    }
    #expect(error(scale.gramsAtMaximum) < error(scale.gramsAtMaximum + 0.01))
    #expect(error(scale.gramsAtMaximum) < error(scale.gramsAtMaximum - 0.01))
  }

  static let nonsense: [(Double, Double)] = [
    (0, 0.5), (-100, 0.5), (.nan, 0.5), (.infinity, 0.5), (100, 0), (100, -0.5), (100, .nan), (100, .infinity),
    (100, 1.01), (100, 1e-200), (1e300, 1e-300), (1e300, 1e-100), (.greatestFiniteMagnitude, 1e-3),
  ]

  @Test("refuses a weight and a force that can't belong together", arguments: nonsense)
  func refusesNonsense(grams: Double, force: Double) {
    var scale = ForceScale()
    let isAccepted = scale.calibrate(grams: grams, at: force)
    #expect(isAccepted == false)
    #expect(scale == ForceScale())
  }

  @Test("counts from the tare, below it in negative grams")
  func tares() {
    var scale = ForceScale()
    scale.tare(at: 0.25)
    #expect([0.25, 0.5, 0].map { scale.grams(of: $0) } == [0, 96.25, -96.25])
    #expect([0.25, 0.5, 0].map { scale.weightText(of: $0) } == ["0 gram", "96 grams", "-96 grams"])
    // A known weight must exceed the tare: the first is refused.
    let accepted = [0.2, 0.5].map { scale.calibrate(grams: 100, at: $0) }
    #expect(accepted == [false, true])
    #expect(scale.gramsAtMaximum == 400)
    for force in [-0.1, 1.1, .nan, .infinity] { scale.tare(at: force) }
    #expect(scale.tareForce == 0.25)
    scale.tare(at: 0)
    #expect(scale.tareForce == 0)
  }

  @Test("survives grams beyond any number", arguments: [-Double.infinity, -1e300, 1e300])
  func survives(force: Double) {
    var scale = ForceScale()
    scale.calibrate(grams: 1e300, at: 1e-3)
    #expect(scale.weightText(of: force).hasSuffix("grams"))
  }
}
