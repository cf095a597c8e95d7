extension ForceScale {
  /// "63% force": the force in whole per cent, of which a half counts up; nil reads as none.
  public func percentText(of force: Double?) -> String {
    let force = force ?? 0
    let percent = min(max(force.isNaN ? 0 : force, 0), 1) * 100
    // Not `.rounded()`, which would be a call into a maths library.
    let whole = percent.rounded(.towardZero)
    return "\(Int(percent - whole < 0.5 ? whole : whole + 1))% force"
  }

  /// "123 grams", cut to whole grams; "385+ grams" at the maximum; "0 gram" below a gram, and when nothing touches.
  /// - Parameter force: in 0…1; nil once nothing touches any more.
  public func weightText(of force: Double?) -> String {
    guard let force, !force.isNaN else { return "0 gram" }
    guard !isAtMaximum(force) else { return "\(wholeGrams(of: reachableMaximum))+ grams" }
    let whole = wholeGrams(of: force)
    return "\(whole) " + (abs(whole) < 2 ? "gram" : "grams")
  }

  /// Grams cut to whole ones. 123/385 × 385 is a hair below 123, so a hair is forgiven.
  private func wholeGrams(of force: Double) -> Int {
    let grams = grams(of: force)
    let whole = (grams + (grams < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
    return Int(exactly: min(max(whole, -1e9), 1e9)) ?? 0
  }
}
