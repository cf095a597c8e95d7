import DeepPress
import PressRecordings

/// One device of one recording, as reports name it.
struct ReplaySource {
  let file: String
  /// The device's number, from 1.
  let device: Int
  /// Whether the recording holds several devices.
  let isOneOfSeveral: Bool
  let name: String
  /// The axis that carries the pressure; nil where none does.
  let axis: String?
  let range: ForceRange
  private let isPen: Bool

  init(_ file: String, _ reader: RecordingReader, device: Int, range: ForceRange) {
    self.file = file
    self.device = device + 1
    self.range = range
    isOneOfSeveral = reader.deviceCount > 1
    let description = reader.devices.indices.contains(device) ? reader.devices[device] : nil
    name = description?.name ?? ""
    isPen = description?.isPen ?? false
    axis =
      reader.format.holdsEvents
      ? description?.pressureAxis.flatMap { EventNames.code($0, type: EventType.abs) } : "force"
  }

  /// Whether pressing harder may hardly show: neither grams, nor a pen, nor samples of which more isn't known.
  var isPerhapsContactSize: Bool {
    guard axis != nil, range.isMeasuring, !isPen, axis != "force" else { return false }
    if case .grams = range.unit { return false }
    return true
  }

  /// The file as an argument of another command, with a blank before it; nothing for standard input.
  var argument: String { file == "-" ? "" : " " + printable(file) }

  /// "ABS_MT_PRESSURE 0…6000, 10 units a gram".
  var axisText: String {
    guard let axis, range.isMeasuring else { return "no pressure is measured" }
    let numbers = "\(axis) \(brief(range.minimum))…\(brief(range.maximum))"
    guard case .grams(let unitsPerGram) = range.unit else {
      return numbers + ", arbitrary units" + (isPerhapsContactSize ? " (perhaps only the size of the contact)" : "")
    }
    return numbers + ", \(brief(unitsPerGram)) units a gram"
  }
}
