/// One level as plain comparisons, and out of reach unless it is set.
struct ResolvedLevel {
  /// Where it lies, before rounding is forgiven.
  var force = Double.infinity
  /// Reached at or above.
  var press = Double.infinity
  /// Left below.
  var release = Double.infinity
  /// Seconds to hold.
  var dwell = 0.0
}

/// A profile's levels as plain comparisons, for one range.
///
/// Made when a profile or a range changes, so that a sample costs no more than `force >= press` and `force < release`:
/// units, reachable maximum, hysteresis, strictness and latching are all in these numbers.
struct ResolvedLevels {
  /// How near to the reachable maximum counts as reached: 400/72 ÷ 20/3 is not quite 5/6, and recordings round.
  /// Far below one count of an iPhone (1/400) or of a fine pen (1/8192).
  static let tolerance = 1e-4

  /// How much of a force may be rounding, so that a force of exactly a level is one: (80/60) ÷ (20/3) is not quite 0.2.
  /// Recordings keep four decimals of a force up to 20/3; half of the last is 7.5e-6 of the range.
  static let rounding = 8e-6

  /// The range they are for.
  let range: ForceRange
  /// Whether a reading in the range says anything.
  let isMeasuring: Bool
  /// Whether force is the fraction itself.
  let isLinear: Bool
  private var row = Row(repeating: ResolvedLevel())
  /// Excluded above, unless it is NaN.
  let maximum: Double

  init(_ profile: PressProfile, in range: ForceRange) {
    self.range = range
    isMeasuring = range.isMeasuring
    isLinear = profile.response.kind == .linear
    maximum = profile.ownMaximumForce.number + Self.rounding
    let reach = profile.response.force(at: Self.reach(profile.reachableMaximum, range.reachableMaximum))
    var floor = -Double.infinity
    // Of a list that may change, a level is read in place.
    var list = profile.levels
    for index in 0..<list.count {
      let level = list.level(at: index)
      var press = max(Self.force(level.press, level, profile, range), floor)
      let force = min(press, reach)
      var isStrict = level.comparison == .above
      if press >= reach - Self.tolerance {
        press = reach - Self.tolerance
        isStrict = false
      }
      floor = press
      press += isStrict ? Self.rounding : -Self.rounding
      row[index] = ResolvedLevel(
        force: force, press: press, release: Self.release(of: level, at: press, profile, range),
        dwell: level.dwell > 0 ? level.dwell : 0)
    }
  }

  /// The level that ends stage `index`, from 0, read in place.
  @inline(__always)
  subscript(index: Int) -> ResolvedLevel {
    mutating get { row.update(index) { $0 } }
  }

  /// The smaller of two maxima; one that makes no sense is none.
  private static func reach(_ first: Double, _ second: Double) -> Double {
    min(min(first > 0 ? first : 1, second > 0 ? second : 1), 1)
  }

  /// A level's value as force on the profile's curve. Raw numbers mean nothing where nothing is measured: full, then.
  @inline(never)
  private static func force(
    _ value: Double, _ level: PressLevel, _ profile: PressProfile, _ range: ForceRange
  ) -> Double {
    var force = value
    if level.measure == .rawForce { force = profile.response.force(at: range.fraction(of: value)) }
    return force.isNothing ? 1 : force
  }

  private static func release(
    of level: PressLevel, at press: Double, _ profile: PressProfile, _ range: ForceRange
  ) -> Double {
    if profile.latchesStages { return -.infinity }
    let (own, hysteresis) = (level.ownRelease.number, profile.ownHysteresis.number)
    let release =
      if !own.isNothing {
        min(force(own, level, profile, range), press)
      } else if hysteresis >= 0 {
        press - hysteresis
      } else {
        press - min(0.05, max(press, 0) / 2)
      }
    // A force of 0 leaves every level that it doesn't reach. Smaller numbers are 0 to some processors.
    return press > 0 ? max(release, .leastNormalMagnitude) : release
  }

  /// Whether they hold for another range too; its unit makes no difference. Bits are compared, since that is faster,
  /// and a NaN is the same as itself.
  @inline(__always)
  func fits(_ other: ForceRange) -> Bool {
    range.minimum.bitPattern == other.minimum.bitPattern && range.maximum.bitPattern == other.maximum.bitPattern
      && range.reachableMaximum.bitPattern == other.reachableMaximum.bitPattern
  }

  /// The force of a reading before the response curve, NaN where it says nothing; `ForceRange.fraction` with the range known.
  @inline(__always)
  func fraction(of reading: Double) -> Double {
    guard isMeasuring, reading.isNumber else { return .nan }
    return min(max(uncutFraction(of: reading), 0), 1)
  }

  /// A reading's place in the range, also beyond it.
  @inline(__always)
  func uncutFraction(of reading: Double) -> Double {
    (reading - range.minimum) / (range.maximum - range.minimum)
  }
}
