/// Bytes on their way to a file descriptor, written in large pieces.
final class Output {
  private static let capacity = 1 << 16

  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// Whether writing has failed; what comes after is dropped, and the tool exits with an error.
  var hasFailed: Bool { failure != 0 }
  /// Why it has, as `errno` said then.
  private(set) var failure: Int32 = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    bytes.reserveCapacity(Output.capacity + 4096)
  }

  /// Whether a person reads along, in colour unless they don't want it.
  var isTerminal: Bool { isatty(descriptor) == 1 }
  var hasColor: Bool { isTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

  func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    flushIfFull()
  }

  func writeLine(_ text: String = "") {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
    flushIfFull()
  }

  /// A text known when the program was built: no String is made.
  func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A number with at most `places` decimals, without zeros at the end.
  func write(_ value: Double, places: Int = 6) {
    guard value.isFinite, abs(value) < 1e12 else {
      write(value.isFinite ? "\(value)" : "null")
      return
    }
    let scale = Output.powers[min(max(places, 0), 6)]
    let scaled = (abs(value) * Double(scale)).rounded(.toNearestOrEven)
    var rest = Int(scaled)
    var decimals = min(max(places, 0), 6)
    if value < 0, rest != 0 { bytes.append(UInt8(ascii: "-")) }
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    let divisor = Output.powers[decimals]
    write(rest / divisor)
    guard decimals > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    writeDigits(UInt(rest % divisor), from: UInt(divisor / 10))
  }

  func write(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var weight: UInt = 1
    while value.magnitude / weight >= 10 { weight *= 10 }
    writeDigits(value.magnitude, from: weight)
  }

  /// Writes a number's digits from that of a weight on.
  private func writeDigits(_ value: UInt, from weight: UInt) {
    var weight = weight
    while weight > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / weight % 10))
      weight /= 10
    }
  }

  func flushIfFull() {
    if bytes.count >= Output.capacity { flush() }
  }

  func flush() {
    var start = 0
    while start < bytes.count, !hasFailed {
      let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress! + start, bytes.count - start) }
      if written > 0 { start += written } else if errno != EINTR { failure = errno }
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}
