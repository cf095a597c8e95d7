/// What becomes of the contact that a sample or a time is about.
extension PressRecognizer {
  /// Takes one sample.
  /// - Returns: whether `event` tells of it.
  @usableFromInline
  package mutating func take(_ sample: PressSample) -> Bool {
    if sample.action == .down { return land(sample) }
    guard let slot = contacts.slot(of: sample.contact) else { return false }
    return sample.action == .move ? follow(slot, sample) : leave(slot, sample)
  }

  /// A contact lands; the sample may begin its gesture at once.
  private mutating func land(_ sample: PressSample) -> Bool {
    if sample.time.isNumber { lastTime = sample.time }
    // Where the id is down still, its lift never came. What the landing means is told after what becomes of that.
    var isTold = false
    if let former = contacts.slot(of: sample.contact) { isTold = leave(former, sample) }
    var contact = Contact(landing: sample, at: lastTime)
    contact.isUnsettled = isTold
    let inserted = contacts.insert(contact)
    // One that is beyond those that are followed is one more all the same.
    let count = contacts.count + (inserted == nil ? 1 : 0)
    if let most = rules.profile.contacts, count > most { excludeAll(at: lastTime) }
    if let slot = inserted, follow(slot, sample) { isTold = true }
    updateDeadline()
    return isTold
  }

  /// A contact goes on.
  private mutating func follow(_ slot: Int, _ sample: PressSample) -> Bool {
    var isSteady = false
    var wasMeasured = true
    var isMeasured = true
    var due = 0.0
    let phase = contacts.update(slot) { contact -> PressEvent.Phase? in
      isSteady = contact.staysSteady(sample, &rules)
      if isSteady { return contact.steadiness.phase }
      wasMeasured = contact.isMeasured
      let phase = contact.follow(sample, &rules)
      isMeasured = contact.isMeasured
      due = contact.due
      return phase
    }
    if !isSteady {
      if isMeasured, !wasMeasured { capability = .available(Capability.Kind(sample.range.unit)) }
      // Nothing awaited before and after is by far the most frequent.
      if due != nextDeadline || due < .infinity { updateDeadline() }
    }
    return tell(phase, of: slot)
  }

  /// A contact lifts, or is cancelled.
  private mutating func leave(_ slot: Int, _ sample: PressSample) -> Bool {
    if sample.time.isNumber { lastTime = sample.time }
    let phase = contacts.update(slot) { contact in contact.leave(sample, &rules) }
    if contacts.update(slot, { !$0.isMeasured && !$0.isSimulated }) { capability = .unavailable }
    contacts.remove(slot)
    updateDeadline()
    return tell(phase, of: slot)
  }

  /// Makes the event of a phase of a contact, if there is one.
  mutating func tell(_ phase: PressEvent.Phase?, of slot: Int) -> Bool {
    guard let phase else { return false }
    event = contacts.update(slot) { contact in contact.event(phase) }
    return true
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
