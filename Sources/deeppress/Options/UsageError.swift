/// A command line that can't be understood; the message says what to give instead.
struct UsageError: Error {
  var message: String
  /// The command whose help tells more.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
