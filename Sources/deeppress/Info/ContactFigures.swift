import DeepPress

/// What `info` counts of one contact.
struct ContactFigures {
  let start: Double
  /// When it lifted; nil while it hasn't, or if it never does.
  var end: Double?
  var last: Double
  /// The highest raw force; nil where none was read.
  var peak: Double?
  /// The highest raw force while the device was physically clicked; nil where it wasn't.
  var clickedPeak: Double?
  /// Readings from the landing to the lift.
  var samples = 0
  var isClicked = false

  init(_ landing: PressSample) {
    start = landing.time
    last = landing.time
  }

  /// Takes a reading.
  mutating func add(_ sample: PressSample, isClicked: Bool) {
    last = sample.time
    samples += 1
    self.isClicked = self.isClicked || isClicked
    guard let raw = sample.rawForce else { return }
    peak = max(peak ?? raw, raw)
    if isClicked { clickedPeak = max(clickedPeak ?? raw, raw) }
  }
}
