extension PressRecognizer {
  /// Takes one sample as a source should: first what is due by its time, then the sample itself.
  @inlinable
  public mutating func feed(_ sample: PressSample, report: (PressEvent) -> Void) {
    settle(by: sample.time, report: report)
    if let event = handle(sample) { report(event) }
  }

  /// Settles everything that is due by a time, in order.
  @inlinable
  public mutating func settle(by time: Double, report: (PressEvent) -> Void) {
    while nextDeadline <= time {
      if let event = advance(to: time) { report(event) }
    }
  }

  /// Takes samples one after the other. What is due after the last stays due.
  @inlinable
  public mutating func run(_ samples: some Sequence<PressSample>, report: (PressEvent) -> Void) {
    for sample in samples { feed(sample, report: report) }
  }
}
