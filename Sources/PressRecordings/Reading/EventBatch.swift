import DeepPress

/// What the parser of a format has read and the reader hasn't passed on yet.
///
/// Events and samples come in batches so that there is one call a batch, not several an event. A recording holds events
/// or samples, never both; notes are kept apart, each with the place in the batch that it belongs before.
struct EventBatch: ~Copyable {
  static let capacity = 1024

  private let eventStorage = UnsafeMutablePointer<InputEvent>.allocate(capacity: capacity)
  private let deviceStorage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private var sampleStorage: [PressSample] = []
  private var notes: [(place: Int, item: RecordingItem)] = []
  private var passedNotes = 0
  /// Events or samples in the batch.
  private(set) var count = 0
  /// Events or samples that were passed on.
  private(set) var passed = 0
  /// Where the run ends that is being passed on.
  private var runEnd = 0

  init() {}

  deinit {
    eventStorage.deallocate()
    deviceStorage.deallocate()
  }

  /// Whether a parser may add another. Notes count too: a line may cause one, and nothing else.
  @inline(__always)
  var hasRoom: Bool { count < EventBatch.capacity && notes.count < 64 }

  var isEmpty: Bool { passed == count && passedNotes == notes.count }

  /// Forgets what was passed on.
  mutating func removeAll() {
    count = 0
    passed = 0
    runEnd = 0
    sampleStorage.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
    passedNotes = 0
  }

  @inline(__always)
  mutating func append(_ event: InputEvent, device: Int) {
    guard count < EventBatch.capacity else { return }
    eventStorage[count] = event
    deviceStorage[count] = UInt8(truncatingIfNeeded: device)
    count &+= 1
  }

  /// Adds events of the first device until there is no room or no other; returns how many.
  @inline(__always)
  mutating func fill(_ next: () -> InputEvent?) -> Int {
    var index = count
    while index < EventBatch.capacity, let event = next() {
      eventStorage[index] = event
      index &+= 1
    }
    let added = index &- count
    (deviceStorage + count).update(repeating: 0, count: added)
    count = index
    return added
  }

  mutating func append(_ sample: PressSample) {
    sampleStorage.append(sample)
    count &+= 1
  }

  /// Adds a note behind everything that is in the batch.
  mutating func append(_ note: RecordingItem) {
    notes.append((count, note))
  }

  /// Adds a note before the event at a place, ahead of the other notes there.
  mutating func insert(_ note: RecordingItem, before place: Int) {
    let index = notes.firstIndex { $0.place >= place } ?? notes.count
    notes.insert((place, note), at: index)
  }

  /// The note whose turn it is.
  mutating func nextNote() -> RecordingItem? {
    guard passedNotes < notes.count, notes[passedNotes].place <= passed else { return nil }
    defer { passedNotes &+= 1 }
    return notes[passedNotes].item
  }

  /// The next event or sample.
  mutating func next() -> RecordingItem? {
    guard passed < count else { return nil }
    defer { passed &+= 1 }
    if !sampleStorage.isEmpty { return .sample(sampleStorage[passed]) }
    return .event(device: Int(deviceStorage[passed]), eventStorage[passed])
  }

  /// The next events of one device, as many as come before the next note; empty where a sample or nothing comes next.
  mutating func run() -> UnsafeBufferPointer<InputEvent> {
    guard sampleStorage.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
    if passed >= runEnd {
      var end = count
      if passedNotes < notes.count { end = min(end, notes[passedNotes].place) }
      runEnd = passed
      while runEnd < end, deviceStorage[runEnd] == deviceStorage[passed] { runEnd &+= 1 }
    }
    return UnsafeBufferPointer(start: eventStorage + passed, count: runEnd &- passed)
  }

  /// The device of the next event.
  var runDevice: Int { passed < count ? Int(deviceStorage[passed]) : 0 }

  /// Takes events of the run.
  mutating func pass(_ events: Int) { passed = min(passed &+ events, count) }

  /// All events with their devices, for a look before they are passed on.
  func event(at index: Int) -> (event: InputEvent, device: Int) { (eventStorage[index], Int(deviceStorage[index])) }
}
