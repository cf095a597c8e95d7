import DeepPress

/// What a replay tells as it goes.
protocol ReplayReport: AnyObject {
  /// Samples of a source follow; called again when it changes.
  func begin(_ source: ReplaySource)
  /// A sample was read; its events follow.
  func read(_ sample: PressSample)
  /// Something was recognised.
  func tell(_ event: PressEvent)
  /// A file is at its end; of a damaged one not everything was read.
  func end(_ file: String, isDamaged: Bool)
  /// No file follows.
  func close()
}

extension ReplayReport {
  func read(_ sample: PressSample) {}
  func end(_ file: String, isDamaged: Bool) {}
  func close() {}
}
