/// What the reader of a recording may be told.
public struct ReadingOptions: Sendable {
  /// A file that describes the device, for evemu recordings without a header.
  public var description: String?
  /// Which device of a recording with several to read, counted from 1; nil for all. Samples are of one device.
  public var device: Int?
  /// Readings a second where the recording holds no times; nil stands for 60, with a note.
  public var rate: Double?
  /// The highest raw force, for recordings that don't say it; nil infers it, with a warning.
  public var maximum: Double?

  /// Makes options.
  public init(description: String? = nil, device: Int? = nil, rate: Double? = nil, maximum: Double? = nil) {
    self.description = description
    self.device = device
    self.rate = rate
    self.maximum = maximum
  }

  /// Seconds from one reading to the next, where the recording holds no times.
  var interval: Double {
    guard let rate, rate > 0, rate.isFinite else { return 1.0 / 60 }
    return 1 / rate
  }
}
