import DeepPress

/// What happens at the end of a frame.
extension ContactTracker {
  /// Appends the samples of the frame.
  @inline(__always)
  mutating func report(at time: Int64) {
    switch origin {
    case .slots:
      if slots.touched != 0 { reportSlots(at: time) }
    case .groups:
      reportGroups(at: time)
    case .touch:
      touch = report(touch, at: time)
    case .tool:
      tool = report(tool, at: time)
    case .undecided:
      reportUndecided(at: time)
    }
    touch.endFrame()
    tool.endFrame()
    if origin != .slots { slots.endFrame() }
  }

  /// The contacts come from here from now on.
  mutating func decide(_ origin: Origin) {
    self.origin = origin
    if origin == .tool {
      samples.append(contentsOf: held)
    } else {
      // They were of a finger that wasn't touching yet.
      landings = 0
    }
    held = []
  }

  private mutating func reportUndecided(at time: Int64) {
    let isLifting = tool.isLifting || tool.isLiftingAgain
    let before = samples.count
    tool = report(tool, at: time)
    held.append(contentsOf: samples[before...])
    samples.removeSubrange(before...)
    if !held.isEmpty, isLifting || held.count >= ContactTracker.mostHeldFrames { decide(.tool) }
  }

  /// Appends the samples of a single contact; returns where it stands then.
  @inline(__always)
  private mutating func report(_ single: SingleContact, at time: Int64) -> SingleContact {
    guard single.isDown || single.isLanding else { return single }
    var single = single
    if single.isLifting {
      append(single, .up, time)
      single.isDown = false
    } else if single.isDown, single.isChanged {
      append(single, .move, time)
    }
    guard single.isLanding else { return single }
    landings &+= 1
    single.contact = landings
    append(single, .down, time)
    single.isDown = !single.isLiftingAgain
    if single.isLiftingAgain { append(single, .up, time) }
    return single
  }

  @inline(__always)
  private mutating func append(_ single: SingleContact, _ action: PressSample.Action, _ time: Int64) {
    samples.append(
      PressSample(
        time: seconds(time), contact: single.contact, action: action,
        rawForce: single.hasPressure ? Double(single.pressure) : nil, range: range, x: Double(single.x),
        y: Double(single.y)))
  }

  private mutating func reportSlots(at time: Int64) {
    // Lifts come first: a finger that lands in another slot isn't one more.
    var lifting = slots.touched
    while lifting != 0 {
      let index = lifting.trailingZeroBitCount
      lifting &= lifting &- 1
      let slot = slots.slots[index]
      guard slot.isLifting else { continue }
      append(slot, .up, time)
      slots.update(index) { $0.phase = .up }
    }
    var touched = slots.touched
    while touched != 0 {
      let index = touched.trailingZeroBitCount
      touched &= touched &- 1
      reportSlot(index, at: time)
    }
    slots.endFrame()
  }

  @inline(__always)
  private mutating func reportSlot(_ index: Int, at time: Int64) {
    let slot = slots.slots[index]
    if slot.isLanding || slot.phase == .unknown {
      landings &+= 1
      let contact = landings
      slots.update(index) {
        $0.contact = contact
        $0.phase = slot.isLiftingAgain ? .up : .down
      }
      append(slots.slots[index], .down, time)
      if slot.isLiftingAgain { append(slots.slots[index], .up, time) }
    } else if slot.phase == .down {
      append(slot, .move, time)
    }
    slots.update(index) { $0.endFrame() }
  }

  @inline(__always)
  private mutating func append(_ slot: SlotContacts.Slot, _ action: PressSample.Action, _ time: Int64) {
    samples.append(
      PressSample(
        time: seconds(time), contact: slot.contact, action: action,
        rawForce: slot.hasPressure ? Double(slot.pressure) : nil, range: slotRange, x: Double(slot.x),
        y: Double(slot.y)))
  }

  private mutating func reportGroups(at time: Int64) {
    var landings = landings
    var found: [(GroupContacts.Group, PressSample.Action)] = []
    groups.endFrame(
      lift: { found.append(($0, .up)) },
      move: { group, isLanding in
        if isLanding {
          landings &+= 1
          group.contact = landings
        }
        found.append((group, isLanding ? .down : .move))
      })
    self.landings = landings
    for (group, action) in found { append(group, action, time) }
  }

  private mutating func append(_ group: GroupContacts.Group, _ action: PressSample.Action, _ time: Int64) {
    samples.append(
      PressSample(
        time: seconds(time), contact: group.contact, action: action, rawForce: group.pressure.map(Double.init),
        range: slotRange, x: Double(group.x), y: Double(group.y)))
  }

  /// Cancels every contact that is down, and ignores it until it lifts; what was known of it no longer holds.
  mutating func cancelAll(at time: Int64) {
    cancelSingles(at: time)
    touch.forgetPressure()
    tool.forgetPressure()
    for slot in slots.slots where slot.phase == .down { append(slot, .cancel, time) }
    for group in groups.contacts { append(group, .cancel, time) }
    slots.forget()
    groups.forget()
  }

  /// Cancels the contact of a button.
  mutating func cancelSingles(at time: Int64) {
    if origin == .undecided, tool.isDown {
      // Nobody has heard of it yet.
      held.removeAll()
      landings = 0
    } else if origin == .tool, tool.isDown {
      append(tool, .cancel, time)
    } else if origin == .touch, touch.isDown {
      append(touch, .cancel, time)
    }
    touch.forget()
    tool.forget()
  }

  private func seconds(_ time: Int64) -> Double { Double(time &- startTime) / 1_000_000 }
}
