import PressRecordings

/// `deeppress convert`: a recording of events in another format.
enum ConvertCommand {
  static func run(_ arguments: [String], _ console: Console) throws(UsageError) {
    let parser = OptionParser(
      command: "convert",
      options: [
        .init("to"), .init("description"), .init("device", "d"), .init("maximum"),
        .init("help", "h", takesValue: false),
      ])
    let (options, operands) = try parser.parse(arguments)
    var reading = ReadingOptions()
    var named: RecordingFormat?
    for option in options {
      if option.name == "help" { return console.output.write(HelpText.convert) }
      if try SharedOptions.take(option, into: &reading, "convert") { continue }
      guard let format = [RecordingFormat.evemu, .libinput].first(where: { $0.rawValue == option.value }) else {
        throw UsageError("--to takes evemu or libinput, not '\(option.value)'", command: "convert")
      }
      named = format
    }
    guard operands.count == 2 else {
      throw UsageError("convert takes two files, IN and OUT, not \(operands.count)", command: "convert")
    }
    let (input, output) = (operands[0], operands[1])
    if isSame(input, output) {
      throw UsageError("IN and OUT are the same file, '\(input)'; the copy needs a name of its own", command: "convert")
    }
    guard let format = named ?? self.format(of: output) else {
      let what = output == "-" ? "standard output has no ending" : "the ending of '\(output)' names no format"
      throw UsageError(what + "; give --to evemu or --to libinput", command: "convert")
    }
    convert(input, output, format, reading, console)
  }

  private static func convert(
    _ input: String, _ output: String, _ format: RecordingFormat, _ options: ReadingOptions, _ console: Console
  ) {
    do throws(RecordingError) {
      try RecordingWriter.convert(from: input, to: output, format: format, options: options) { diagnostic in
        console.report(diagnostic, in: input)
      }
    } catch {
      console.report(error, in: input)
    }
  }

  /// Whether two names lead to one file.
  private static func isSame(_ input: String, _ output: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard input != "-", output != "-", stat(input, &first) == 0, stat(output, &second) == 0 else { return false }
    return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The format that a file's ending asks for.
  private static func format(of path: String) -> RecordingFormat? {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last {
    case "evemu", "events": .evemu
    case "yml", "yaml": .libinput
    default: nil
    }
  }
}
