import DeepPress

/// Reads an array of forces, character by character: it may well be one line of many megabytes.
struct ForceListParser: RecordingParser {
  private enum Place {
    case start, value, behindValue, end
  }

  /// The longest number that is read; a longer one is damage.
  private static let longestNumber = 64

  private var place = Place.start
  private var token: [UInt8] = []
  private var line = 1
  private var hasValue = false
  private var readings = 0
  private var contact = 0
  private var isDown = false

  mutating func read(
    _ lines: inout LineSource, _ context: inout ReadingContext
  ) throws(RecordingError) -> Bool {
    if readings == 0, place == .start, context.options.rate == nil {
      context.warn(
        "the readings have no times: 60 a second are assumed; give --rate HZ if you know better", isNote: true)
    }
    context.hasUsedRate = true
    context.hasUsedMaximum = true
    // A reading takes two bytes at least, so these never overfill the batch.
    guard var bytes = try lines.nextBytes(atMost: EventBatch.capacity) else {
      finish(&context)
      return false
    }
    while !bytes.isAtEnd, !context.isFinished {
      context.line = line
      read(bytes.next(), &context)
    }
    return !context.isFinished
  }

  private mutating func finish(_ context: inout ReadingContext) {
    context.line = line
    if !token.isEmpty { endToken(&context) }
    if place != .end, !context.isFinished { context.error("the array is cut off: the closing ] is missing") }
  }

  private mutating func read(_ byte: UInt8, _ context: inout ReadingContext) {
    if byte == 0x0A { line &+= 1 }
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D:
      endToken(&context)
    case UInt8(ascii: "[") where place == .start:
      place = .value
    case UInt8(ascii: ","):
      endToken(&context)
      guard place == .behindValue else { return stop("a force is missing before this comma", &context) }
      place = .value
    case UInt8(ascii: "]"):
      endToken(&context)
      guard place == .behindValue || (place == .value && !hasValue) else {
        return stop("a force is missing before the closing ]", &context)
      }
      place = .end
    default:
      guard place == .value else {
        return stop(place == .end ? "nothing may follow the array" : "a comma is missing between two forces", &context)
      }
      token.append(byte)
      if token.count > ForceListParser.longestNumber { stop("a force has more than 64 characters", &context) }
    }
  }

  private mutating func stop(_ message: String, _ context: inout ReadingContext) {
    guard !context.isFinished else { return }
    context.error(message + "; the rest was not read")
    context.isFinished = true
  }

  private mutating func endToken(_ context: inout ReadingContext) {
    guard !token.isEmpty, !context.isFinished else { return }
    let force = token.withUnsafeBufferPointer { bytes -> Double? in
      var scanner = ByteScanner(start: bytes.baseAddress!, count: bytes.count)
      if scanner.skip("null"), scanner.isAtEnd { return .nan }
      guard let value = scanner.decimal(), scanner.isAtEnd, value.isFinite else { return nil }
      return value
    }
    guard let force else {
      let text = String(decoding: token, as: UTF8.self)
      return stop("a force is a number or null; this is \(text.prefix(40))", &context)
    }
    token.removeAll(keepingCapacity: true)
    hasValue = true
    place = .behindValue
    append(force, &context)
  }

  /// A 0 lifts; null is no reading, and neither lands nor lifts.
  private mutating func append(_ force: Double, _ context: inout ReadingContext) {
    let time = Double(readings) * context.options.interval
    readings &+= 1
    guard isDown || (force != 0 && !force.isNaN) else { return }
    let action: PressSample.Action = isDown ? (force == 0 ? .up : .move) : .down
    if action == .down { contact &+= 1 }
    isDown = action != .up
    let maximum = context.options.maximum ?? context.inferredMaximum ?? 0
    context.batch.append(
      PressSample(
        time: time, contact: contact, action: action, rawForce: force.isNaN ? nil : force,
        range: ForceRange(minimum: 0, maximum: maximum)))
  }
}
