/// What becomes of the contact that a sample or a time is about.
extension PressRecognizer {
  /// A contact lands; the sample may begin its gesture at once.
  mutating func land(_ sample: PressSample) -> PressEvent? {
    if sample.time.isFinite { lastTime = sample.time }
    // Where the id is down still, its lift never came.
    let former = contacts.slot(of: sample.contact).flatMap { leave($0, sample) }
    guard let slot = contacts.insert(Contact(landing: sample, at: lastTime)) else { return nil }
    if let most = rules.profile.contacts, contacts.count > most { excludeAll(at: lastTime) }
    let event = contacts.update(slot) { contact -> PressEvent? in
      let signal = contact.read(sample, &rules)
      contact.isUnsettled = former != nil
      return former ?? contact.settle(signal, &rules)
    }
    noteCapability(slot)
    updateDeadline()
    return event
  }

  /// A contact goes on.
  @inline(__always)
  mutating func follow(_ slot: Int, _ sample: PressSample) -> PressEvent? {
    let event = contacts.update(slot) { contact in contact.follow(sample, &rules) }
    noteCapability(slot)
    updateDeadline()
    return event
  }

  /// A contact lifts, or is cancelled.
  mutating func leave(_ slot: Int, _ sample: PressSample) -> PressEvent? {
    let event = contacts.update(slot) { contact in contact.leave(sample, &rules) }
    if !contacts[slot].isMeasured, !contacts[slot].isSimulated { capability = .unavailable }
    contacts.remove(slot)
    updateDeadline()
    return event
  }

  /// Marks every contact for exclusion, at a time.
  private mutating func excludeAll(at time: Double) {
    contacts.forEachSlot { contacts, slot in
      contacts.update(slot) { contact in
        contact.isExcluded = true
        contact.moveClock(to: time)
      }
    }
  }

  /// Says what the contact read last is like.
  @inline(__always)
  mutating func noteCapability(_ slot: Int) {
    if contacts[slot].isMeasured {
      capability = .available(Capability.Kind(rules.levels.range.unit))
    } else if contacts[slot].isSimulated {
      capability = .available(.simulated)
    }
  }

  /// Looks up when the next contact is due.
  @inline(__always)
  mutating func updateDeadline() {
    var due = Double.infinity
    var rest = contacts.used
    while rest != 0 {
      due = min(due, contacts.update(rest.trailingZeroBitCount) { contact in contact.deadline(rules) })
      rest &= rest &- 1
    }
    nextDeadline = due
  }
}
