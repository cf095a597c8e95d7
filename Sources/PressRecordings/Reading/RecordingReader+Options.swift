/// What the reader was told and didn't need.
extension RecordingReader {
  /// Says at the end which options made no difference; of a damaged recording that isn't known.
  func noteIgnoredOptions() {
    guard errorCount == 0 else { return }
    context.line = 0
    if options.rate != nil, !context.hasUsedRate { noteIgnored("--rate", "the recording has times") }
    if options.description != nil, !context.hasUsedDescription {
      noteIgnored(
        "--description",
        format.holdsEvents
          ? "the recording describes its device itself" : "there are samples in the recording, not a device's events")
    }
    if options.maximum != nil, !context.hasUsedMaximum, saysEveryRange {
      noteIgnored("--maximum", "the recording says the range of force")
    }
  }

  private func noteIgnored(_ option: String, _ reason: String) {
    context.warn("\(option) is ignored: \(reason)", isNote: true)
  }

  /// Whether there is a range for every force: in each row of a table, or of each device's axis.
  private var saysEveryRange: Bool {
    guard format.holdsEvents else { return context.hasSampleRange }
    let selected = devices.indices.filter(isSelected)
    return !selected.isEmpty
      && selected.allSatisfy { device in
        devices[device].pressureAxis.flatMap { devices[device].axes[$0] }?.forceRange.isMeasuring ?? false
      }
  }
}
