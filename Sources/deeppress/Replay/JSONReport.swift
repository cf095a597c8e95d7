import DeepPress

/// One JSON object a line for each event.
final class JSONReport: ReplayReport {
  private let output: Output
  private let namesFile: Bool
  private var prefix = ""

  init(_ output: Output, namesFile: Bool) {
    self.output = output
    self.namesFile = namesFile
  }

  func begin(_ source: ReplaySource) {
    let namesSource = namesFile || source.isOneOfSeveral
    prefix = namesSource ? "\"file\":\(quoted(source.file)),\"device\":\(source.device)," : ""
  }

  func tell(_ event: PressEvent) {
    output.write("{")
    if !prefix.isEmpty { output.write(prefix) }
    output.write("\"time\":")
    output.write(event.time)
    output.write(",\"contact\":")
    output.write(event.contact)
    output.write(",\"phase\":\"")
    output.write(event.phase.name)
    output.write("\",\"stage\":")
    output.write(event.stage)
    output.write(",\"force\":")
    write(event.force)
    output.write(",\"raw\":")
    write(event.rawForce)
    if event.isSimulated { output.write(",\"simulated\":true") }
    output.write("}\n")
    output.flushIfFull()
  }

  private func write(_ number: Double?) {
    if let number { output.write(number) } else { output.write("null") }
  }
}

extension PressEvent.Phase {
  /// The phase's name as all formats print it.
  var name: StaticString {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

/// A text as JSON writes it.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
