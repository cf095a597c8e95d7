/// The contacts of a Type B device: one a slot.
struct SlotContacts {
  /// Where a slot stands.
  enum Phase: UInt8 {
    /// No id was seen yet; a contact may be there since before the recording.
    case unknown
    case up
    case down
  }

  /// One slot, with its axes as they were sent last.
  struct Slot {
    var x: Int32 = 0
    var y: Int32 = 0
    var pressure: Int32 = 0
    var hasPressure = false
    var trackingID: Int32 = -1
    var contact = 0
    var phase = Phase.unknown
    // What the frame holds so far.
    var isLanding = false
    var isLifting = false
    /// Whether it lifts again in the frame that it lands in.
    var isLiftingAgain = false
  }

  /// More slots than any device has; those beyond are left out.
  static let most = 64

  private(set) var slots: [Slot] = []
  /// The slot that axes are about, out of bounds where they are left out.
  private var current = 0
  /// The slots that the frame touches, one bit each.
  private(set) var touched: UInt64 = 0
  /// Whether ABS_MT_SLOT occurred.
  private(set) var hasSlot = false
  /// Whether SYN_MT_REPORT occurred, so that slots mean nothing.
  var isGrouped = false

  var first: Slot { slots.first ?? Slot() }

  /// Takes an axis of many contacts.
  @inline(__always)
  mutating func read(_ event: InputEvent) {
    if event.code == EventCode.absMTSlot {
      hasSlot = true
      current = 0..<Int32(SlotContacts.most) ~= event.value ? Int(event.value) : -1
      return
    }
    guard current >= 0, event.code <= EventCode.absMTToolY else { return }
    while slots.count <= current { slots.append(Slot()) }
    touched |= 1 << UInt64(current)
    switch event.code {
    case EventCode.absMTPositionX: slots[current].x = event.value
    case EventCode.absMTPositionY: slots[current].y = event.value
    case EventCode.absMTPressure:
      slots[current].pressure = event.value
      slots[current].hasPressure = true
    case EventCode.absMTTrackingID: slots[current].setTrackingID(event.value)
    default: break
    }
  }

  /// Changes a slot at the end of a frame.
  @inline(__always)
  mutating func update(_ index: Int, _ body: (inout Slot) -> Void) { body(&slots[index]) }

  mutating func endFrame() { touched = 0 }

  /// Events got lost: contacts that are down now are nobody's until they have a new id, and how hard a slot is pressed
  /// isn't known any more.
  mutating func forget() {
    for index in slots.indices {
      slots[index].phase = .up
      slots[index].hasPressure = false
      slots[index].endFrame()
    }
    while slots.count < SlotContacts.most { slots.append(Slot(phase: .up)) }
    touched = 0
  }
}

extension SlotContacts.Slot {
  fileprivate mutating func setTrackingID(_ id: Int32) {
    if id < 0 {
      if isLanding { isLiftingAgain = true } else if phase == .down { isLifting = true }
      if phase == .unknown { phase = .up }
    } else if phase != .down || id != trackingID || isLifting {
      if phase == .down { isLifting = true }
      isLanding = true
      isLiftingAgain = false
    }
    trackingID = id
  }

  mutating func endFrame() {
    isLanding = false
    isLifting = false
    isLiftingAgain = false
  }
}
