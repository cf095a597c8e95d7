import Foundation

/// What a process wrote and how it ended.
struct Outcome: CustomStringConvertible {
  var command: String
  var output: String
  var errors: String
  /// The exit code; nil where a signal ended it.
  var code: Int32?
  /// The signal that ended it: a trap, a closed pipe, or the watchdog's.
  var signal: Int32?

  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// The objects of an output of JSON lines; a line that is none becomes an empty one.
  var objects: [[String: Any]] {
    lines.map { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any] ?? [:] }
  }

  /// The events of an output of CSV as "phase time stage".
  var events: [String] {
    lines.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return fields.count < 4 ? line : "\(fields[2]) \(fields[0]) \(fields[3])"
    }
  }

  /// All of it, as a snapshot keeps it.
  var description: String {
    let end = code.map { "[exit \($0)]" } ?? "[signal \(signal ?? 0)]"
    return "$ \(command)\n\(output)" + (errors.isEmpty ? "" : "[standard error]\n\(errors)") + "\(end)\n"
  }
}
