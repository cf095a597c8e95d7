import PressRecordings

/// Where the tool writes: results to standard output, everything about them to standard error.
///
/// What it says may hold names and pieces of recordings, which must not steer a terminal.
final class Console {
  let output = Output(1)
  private let errors = Output(2)
  /// The first failure's code, which the tool exits with.
  private(set) var exitCode = ExitCode.success

  /// Whether standard error is a terminal.
  var showsProgress: Bool { errors.isTerminal }

  /// Reports a diagnostic as `FILE:LINE: error: …`.
  func report(_ diagnostic: RecordingDiagnostic, in file: String) {
    say(diagnostic.severity.rawValue, diagnostic.message, file: file, line: diagnostic.line)
    if diagnostic.severity == .error { fail(.badData) }
  }

  /// Reports what kept a file from being read or written.
  func report(_ error: RecordingError, in file: String) {
    say("error", error.message, file: file, line: error.line)
    fail(ExitCode(error.kind))
  }

  /// Reports a wrong command line.
  func report(_ error: UsageError) {
    say("error", error.message, file: "deeppress", line: 0)
    errors.writeLine("Try 'deeppress \(error.command.map { $0 + " " } ?? "")--help'.")
    errors.flush()
    fail(.usage)
  }

  /// Tells what became of a file that was written.
  func note(_ message: String) {
    output.flush()
    errors.writeLine(printable(message))
    errors.flush()
  }

  /// Shows the state of something long, over the line before; an empty text removes it.
  func showProgress(_ text: String) {
    errors.write("\r\u{1B}[K" + printable(text))
    errors.flush()
  }

  /// Notes a failure; the first one counts.
  func fail(_ code: ExitCode) {
    if exitCode == .success { exitCode = code }
  }

  /// Writes what is left, and notes if that was not possible.
  func finish() {
    output.flush()
    if output.hasFailed {
      say(
        "error", "can't write to standard output: " + String(cString: strerror(output.failure)), file: "deeppress",
        line: 0)
      fail(.inputOutput)
    }
  }

  private func say(_ severity: String, _ message: String, file: String, line: Int) {
    // In the order in which things happened, where both go to one terminal.
    output.flush()
    let place = line > 0 ? "\(file):\(line): " : "\(file): "
    errors.writeLine(printable(place + severity + ": " + message))
    errors.flush()
  }
}
