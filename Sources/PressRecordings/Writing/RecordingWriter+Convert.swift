extension RecordingWriter {
  /// Writes a recording in another format; its events and its description stay exactly as they are.
  ///
  /// A recording with damaged lines isn't converted: the copy would hide the damage.
  /// - Parameters:
  ///   - input: the recording; "-" is standard input.
  ///   - output: where the copy goes; "-" is standard output.
  ///   - format: evemu or libinput.
  ///   - options: what the recording itself doesn't say; a device to choose.
  ///   - report: called with everything that people should know, as it is found.
  public static func convert(
    from input: String, to output: String, format: RecordingFormat, options: ReadingOptions = ReadingOptions(),
    report: (RecordingDiagnostic) -> Void = { _ in }
  ) throws(RecordingError) {
    let reader = try RecordingReader(
      ByteStream(path: input), path: input, options: options, isSpooled: true)
    guard reader.format.holdsEvents else {
      throw RecordingError(
        .badData,
        message: "holds samples, not a device's events; there is nothing in it to convert to \(format.rawValue)")
    }
    var hasErrors = false
    // The same is wrong on every pass.
    var reported: [RecordingDiagnostic] = []
    func pass(_ reader: RecordingReader, to writer: RecordingWriter) throws(RecordingError) {
      var hasBegun = false
      while let item = try reader.next() {
        switch item {
        case .device(let device):
          if !hasBegun { try writer.begin(reader.devices[device]) }
          hasBegun = true
        case .event(_, let event): try writer.write(event)
        case .sample: break
        case .diagnostic(let diagnostic):
          hasErrors = hasErrors || diagnostic.severity == .error
          guard !reported.contains(diagnostic) else { continue }
          reported.append(diagnostic)
          report(diagnostic)
        }
      }
    }

    let writer: RecordingWriter
    if reader.format == .evemu || reader.format == .evtest {
      writer = try RecordingWriter(path: output, format: format)
      try pass(reader, to: writer)
    } else {
      guard let scan = try reader.scanned() else { throw RecordingError(.inputOutput, message: "can't be read twice") }
      let devices = options.device.map { [$0 - 1] } ?? Array(0..<max(scan.deviceCount, 1))
      let firstTime = reader.format == .libinput ? scan.startTime : nil
      writer = try RecordingWriter(
        path: output, format: format, deviceCount: devices.count, firstTime: firstTime ?? scan.firstTime)
      for device in devices {
        // Sections of a YAML file follow one another; elsewhere devices take turns, and each needs a pass of its own.
        guard let again = try reader.again(device: device) else { continue }
        again.scan = scan
        try pass(again, to: writer)
      }
    }
    guard !hasErrors else {
      throw RecordingError(.badData, message: "nothing was written, because of the errors in it")
    }
    try writer.commit()
  }
}
