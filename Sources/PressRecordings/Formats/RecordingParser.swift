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
  mutating func read(
    _ lines: inout LineSource, _ context: inout ReadingContext
  ) throws(RecordingError) -> Bool {
    while context.batch.hasRoom {
      guard try readLine(&lines, &context) else { return false }
    }
    return true
  }

  /// Reads the next line; returns false at the end of the recording.
  @inline(__always)
  mutating func readLine(
    _ lines: inout LineSource, _ context: inout ReadingContext
  ) throws(RecordingError) -> Bool {
    guard let line = try lines.next() else {
      finish(&context)
      return false
    }
    context.line = lines.number
    // Where the last line is wrong, the recording was cut off there.
    if lines.isUnterminated { context.isCutOff = true }
    if !line.isAtEnd {
      read(line, &context)
    } else if lines.isTooLong {
      context.error("the line is longer than \(LineSource.longestLine) bytes and was skipped; is the file damaged?")
    }
    return !context.isFinished
  }
}
