import DeepPress
import PressRecordings

/// `deeppress replay`: plays recordings through a recogniser.
enum ReplayCommand {
  /// How the events are printed.
  enum Format: String, CaseIterable {
    case timeline, json, csv
  }

  static func run(_ arguments: [String], _ console: Console) throws(UsageError) {
    let parser = OptionParser(
      command: "replay",
      options: ProfileOptions.options + [.init("format", "f"), .init("plot", "o")] + SharedOptions.options)
    let (options, operands) = try parser.parse(arguments)
    var profile = ProfileOptions()
    var reading = ReadingOptions()
    var format = Format.timeline
    var plot: String?
    for option in options {
      if option.name == "help" { return console.output.write(HelpText.replay) }
      if try profile.take(option) { continue }
      if try SharedOptions.take(option, into: &reading, "replay") { continue }
      if option.name == "plot" {
        plot = option.value
        if option.value == "-" || option.value.isEmpty {
          throw UsageError("--plot takes the name of a file, not '\(option.value)'", command: "replay")
        }
      } else {
        guard let known = Format(rawValue: option.value) else {
          throw UsageError("--format takes timeline, json or csv, not '\(option.value)'", command: "replay")
        }
        format = known
      }
    }
    let files = try SharedOptions.files(operands, "replay")
    let report = report(format, profile, try profile.profile(), console, isSeveral: files.count > 1)
    if let plot {
      try PlotFile.checkPlace(plot)
      guard canWrite(plot, console) else { return }
    }
    let replay = Replay(try profile.profile(), reading, report, console, plots: plot != nil)
    for file in files { replay.play(file) }
    report.close()
    // A picture that was good isn't replaced by one of nothing.
    guard let plot, !replay.panels.isEmpty || console.exitCode == .success else { return }
    draw(replay, profile, to: plot, console)
  }

  private static func report(
    _ format: Format, _ options: ProfileOptions, _ profile: PressProfile, _ console: Console, isSeveral: Bool
  ) -> any ReplayReport {
    switch format {
    case .timeline: TimelineReport(console.output, options.name, profile)
    case .json: JSONReport(console.output, namesFile: isSeveral)
    case .csv: CSVReport(console.output, namesFile: isSeveral)
    }
  }

  /// Nobody should wait for a replay to hear that its plot can't be written.
  private static func canWrite(_ path: String, _ console: Console) -> Bool {
    do throws(RecordingError) {
      try OutputFile.check(path)
      return true
    } catch {
      console.report(error, in: path)
      return false
    }
  }

  private static func draw(_ replay: Replay, _ options: ProfileOptions, to path: String, _ console: Console) {
    let drawing = PlotDrawing(replay.panels, options.name, replay.profile)
    do throws(RecordingError) {
      let file = try OutputFile(path: path)
      file.write(drawing.svg)
      try file.commit()
      console.note("plot written to \(path)")
    } catch {
      console.report(error, in: path)
    }
  }
}
