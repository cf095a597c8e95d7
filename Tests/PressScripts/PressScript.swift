import DeepPress

/// One press as it is played to the engine and to every adapter, and what they must tell of it.
///
/// The expectations are those of the contact that landed first, each a phase and the stage with it: `"began 1"`.
public struct PressScript: Sendable, CustomStringConvertible {
  /// One reading, or a moment without any.
  public struct Step: Sendable {
    /// Seconds from the beginning.
    public var time: Double
    /// Which finger; 0 lands first.
    public var contact: Int
    /// Nil lets time pass.
    public var action: PressSample.Action?
    /// In 0…1; nil where nothing is measured.
    public var force: Double?
    /// How far from its landing, to the right.
    public var offset: Double
  }

  /// What is played.
  public var name: String
  /// What is recognised.
  public var profile: PressProfile
  /// The readings.
  public var steps: [Step]
  /// What the engine tells.
  public var expected: [String]
  /// What a toolkit tells, where one beginning for each touch is all that it knows; nil where it is the same.
  var expectedOfToolkits: [String]?

  /// The name, as tests print it.
  public var description: String { name }

  /// What a toolkit's targets are told; none hears of a failure.
  public var toldByToolkits: [String] {
    (expectedOfToolkits ?? expected).filter { !$0.hasPrefix("failed") }
  }

  /// Whether a toolkit with one pointer can play it.
  public var hasOneContact: Bool {
    steps.allSatisfy { $0.contact == 0 }
  }

  /// How an event reads here.
  public static func line(_ phase: PressEvent.Phase, stage: Int) -> String {
    "\(phase) \(stage)"
  }
}

extension PressScript.Step {
  static func down(_ time: Double, _ force: Double?, contact: Int = 0) -> Self {
    Self(time: time, contact: contact, action: .down, force: force, offset: 0)
  }

  static func move(_ time: Double, _ force: Double?, contact: Int = 0, offset: Double = 0) -> Self {
    Self(time: time, contact: contact, action: .move, force: force, offset: offset)
  }

  static func up(_ time: Double, contact: Int = 0) -> Self {
    Self(time: time, contact: contact, action: .up, force: nil, offset: 0)
  }

  static func cancel(_ time: Double) -> Self {
    Self(time: time, contact: 0, action: .cancel, force: nil, offset: 0)
  }

  static func wait(until time: Double) -> Self {
    Self(time: time, contact: 0, action: nil, force: nil, offset: 0)
  }
}
