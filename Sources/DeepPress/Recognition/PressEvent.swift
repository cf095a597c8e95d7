/// What a recogniser reports of one contact: UIKit's phases, with the stage before and after.
///
/// Every `began` is followed by exactly one `ended` or `cancelled`; `failed` comes only without `began`.
public struct PressEvent: Sendable {
  /// The words of UIKit's gesture recognisers.
  public enum Phase: UInt8, Sendable, CaseIterable {
    case began, changed, ended, cancelled, failed
  }

  /// Seconds, on the clock of the samples; of an event that was due between samples, the time it was due.
  public var time: Double
  /// The contact's id.
  public var contact: Int
  /// What is reported.
  public var phase: Phase
  /// The stage of the gesture's last event, 0 before its first. Two levels crossed at once differ by 2.
  public var previousStage: Int
  /// How many levels are reached now; 0 after a lift.
  public var stage: Int
  /// Whether a fallback stands in for force.
  public var isSimulated: Bool
  var reading: Double
  var rawReading: Double
  /// Where the contact is, or lifted, in the source's units.
  public var x: Double
  /// Where the contact is, or lifted, in the source's units.
  public var y: Double

  /// The last force read, in 0…1, also after a lift, whose own force says nothing; nil where none was read.
  public var force: Double? { reading.isNothing ? nil : reading }
  /// The last force read, in the source's own numbers; nil where none was.
  public var rawForce: Double? { rawReading.isNothing ? nil : rawReading }

  /// Makes an event, for tests and for adapters that replay them.
  public init(
    time: Double, contact: Int, phase: Phase, previousStage: Int, stage: Int, force: Double?, rawForce: Double? = nil,
    isSimulated: Bool = false, x: Double = 0, y: Double = 0
  ) {
    self.init(
      time: time, contact: contact, phase: phase, previousStage: previousStage, stage: stage, reading: force ?? .nan,
      rawReading: rawForce ?? .nan, isSimulated: isSimulated, x: x, y: y)
  }

  init(
    time: Double, contact: Int, phase: Phase, previousStage: Int, stage: Int, reading: Double, rawReading: Double,
    isSimulated: Bool, x: Double, y: Double
  ) {
    self.time = time
    self.contact = contact
    self.phase = phase
    self.previousStage = previousStage
    self.stage = stage
    self.isSimulated = isSimulated
    self.reading = reading
    self.rawReading = rawReading
    self.x = x
    self.y = y
  }
}

extension PressEvent: Equatable {
  /// Equal where every property is; two absent forces are equal.
  public static func == (a: PressEvent, b: PressEvent) -> Bool {
    a.time == b.time && a.contact == b.contact && a.phase == b.phase && a.previousStage == b.previousStage
      && a.stage == b.stage && a.isSimulated == b.isSimulated && a.force == b.force && a.rawForce == b.rawForce
      && a.x == b.x && a.y == b.y
  }
}
