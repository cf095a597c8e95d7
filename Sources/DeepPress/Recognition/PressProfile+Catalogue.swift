extension PressProfile {
  /// One level that begins, and ends when the force eases or the contact lifts; a light touch fails.
  ///
  /// The gesture of the original DeepPressGestureRecognizer for UIKit.
  /// - Parameter threshold: force in 0…1; reached by a force equal to it, on the landing too.
  public static func deepPress(threshold: Double = 0.75) -> PressProfile {
    PressProfile(levels: PressLevels(PressLevel(threshold)), fallingBack: .ends)
  }

  /// Begins at a threshold and completes at full depth, a while after it began; easing or lifting before that cancels.
  ///
  /// The gesture of GTForceTouchGestureRecognizer. "Full" is the reachable maximum.
  /// - Parameters:
  ///   - threshold: force in 0…1 that begins.
  ///   - minimumDuration: seconds from began to completion at the least.
  public static func hardPress(threshold: Double = 0.75, minimumDuration: Double = 0.5) -> PressProfile {
    PressProfile(
      levels: PressLevels(PressLevel(threshold), PressLevel(1)), completes: 2, minimumDuration: minimumDuration,
      fallingBack: .cancels, lifting: .cancels)
  }

  /// Begins on contact of one finger and ends at a raw force; lifting before that cancels.
  ///
  /// The gesture of milkit's ForceTouchGestureRecognizer.
  /// - Parameter minimumForce: in the source's own numbers; the force must exceed it. Where the device can't, its
  ///   reachable maximum does.
  public static func forceTouch(minimumForce: Double = 3) -> PressProfile {
    var profile = PressProfile(
      levels: PressLevels(PressLevel(raw: minimumForce, comparison: .above)), begins: 0, completes: 1, lifting: .cancels
    )
    profile.contacts = 1
    return profile
  }

  /// Begins above a start, reports a peak as stage 2 once, and goes on until the lift.
  ///
  /// The gesture of Flutter's ForcePressGestureRecognizer.
  /// - Parameters:
  ///   - start: force in 0…1 to exceed.
  ///   - peak: force in 0…1 to exceed.
  public static func forcePress(start: Double = 0.4, peak: Double = 0.85) -> PressProfile {
    var profile = PressProfile(
      levels: PressLevels(PressLevel(start, comparison: .above), PressLevel(peak, comparison: .above)))
    profile.latchesStages = true
    return profile
  }

  /// Begins at a minimum and goes on until the lift, unless a maximum is exceeded.
  ///
  /// The gesture of React Native Gesture Handler's ForceTouch.
  /// - Parameters:
  ///   - minimumForce: force in 0…1 that begins.
  ///   - maximumForce: force in 0…1 above which the gesture is cancelled, or fails where it had not begun.
  public static func forceTouchHandler(minimumForce: Double = 0.2, maximumForce: Double? = nil) -> PressProfile {
    var profile = PressProfile(levels: PressLevels(PressLevel(minimumForce)))
    profile.maximumForce = maximumForce
    return profile
  }

  /// Up to four levels, each reported as it is reached and left.
  ///
  /// - Parameters:
  ///   - levels: lowest first.
  ///   - begins: the stage that begins.
  ///   - completes: the stage that completes; nil goes on until the lift.
  public static func stages(_ levels: PressLevels, begins: Int = 1, completes: Int? = nil) -> PressProfile {
    PressProfile(levels: levels, begins: begins, completes: completes)
  }

  /// Up to four levels of force in 0…1, each reported as it is reached and left.
  ///
  /// ```swift
  /// PressProfile.stages(0.3, 0.6, 0.9)
  /// ```
  public static func stages(
    _ first: Double, _ second: Double? = nil, _ third: Double? = nil, _ fourth: Double? = nil
  ) -> PressProfile {
    stages(
      PressLevels(
        PressLevel(first), second.map { PressLevel($0) }, third.map { PressLevel($0) }, fourth.map { PressLevel($0) }))
  }
}
