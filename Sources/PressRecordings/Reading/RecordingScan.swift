/// What a look through a whole recording finds: which codes occur, how far the axes go, and when it begins.
struct RecordingScan {
  /// The device as its events show it, by index; devices without events aren't in it.
  private(set) var devices: [Int: DeviceDescription] = [:]
  /// The time of the first event.
  private(set) var firstTime: Int64?
  /// The time that the recording counts from.
  private(set) var startTime: Int64 = 0
  /// How many devices it describes.
  private(set) var deviceCount = 0
  /// The largest force of all samples.
  private(set) var largestForce: Double?
  /// Whether the samples come with a range.
  private(set) var hasSampleRange = false

  init(_ reader: RecordingReader) throws(RecordingError) {
    while let item = try reader.next() {
      switch item {
      case .event(let device, let event): add(event, to: device)
      case .sample(let sample):
        if sample.range.isMeasuring { hasSampleRange = true }
        if let force = sample.rawForce { largestForce = max(largestForce ?? 0, force) }
      case .device, .diagnostic: break
      }
    }
    startTime = reader.startTime
    deviceCount = reader.devices.count
  }

  private mutating func add(_ event: InputEvent, to device: Int) {
    if firstTime == nil { firstTime = event.time }
    guard event.type < 0x20, event.code < 0x300 else { return }
    devices[device, default: DeviceDescription()].insert(event)
  }
}

extension DeviceDescription {
  /// Takes it that the device can send what it sent.
  fileprivate mutating func insert(_ event: InputEvent) {
    if event.type == EventType.syn {
      codes[EventType.syn, default: []].insert(EventType.syn)
      return
    }
    if !supports(event.type, event.code) {
      codes[event.type, default: []].insert(event.code)
      codes[EventType.syn, default: []].insert(event.type)
    }
    guard event.type == EventType.abs, event.code < 0x100 else { return }
    if let axis = axes[event.code], axis.minimum <= event.value, event.value <= axis.maximum { return }
    var axis = axes[event.code] ?? AxisInfo(minimum: event.value, maximum: event.value)
    axis.minimum = min(axis.minimum, event.value)
    axis.maximum = max(axis.maximum, event.value)
    axes[event.code] = axis
  }
}
