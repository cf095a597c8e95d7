/// Reads one format: turns lines, or bytes, into events, samples and notes in the context's batch.
protocol RecordingParser {
  /// Reads until the batch is full; returns false at the end of the recording.
  mutating func read(
    _ lines: inout LineSource, _ context: inout ReadingContext
  ) throws(RecordingError) -> Bool
}

/// Reads a format that is made of lines.
protocol LineParser: RecordingParser {
  /// Reads one line. An unterminated line is the file's last and may be cut off.
  mutating func read(_ line: ByteScanner, _ context: inout ReadingContext)

  /// Says what is missing at the end of the recording.
  mutating func finish(_ context: inout ReadingContext)
}

extension LineParser {
  @inline(__always)
  mutating func read(
    _ lines: inout LineSource, _ context: inout ReadingContext
  ) throws(RecordingError) -> Bool {
    while context.batch.hasRoom {
      guard let line = try lines.next() else {
        finish(&context)
        return false
      }
      context.line = lines.number
      if line.isAtEnd {
        if lines.isTooLong {
          context.error("the line is longer than \(LineSource.longestLine) bytes and was skipped; is the file damaged?")
        }
        continue
      }
      // Where the last line is wrong, the recording was cut off there.
      if lines.isUnterminated { context.isCutOff = true }
      read(line, &context)
      if context.isFinished { return false }
    }
    return true
  }
}
