import DeepPress
import PressRecordings

/// Plays recordings, one after the other, each device through a recogniser of its own.
final class Replay {
  let profile: PressProfile
  /// What there is to draw, a panel a device.
  private(set) var panels: [PlotPanel] = []

  private let options: ReadingOptions
  private let report: any ReplayReport
  private let console: Console
  private let plots: Bool

  init(_ profile: PressProfile, _ options: ReadingOptions, _ report: any ReplayReport, _ console: Console, plots: Bool)
  {
    self.profile = profile
    self.options = options
    self.report = report
    self.console = console
    self.plots = plots
  }

  /// Plays one file; what can't be read is reported, and what was valid before it has been told.
  func play(_ file: String) {
    do throws(RecordingError) {
      let samples = try SampleReader(path: file, options: options) { [console] in console.report($0, in: file) }
      defer { report.end(file, isDamaged: samples.reader.errorCount > 0) }
      try play(samples, file)
    } catch {
      console.report(error, in: file)
    }
  }

  private func play(_ samples: SampleReader, _ file: String) throws(RecordingError) {
    var recognizers: [PressRecognizer] = []
    var current = -1
    var panel = -1
    var panelOfDevice: [Int: Int] = [:]
    var progress = ProgressBar(console, name: file)
    defer { progress.finish() }
    while let (device, sample) = try samples.next() {
      if device != current {
        while recognizers.count <= device { recognizers.append(PressRecognizer(profile: profile)) }
        current = device
        let source = ReplaySource(file, samples.reader, device: device, range: sample.range)
        report.begin(source)
        if plots {
          panel = panelOfDevice[device] ?? panels.count
          panelOfDevice[device] = panel
          if panel == panels.count { panels.append(PlotPanel(source)) }
        }
      }
      // Nobody reads what is found any more.
      if console.output.hasFailed { return }
      report.read(sample)
      if plots { panels[panel].add(sample, profile.curve) }
      recognizers[device].feed(sample) { event in
        report.tell(event)
        if plots { panels[panel].add(event) }
      }
      progress.update(samples.reader.bytesRead, of: samples.reader.totalBytes)
    }
  }
}
