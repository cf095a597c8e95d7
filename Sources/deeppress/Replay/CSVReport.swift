import DeepPress

/// A table with a line for each event.
final class CSVReport: ReplayReport {
  private let output: Output
  private let namesFile: Bool
  private var prefix = ""
  private var hasHeader = false

  init(_ output: Output, namesFile: Bool) {
    self.output = output
    self.namesFile = namesFile
  }

  func begin(_ source: ReplaySource) {
    let namesSource = namesFile || source.isOneOfSeveral
    prefix = namesSource ? "\(field(source.file)),\(source.device)," : ""
    if !hasHeader { output.writeLine((namesSource ? "file,device," : "") + "time,contact,phase,stage,force,raw") }
    hasHeader = true
  }

  func tell(_ event: PressEvent) {
    if !prefix.isEmpty { output.write(prefix) }
    output.write(event.time)
    output.write(",")
    output.write(event.contact)
    output.write(",")
    output.write(event.phase.name)
    output.write(",")
    output.write(event.stage)
    output.write(",")
    if let force = event.force { output.write(force) }
    output.write(",")
    if let raw = event.rawForce { output.write(raw) }
    output.write("\n")
    output.flushIfFull()
  }

  /// A text as CSV writes it (RFC 4180).
  private func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
