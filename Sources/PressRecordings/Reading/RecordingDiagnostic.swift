/// Something about a recording that people should know, with the line it is about.
///
/// The caller turns it into text such as `tap.evemu:12: error: …`; the message says what is wrong and what to do.
public struct RecordingDiagnostic: Sendable, Equatable {
  /// How bad it is.
  public enum Severity: String, Sendable, CaseIterable {
    /// The line was skipped; the recording is damaged.
    case error
    /// Something had to be assumed.
    case warning
    /// Something worth knowing.
    case note
  }

  /// The line, counted from 1; 0 where it is about the whole recording.
  public var line: Int
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, and what to do.
  public var message: String

  /// Makes a diagnostic.
  public init(line: Int = 0, severity: Severity, message: String) {
    self.line = line
    self.severity = severity
    self.message = message
  }
}
