/// Room for sixteen contacts without a heap.
struct ContactSlots {
  static let capacity = 16

  /// One bit a slot in use.
  private(set) var used: UInt16 = 0
  /// The slot found last; samples of one contact come in runs.
  private(set) var recent = 0
  private var rows = Row(repeating: Row(repeating: Contact()))

  /// How many contacts there are.
  var count: Int { used.nonzeroBitCount }

  /// The slot of a contact.
  @inline(__always)
  mutating func slot(of id: Int) -> Int? {
    if isUsed(recent), update(recent, { $0.id == id }) { return recent }
    return search(for: id)
  }

  private mutating func search(for id: Int) -> Int? {
    guard let slot = firstSlot(where: { $0.id == id }) else { return nil }
    recent = slot
    return slot
  }

  /// The first slot in use whose contact passes a test.
  mutating func firstSlot(where passes: (inout Contact) -> Bool) -> Int? {
    var rest = used
    while rest != 0 {
      let slot = rest.trailingZeroBitCount
      if update(slot, passes) { return slot }
      rest &= rest &- 1
    }
    return nil
  }

  /// Visits every slot in use.
  mutating func forEachSlot(_ body: (inout ContactSlots, Int) -> Void) {
    var rest = used
    while rest != 0 {
      body(&self, rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }

  /// Puts a contact into a free slot.
  /// - Returns: the slot, or nil where none is free.
  mutating func insert(_ contact: Contact) -> Int? {
    let slot = (~used).trailingZeroBitCount
    guard slot < Self.capacity else { return nil }
    used |= 1 << UInt16(slot)
    recent = slot
    update(slot) { $0 = contact }
    return slot
  }

  /// Frees a slot.
  mutating func remove(_ slot: Int) {
    used &= ~(1 << UInt16(slot & 15))
  }

  @inline(__always)
  private func isUsed(_ slot: Int) -> Bool {
    used & (1 << UInt16(slot & 15)) != 0
  }

  /// Looks at the contact in a slot, or changes it, in place: a copy would cost more than the look. The elements of a row of
  /// rows lie one after the other.
  @inline(__always)
  mutating func update<Result>(_ slot: Int, _ body: (inout Contact) -> Result) -> Result {
    withUnsafeMutablePointer(to: &rows) {
      body(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Contact.self)[slot & 15])
    }
  }
}
