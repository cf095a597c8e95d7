extension PressRecognizer {
  /// Takes one sample as a source should: first what is due by its time, then the sample itself.
  ///
  /// A time that isn't finite is none, and nothing comes due by it.
  @inlinable
  public mutating func feed(_ sample: PressSample, report: (PressEvent) -> Void) {
    if nextDeadline <= sample.time, sample.time < .infinity { settle(by: sample.time, report: report) }
    if take(sample) { report(event) }
  }

  /// Settles everything that is due by a time, in order.
  @inlinable
  public mutating func settle(by time: Double, report: (PressEvent) -> Void) {
    while nextDeadline <= time, nextDeadline < .infinity {
      if settleNext() { report(event) }
    }
  }

  /// Takes samples one after the other. What is due after the last stays due.
  @inlinable
  public mutating func run(_ samples: some Sequence<PressSample>, report: (PressEvent) -> Void) {
    let isDone: Void? = samples.withContiguousStorageIfAvailable { row in
      var index = 0
      while index < row.count {
        var isTold = false
        feed(row[index]) { event in
          isTold = true
          report(event)
        }
        index += 1
        if !isTold, index < row.count { index += passCalm(row, from: index) }
      }
    }
    if isDone == nil { for sample in samples { feed(sample, report: report) } }
  }

  /// Takes samples of one contact as long as they change nothing but its force; returns how many.
  @usableFromInline
  mutating func passCalm(_ row: UnsafeBufferPointer<PressSample>, from start: Int) -> Int {
    guard let slot = contacts.slot(of: row[start].contact) else { return 0 }
    let deadline = nextDeadline
    return contacts.update(slot) { contact in
      guard contact.isCalm(rules.version) else { return 0 }
      var index = start
      while index < row.count, row[index].contact == contact.id, row[index].action == .move,
        !(deadline <= row[index].time), contact.staysSteady(row[index], &rules)
      { index += 1 }
      return index - start
    }
  }
}
