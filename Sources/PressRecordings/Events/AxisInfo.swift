import DeepPress

/// What a device says about one of its axes (the kernel's absinfo, without the current value).
public struct AxisInfo: Sendable, Equatable {
  /// The lowest value.
  public var minimum: Int32
  /// The highest value.
  public var maximum: Int32
  /// How far the value wanders by itself.
  public var fuzz: Int32
  /// How far around the middle counts as the middle.
  public var flat: Int32
  /// Units per millimetre; for pressure units per gram; 0 if unknown.
  public var resolution: Int32

  /// Makes an axis.
  public init(minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }

  /// The range of a pressure axis; an axis with a resolution counts in grams. One below 0 is none.
  ///
  /// An empty or inverted axis gives a range that measures nothing.
  public var forceRange: ForceRange {
    ForceRange(
      minimum: Double(minimum), maximum: Double(maximum),
      unit: resolution > 0 ? .grams(unitsPerGram: Double(resolution)) : .arbitrary)
  }
}
