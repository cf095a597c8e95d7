import DeepPress

/// What a recording says next.
public enum RecordingItem: Sendable {
  /// The device at this index of `RecordingReader.devices` is described now, or more is known of it than before.
  case device(Int)
  /// An event of the device at this index.
  case event(device: Int, InputEvent)
  /// A sample, of a recording that holds samples; its time is as it stands there.
  case sample(PressSample)
  /// Something that people should know.
  case diagnostic(RecordingDiagnostic)
}
