/// Recognises deep presses of several contacts at once, each on its own.
///
/// Samples and times go in, events come out; it reads no clock and keeps no timer:
///
/// ```swift
/// var recognizer = PressRecognizer(profile: .deepPress())
/// recognizer.run(samples) { event in print(event.phase, event.stage) }
/// ```
///
/// A live source calls `feed(_:report:)` with each sample, sets one timer for `deadline`, and calls `advance(to:)`
/// when it rings. No sequence of samples traps, and none allocates. Up to sixteen contacts are followed; one that
/// lands beyond them is ignored.
public struct PressRecognizer: Sendable {
  /// As many contacts as are followed at a time.
  public static var capacity: Int { ContactSlots.capacity }

  /// What is recognised. Contacts that are down go on under a new one with their next reading.
  public var profile: PressProfile {
    get { rules.profile }
    set {
      rules = Rules(newValue, in: rules.levels.range)
      contacts.forEachSlot { contacts, slot in
        contacts.update(slot) { contact in
          contact.crossed = min(contact.crossed, newValue.levels.count)
          contact.stage = min(contact.stage, contact.crossed)
          contact.steadiness = Contact.Steadiness()
          contact.updateDue(&rules)
        }
      }
      updateDeadline()
    }
  }
  /// What the last contact to show it says about its source.
  public internal(set) var capability = Capability.unknown

  var contacts = ContactSlots()
  var rules: Rules
  @usableFromInline package var nextDeadline = Double.infinity
  /// The last event that was told.
  @usableFromInline package var event = PressEvent(
    time: 0, contact: 0, phase: .failed, previousStage: 0, stage: 0, force: 0)
  /// When a contact last landed or left, for a landing whose time is none.
  var lastTime = 0.0

  /// Makes a recogniser without contacts.
  public init(profile: PressProfile) {
    rules = Rules(profile, in: .unit)
  }

  /// When `advance(to:)` is wanted if no sample comes before; nil while nothing is awaited.
  @inlinable public var deadline: Double? { nextDeadline < .infinity ? nextDeadline : nil }

  /// The stage of a contact; 0 for one that isn't down.
  public func stage(of contact: Int) -> Int {
    look(at: contact) { $0.stage } ?? 0
  }

  /// The last force of a contact, in 0…1; nil where none was read.
  public func force(of contact: Int) -> Double? {
    guard let force = look(at: contact, { $0.force }), !force.isNothing else { return nil }
    return force
  }

  /// The force of the contact that was handled last, also after its lift; NaN for none.
  package mutating func recentForce() -> Double {
    contacts.update(contacts.recent) { $0.force }
  }

  private func look<Value>(at contact: Int, _ value: (Contact) -> Value) -> Value? {
    var contacts = contacts
    return contacts.slot(of: contact).map { slot in contacts.update(slot) { value($0) } }
  }

  /// Forgets every contact without a word.
  public mutating func reset() {
    contacts = ContactSlots()
    nextDeadline = .infinity
    capability = .unknown
    lastTime = 0
  }

  /// Takes one sample.
  ///
  /// Before it, call `advance(to:)` with its time, if that is finite, as long as `deadline` has come;
  /// `feed(_:report:)` does both.
  /// - Returns: at most one event. More that the sample caused (other contacts excluded by a landing, a completion
  ///   that came with its beginning) are due at once: `deadline` says so.
  public mutating func handle(_ sample: PressSample) -> PressEvent? {
    take(sample) ? event : nil
  }

  /// Lets time pass: settles what is due first, up to a time.
  /// - Returns: its event, or nil where it caused none. Call again as long as `deadline` has come.
  public mutating func advance(to time: Double) -> PressEvent? {
    nextDeadline <= time && nextDeadline < .infinity && settleNext() ? event : nil
  }

  /// Settles what is due first.
  /// - Returns: whether `event` tells of it.
  @usableFromInline
  package mutating func settleNext() -> Bool {
    let due = nextDeadline
    guard let slot = contacts.firstSlot(where: { $0.due <= due }) else { return false }
    let phase = contacts.update(slot) { contact in contact.settleDue(at: due, &rules) }
    if contacts.update(slot, { $0.isSimulated }) { capability = .available(.simulated) }
    updateDeadline()
    return tell(phase, of: slot)
  }
}
