#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import DeepPress

/// AppKit's stages as one force. Pressure runs from 0 to 1 in each stage, so it can't be added up or compared by itself.
enum SystemStages {
  /// A click reaches 1, a force click goes on from there to 2.
  static let range = ForceRange(minimum: 0, maximum: 2)

  /// The raw force, 0…2, of a stage and the pressure within it.
  ///
  /// A click pressed to the brim isn't a force click yet: only the system says when stage 2 begins, by a stage of 2.
  static func rawForce(stage: Int, pressure: Double) -> Double {
    guard stage >= 1, !pressure.isNaN else { return 0 }
    let within = min(max(pressure, 0), 1)
    return stage == 1 ? min(within, 1 - 1.0 / 1024) : 1 + within
  }
}
#endif
