import DeepPress
import PressRecordings

/// `deeppress info`: what a recording holds and what kind of pressure it is.
enum InfoCommand {
  static func run(_ arguments: [String], _ console: Console) throws(UsageError) {
    let parser = OptionParser(command: "info", options: [.init("format", "f")] + SharedOptions.options)
    let (options, operands) = try parser.parse(arguments)
    var reading = ReadingOptions()
    var isJSON = false
    for option in options {
      if option.name == "help" { return console.output.write(HelpText.info) }
      if try SharedOptions.take(option, into: &reading, "info") { continue }
      guard ["text", "json"].contains(option.value) else {
        throw UsageError("--format takes text or json, not '\(option.value)'", command: "info")
      }
      isJSON = option.value == "json"
    }
    for (index, file) in try SharedOptions.files(operands, "info").enumerated() {
      guard let report = read(file, reading, console) else { continue }
      if isJSON {
        console.output.writeLine(report.json)
      } else {
        if index > 0 { console.output.writeLine() }
        for line in report.text(Style(isColored: console.output.hasColor)) { console.output.writeLine(line) }
      }
    }
  }

  /// Reads a file to its end, or as far as it can be read; nil where nothing could.
  private static func read(_ file: String, _ options: ReadingOptions, _ console: Console) -> InfoReport? {
    var figures: [Int: DeviceFigures] = [:]
    var reader: RecordingReader?
    var hasFailed = false
    do throws(RecordingError) {
      let samples = try SampleReader(path: file, options: options) { console.report($0, in: file) }
      reader = samples.reader
      var progress = ProgressBar(console, name: file)
      defer { progress.finish() }
      while let (device, sample) = try samples.next() {
        figures[device, default: DeviceFigures()].add(sample, isClicked: samples.isLeftButtonDown(device))
        progress.update(samples.reader.bytesRead, of: samples.reader.totalBytes)
      }
      hasFailed = samples.reader.errorCount > 0
    } catch {
      console.report(error, in: file)
      hasFailed = true
    }
    guard let reader, !hasFailed || !figures.isEmpty else { return nil }
    return InfoReport(file, reader, figures)
  }
}
