#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system said when it refused something.
enum SystemCall {
  /// The error of the call that has just failed.
  static func error(_ doing: String) -> RecordingError {
    let number = errno
    let kind: RecordingError.Kind =
      switch number {
      case ENOENT, ENOTDIR: .noInput
      case EACCES, EPERM, EROFS: .noPermission
      default: .inputOutput
      }
    if number == EISDIR { return RecordingError(kind, message: "is a directory, not a recording") }
    return RecordingError(kind, message: "can't \(doing): \(String(cString: strerror(number)))")
  }
}
