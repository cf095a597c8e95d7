/// The formats that recordings come in.
public enum RecordingFormat: String, Sendable, CaseIterable {
  /// What evemu-record writes (1.0 to 1.3).
  case evemu
  /// What `libinput record` writes (YAML, version 1).
  case libinput
  /// What evtest prints, and python-evdev's module of the same name.
  case evtest
  /// What Android's getevent prints.
  case getevent
  /// A table of samples with a header line.
  case csv
  /// An array of forces.
  case json

  /// Whether it holds events; the others hold samples.
  public var holdsEvents: Bool { self != .csv && self != .json }

  /// The formats as a message lists them.
  static let list =
    "evemu, libinput record's YAML, evtest, getevent, CSV with time, contact, action and force, or a JSON array of forces"
}
