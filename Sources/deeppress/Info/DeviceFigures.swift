import DeepPress
import PressRecordings

/// What `info` finds out about one device of a recording.
struct DeviceFigures {
  private(set) var contacts: [ContactFigures] = []
  private(set) var range = ForceRange.unmeasured
  private var down: [Int: Int] = [:]

  mutating func add(_ sample: PressSample, isClicked: Bool) {
    if sample.range.isMeasuring { range = sample.range }
    if sample.action == .down {
      down[sample.contact] = contacts.count
      contacts.append(ContactFigures(sample))
    }
    guard let index = down[sample.contact] else { return }
    switch sample.action {
    case .down, .move: contacts[index].add(sample, isClicked: isClicked)
    case .up: contacts[index].end = sample.time
    case .cancel: break
    }
    if sample.action == .up || sample.action == .cancel { down[sample.contact] = nil }
  }

  /// The highest raw force of all contacts.
  var peak: Double? { contacts.compactMap(\.peak).max() }

  /// Readings a second while something touches; nil where it can't be told.
  var rate: Double? {
    let seconds = contacts.reduce(0) { $0 + max($1.last - $1.start, 0) }
    let steps = contacts.reduce(0) { $0 + max($1.samples - 1, 0) }
    return seconds > 0 ? Double(steps) / seconds : nil
  }
}
