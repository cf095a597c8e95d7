import PressRecordings

/// The exit codes of sysexits.h that the tool uses.
enum ExitCode: Int32 {
  case success = 0
  case usage = 64
  case badData = 65
  case noInput = 66
  case inputOutput = 74
  case noPermission = 77

  init(_ kind: RecordingError.Kind) {
    switch kind {
    case .noInput: self = .noInput
    case .noPermission: self = .noPermission
    case .inputOutput: self = .inputOutput
    case .badData: self = .badData
    }
  }
}
