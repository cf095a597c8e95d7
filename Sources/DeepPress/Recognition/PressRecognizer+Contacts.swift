/// What becomes of the contact that a sample or a time is about.
extension PressRecognizer {
  /// A contact lands; the sample may begin its gesture at once.
  mutating func land(_ sample: PressSample) -> PressEvent? {
    if sample.time.isFinite { lastTime = sample.time }
    // Where the id is down still, its lift never came.
    let former = contacts.slot(of: sample.contact).flatMap { leave($0, sample) }
    let inserted = contacts.insert(Contact(landing: sample, at: lastTime))
    // One that is beyond those that are followed is one more all the same.
    let count = contacts.count + (inserted == nil ? 1 : 0)
    if let most = rules.profile.contacts, count > most { excludeAll(at: lastTime) }
    guard let slot = inserted else {
      updateDeadline()
      return nil
    }
    let event = contacts.update(slot) { contact -> PressEvent? in
      let signal = contact.read(sample, &rules)
      guard let former else { return contact.settle(signal, &rules).map { contact.event($0) } }
      contact.isUnsettled = true
      contact.updateDue(&rules)
      return former
    }
    if contacts.update(slot, { $0.isMeasured }) { capability = .available(Capability.Kind(sample.range.unit)) }
    updateDeadline()
    return event
  }

  /// A contact goes on; `recentEvent` makes the event of the phase.
  @usableFromInline
  mutating func follow(_ sample: PressSample) -> PressEvent.Phase? {
    guard let slot = contacts.slot(of: sample.contact) else { return nil }
    var isSteady = false
    var wasMeasured = true
    var due = 0.0
    let phase = contacts.update(slot) { contact -> PressEvent.Phase? in
      isSteady = contact.staysSteady(sample, &rules)
      if isSteady { return contact.steadiness.phase }
      wasMeasured = contact.isMeasured
      let phase = contact.follow(sample, &rules)
      due = contact.due
      return phase
    }
    if isSteady { return phase }
    if !wasMeasured, contacts.update(slot, { $0.isMeasured }) {
      capability = .available(Capability.Kind(sample.range.unit))
    }
    // Nothing awaited before and after is by far the most frequent.
    if due != nextDeadline || due < .infinity { updateDeadline() }
    return phase
  }

  /// The event of a phase, of the contact that was looked up last.
  @usableFromInline
  mutating func recentEvent(_ phase: PressEvent.Phase) -> PressEvent {
    contacts.update(contacts.recent) { contact in contact.event(phase) }
  }

  /// A contact lifts, or is cancelled.
  mutating func leave(_ slot: Int, _ sample: PressSample) -> PressEvent? {
    if sample.time.isFinite { lastTime = sample.time }
    let event = contacts.update(slot) { contact in contact.leave(sample, &rules).map { contact.event($0) } }
    if contacts.update(slot, { !$0.isMeasured && !$0.isSimulated }) { capability = .unavailable }
    contacts.remove(slot)
    updateDeadline()
    return event
  }

  /// Marks every contact for exclusion, at a time.
  private mutating func excludeAll(at time: Double) {
    contacts.forEachSlot { contacts, slot in
      contacts.update(slot) { contact in
        contact.isExcluded = true
        contact.steadiness = Contact.Steadiness()
        contact.moveClock(to: time)
        contact.updateDue(&rules)
      }
    }
  }

  /// Looks up when the next contact is due.
  mutating func updateDeadline() {
    var due = Double.infinity
    var rest = contacts.used
    while rest != 0 {
      due = min(due, contacts.update(rest.trailingZeroBitCount) { $0.due })
      rest &= rest &- 1
    }
    nextDeadline = due
  }
}
