/// The contacts of a Type A device: each frame names all of them, one group each.
struct GroupContacts {
  /// One contact of a frame.
  struct Group {
    var trackingID: Int32?
    var x: Int32 = 0
    var y: Int32 = 0
    var pressure: Int32?
    var isEmpty = true
    /// The number of the contact that it continues.
    var contact = 0
  }

  /// More contacts than any device has; those beyond are left out.
  static let most = 64

  private var group = Group()
  /// The groups of the frame so far.
  private(set) var groups: [Group] = []
  /// The contacts of the frame before.
  private(set) var contacts: [Group] = []
  /// Whether the frame says which contacts there are; one with a button only doesn't.
  private(set) var hasGroups = false
  /// How many contacts are ignored because they were down when events got lost.
  private var isIgnoringAll = false

  /// Takes an axis.
  mutating func read(_ event: InputEvent) {
    switch event.code {
    case EventCode.absMTTrackingID: group.trackingID = event.value
    case EventCode.absMTPositionX: group.x = event.value
    case EventCode.absMTPositionY: group.y = event.value
    case EventCode.absMTPressure: group.pressure = event.value
    default: break
    }
    group.isEmpty = false
  }

  /// Takes what was read as slot 0 before SYN_MT_REPORT showed that there are no slots.
  mutating func take(_ slot: SlotContacts.Slot) {
    group = Group(
      trackingID: slot.trackingID < 0 ? nil : slot.trackingID, x: slot.x, y: slot.y,
      pressure: slot.hasPressure ? slot.pressure : nil, isEmpty: false)
  }

  /// Ends a contact; a frame without contacts has an empty one.
  mutating func end() {
    hasGroups = true
    if !group.isEmpty, groups.count < GroupContacts.most { groups.append(group) }
    group = Group()
  }

  /// Matches the frame's groups with the contacts before, by id or by order; calls what it finds, lifts first.
  mutating func endFrame(lift: (Group) -> Void, move: (inout Group, _ isLanding: Bool) -> Void) {
    defer {
      groups.removeAll(keepingCapacity: true)
      hasGroups = false
      group = Group()
    }
    guard hasGroups else { return }
    if isIgnoringAll {
      // They can't be told from new ones until none is left.
      isIgnoringAll = !groups.isEmpty
      return
    }
    var isNew: [Bool] = []
    for index in groups.indices {
      let match =
        if let id = groups[index].trackingID {
          contacts.firstIndex { $0.trackingID == id }
        } else {
          index < contacts.count && contacts[index].trackingID == nil ? index : nil
        }
      if let match {
        groups[index].contact = contacts[match].contact
        groups[index].pressure = groups[index].pressure ?? contacts[match].pressure
      }
      isNew.append(match == nil)
    }
    for contact in contacts where !groups.contains(where: { $0.contact == contact.contact }) { lift(contact) }
    for index in groups.indices { move(&groups[index], isNew[index]) }
    contacts = groups
  }

  /// Ignores the contacts that are down until none is left.
  mutating func forget() {
    isIgnoringAll = !contacts.isEmpty
    contacts.removeAll()
    groups.removeAll()
    group = Group()
    hasGroups = false
  }
}
