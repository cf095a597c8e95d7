import DeepPress
import Testing

/// The setting that says how hard an iPhone must be pressed. The hardware counts to 400; the setting says what a count is worth.
enum PhoneSensitivity: Double, Sendable, CaseIterable, CustomTestStringConvertible {
  case light = 48
  case medium = 60
  case firm = 72

  var testDescription: String {
    switch self {
    case .light: "Light"
    case .medium: "Medium"
    case .firm: "Firm"
    }
  }

  /// What UIKit would report of a count.
  func force(ofCount count: Double) -> Double {
    min(count / rawValue, ForceRange.firmFinger.maximum)
  }

  /// Touches as UIKit would report them: a reading each sixtieth of a second, a 0 between touches, which lifts.
  ///
  /// Contacts are numbered from 1 in the order that they land. The last one lifts even if no 0 follows.
  func samples(ofCounts counts: [Double]) -> [PressSample] {
    var samples: [PressSample] = []
    var contact = 0
    var isDown = false
    for (index, count) in (counts + [0]).enumerated() {
      if count == 0, !isDown { continue }
      if !isDown { contact += 1 }
      let action: PressSample.Action = count == 0 ? .up : isDown ? .move : .down
      samples.append(
        PressSample(
          time: Double(index) / 60, contact: contact, action: action,
          rawForce: count == 0 ? nil : force(ofCount: count), range: .firmFinger))
      isDown = count != 0
    }
    return samples
  }
}
