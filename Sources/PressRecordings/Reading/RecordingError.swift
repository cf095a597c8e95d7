/// Why a recording can't be read or written at all.
public struct RecordingError: Error, Sendable, Equatable {
  /// The kinds, as the exit codes of sysexits.h tell them apart.
  public enum Kind: Sendable, CaseIterable {
    /// There is no such file (66).
    case noInput
    /// The file must not be read or written (77).
    case noPermission
    /// Reading or writing failed, or it is a directory (74).
    case inputOutput
    /// It is no recording, or one that can't be used for this (65).
    case badData
  }

  /// What kind of failure it is.
  public var kind: Kind
  /// The line it is about, counted from 1; 0 where it is about the whole file.
  public var line: Int
  /// What is wrong, and what to do; without the file's name.
  public var message: String

  /// Makes an error.
  public init(_ kind: Kind, line: Int = 0, message: String) {
    self.kind = kind
    self.line = line
    self.message = message
  }
}
