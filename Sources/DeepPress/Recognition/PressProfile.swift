/// Which levels there are and what they mean: what begins a gesture, what completes it, what easing and lifting do.
///
/// Start from one of the ready-made profiles and change what should differ:
///
/// ```swift
/// var profile = PressProfile.deepPress(threshold: 0.6)
/// profile.fallback = .longPress()
/// profile.allowableMovement = 20
/// ```
///
/// No value traps: one that makes no sense (NaN, a release above its press) is cut to what does.
public struct PressProfile: Sendable, Equatable {
  /// What happens to a begun gesture whose force leaves the level that began it.
  public enum FallingBack: UInt8, Sendable, CaseIterable {
    case ends, cancels, continues
  }

  /// What happens to a begun gesture when its contact lifts.
  public enum Lifting: UInt8, Sendable, CaseIterable {
    case ends, cancels
  }

  /// The levels, lowest first.
  public var levels: PressLevels
  /// The stage that begins the gesture; 0 begins it with the first reading of a contact.
  public var begins: Int
  /// The stage that completes the gesture and ends it; nil where only easing or lifting ends it.
  public var completes: Int?
  /// Seconds from began to completion at the least.
  public var minimumDuration: Double
  /// What easing below the level that began the gesture does.
  public var fallingBack: FallingBack
  /// What lifting does to a begun gesture; one that has not begun fails.
  public var lifting: Lifting
  /// A force above this excludes the contact: a possible gesture fails, a begun one is cancelled.
  public var maximumForce: Double? {
    get { ownMaximumForce.value }
    set { ownMaximumForce.value = newValue }
  }
  /// How far below its press value a level is left, in force; nil is the smaller of 0.05 and half the press value.
  ///
  /// However wide it is, a force of 0 leaves every level that isn't at 0 itself.
  ///
  /// libinput separates the two values by 2 to 4 % of the range; an iPhone's one-sample reversals stay within 1 %.
  public var hysteresis: Double? {
    get { ownHysteresis.value }
    set { ownHysteresis.value = newValue }
  }
  /// How far from its landing a contact may stray before a gesture has begun, in the source's units; nil for any distance.
  ///
  /// It holds for pressing again too; a contact that strayed doesn't press again before it lifts.
  public var allowableMovement: Double? {
    get { ownAllowableMovement.value }
    set { ownAllowableMovement.value = newValue }
  }
  /// How many contacts may be down at a time; one more fails a possible gesture and cancels a begun one.
  ///
  /// A recogniser follows sixteen and notices one more; a higher number is no limit.
  public var contacts: Int?
  /// Whether a contact may press again without lifting, once its force has passed below the release value.
  ///
  /// Where contact alone begins, pressing again begins at the first level.
  public var pressesAgain: Bool
  /// Whether a stage, once reached, stays until the lift, so that each is reported once.
  public var latchesStages: Bool
  /// How a reading becomes force.
  public var curve: ResponseCurve {
    get { response.curve }
    set { response = Response(newValue) }
  }
  /// The highest force that the hardware reaches, where the sample's range doesn't say less. Levels above it are lowered to it.
  public var reachableMaximum: Double
  /// What stands in where a contact measures no force.
  public var fallback: Fallback {
    get { substitute.fallback }
    set { substitute = Substitute(newValue) }
  }

  private(set) var ownMaximumForce = NumberOrNil()
  private(set) var ownHysteresis = NumberOrNil()
  private(set) var ownAllowableMovement = NumberOrNil()
  var response = Response(.linear)
  var substitute = Substitute(.none)

  /// Makes a profile of levels and what they mean.
  public init(
    levels: PressLevels, begins: Int = 1, completes: Int? = nil, minimumDuration: Double = 0,
    fallingBack: FallingBack = .continues, lifting: Lifting = .ends
  ) {
    self.levels = levels
    self.begins = begins
    self.completes = completes
    self.minimumDuration = minimumDuration
    self.fallingBack = fallingBack
    self.lifting = lifting
    contacts = nil
    pressesAgain = false
    latchesStages = false
    reachableMaximum = 1
  }
}
