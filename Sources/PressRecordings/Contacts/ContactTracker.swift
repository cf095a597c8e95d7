import DeepPress

/// Turns the events of one device into samples of its contacts.
///
/// ```swift
/// var tracker = ContactTracker(description)
/// for event in frame { tracker.feed(event) }
/// for sample in tracker.samples { print(sample.contact, sample.rawForce ?? 0) }
/// tracker.removeSamples()
/// ```
///
/// Contacts come from slots where ABS_MT_PRESSURE occurs, from the groups of a Type A device, else from BTN_TOUCH, else
/// from BTN_TOOL_FINGER with ABS_PRESSURE. They are numbered 1, 2, 3… in the order of landing.
public struct ContactTracker {
  /// Where the contacts come from.
  enum Origin {
    case slots
    case groups
    case touch
    /// BTN_TOUCH, or BTN_TOOL_FINGER if BTN_TOUCH never occurs: descriptions aren't always true.
    case undecided
    case tool
  }

  /// Frames of a tool that are held back while BTN_TOUCH may still occur.
  static let mostHeldFrames = 4096

  var origin: Origin
  /// What is pressed and wasn't taken yet, oldest first.
  public internal(set) var samples: [PressSample] = []
  /// Whether the left button is down: a physical click.
  public private(set) var isLeftButtonDown = false
  /// The time that counts as 0 seconds, in the events' microseconds.
  public var startTime: Int64

  /// The range of ABS_PRESSURE.
  public var range: ForceRange
  /// The range of ABS_MT_PRESSURE.
  public var slotRange: ForceRange

  var slots = SlotContacts()
  var groups = GroupContacts()
  var touch = SingleContact()
  var tool = SingleContact()
  var landings = 0
  /// Samples of the tool, while it is undecided.
  var held: [PressSample] = []

  private let isPen: Bool
  /// Whether the device says that it reports one contact beside those it may report together.
  private let hasSingleContact: Bool
  private var hasReported = false
  /// Events up to the next report are stale.
  private var isDropping = false
  private var hasOpenFrame = false
  private var lastTime: Int64 = 0

  /// Makes the tracker of a device.
  /// - Parameters:
  ///   - description: what the device says about itself; what it leaves out is found out as events come.
  ///   - maximum: the highest raw force, where the description doesn't say it.
  ///   - startTime: the time that counts as 0 seconds, in microseconds.
  public init(_ description: DeviceDescription, maximum: Double? = nil, startTime: Int64 = 0) {
    isPen = description.isPen
    let hasFinger = description.supports(EventType.key, EventCode.btnToolFinger)
    let hasTouch = description.supports(EventType.key, EventCode.btnTouch)
    hasSingleContact = hasTouch && description.hasAxis(EventCode.absPressure)
    self.startTime = startTime
    range = .unmeasured
    slotRange = .unmeasured
    // Touchscreens that measure no pressure and have no button are read by their slots too: as contacts without force.
    let hasOnlySlots = description.hasAxis(EventCode.absMTTrackingID) && !hasTouch && !hasFinger
    if description.hasAxis(EventCode.absMTPressure) || hasOnlySlots {
      origin = .slots
    } else {
      origin = isPen || (hasTouch && !hasFinger) ? .touch : .undecided
    }
    setRanges(description, maximum: maximum)
  }

  /// Takes the ranges of a description of which more is known than before.
  public mutating func setRanges(_ description: DeviceDescription, maximum: Double? = nil) {
    range = ContactTracker.range(description.axes[EventCode.absPressure], maximum)
    slotRange = ContactTracker.range(description.axes[EventCode.absMTPressure], maximum)
  }

  private static func range(_ axis: AxisInfo?, _ maximum: Double?) -> ForceRange {
    if let range = axis?.forceRange, range.isMeasuring || maximum == nil { return range }
    return maximum.map { ForceRange(minimum: 0, maximum: $0) } ?? .unmeasured
  }

  /// Forgets the samples that were taken; their memory is used again.
  public mutating func removeSamples() { samples.removeAll(keepingCapacity: true) }

  /// Takes the next event; a report may append samples.
  @inline(__always)
  public mutating func feed(_ event: InputEvent) {
    lastTime = event.time
    if event.type == EventType.abs {
      guard !isDropping else { return }
      hasOpenFrame = true
      readAxis(event)
    } else if event.type == EventType.syn {
      readMark(event)
    } else if event.type == EventType.key {
      readKey(event)
    }
  }

  /// Takes events until a report has given samples, or there are no more; returns how many were taken.
  mutating func feed(_ events: UnsafeBufferPointer<InputEvent>) -> Int {
    for index in events.indices {
      feed(events[index])
      if events[index].type == EventType.syn, !samples.isEmpty { return index &+ 1 }
    }
    return events.count
  }

  /// Ends the recording: its last frame counts without a report too, and contacts that are down are cancelled.
  public mutating func finish() {
    if hasOpenFrame, !isDropping { report(at: lastTime) }
    // No BTN_TOUCH came, so the tool that is still down was the contact.
    if origin == .undecided, tool.isDown { decide(.tool) }
    cancelAll(at: lastTime)
  }

  @inline(__always)
  private mutating func readAxis(_ event: InputEvent) {
    if event.code < EventCode.absMTSlot {
      touch.read(event)
      if origin == .undecided || origin == .tool { tool.read(event) }
      return
    }
    if event.code == EventCode.absMTPressure { slotPressureOccurs() }
    if origin == .groups { groups.read(event) } else { slots.read(event) }
  }

  /// A pressure that the description doesn't know of makes slots the origin, if contacts can be told apart by them.
  @inline(__always)
  private mutating func slotPressureOccurs() {
    guard origin != .slots, origin != .groups, !slots.isGrouped, !isPen else { return }
    cancelSingles(at: lastTime)
    held.removeAll()
    origin = .slots
  }

  private mutating func readKey(_ event: InputEvent) {
    if event.code == EventCode.btnLeft { isLeftButtonDown = event.value != 0 }
    guard !isDropping else { return }
    hasOpenFrame = true
    if event.code == EventCode.btnTouch {
      if origin == .undecided, event.value == 1 { decide(.touch) }
      touch.press(event.value)
    } else if event.code == EventCode.btnToolFinger, origin == .undecided || origin == .tool {
      tool.press(event.value)
    }
  }

  @inline(__always)
  private mutating func readMark(_ event: InputEvent) {
    if event.code == EventCode.synReport {
      if isDropping { isDropping = false } else { report(at: event.time) }
      hasOpenFrame = false
      hasReported = true
    } else if event.code == EventCode.synMTReport {
      if !isDropping { endGroup() }
    } else if event.code == EventCode.synDropped {
      isDropping = true
      hasOpenFrame = false
      cancelAll(at: event.time)
    }
  }

  /// SYN_MT_REPORT shows a Type A device: its contacts are groups, unless it has one contact with a pressure of its own.
  private mutating func endGroup() {
    hasOpenFrame = true
    slots.isGrouped = true
    if origin == .slots, !slots.hasSlot, !hasReported {
      if hasSingleContact || (touch.hasPressure && touch.hasOccurred) {
        origin = .touch
      } else {
        origin = .groups
        groups.take(slots.first)
      }
    }
    if origin == .groups { groups.end() }
  }
}
