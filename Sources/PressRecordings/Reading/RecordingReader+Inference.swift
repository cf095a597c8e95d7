/// What the recording doesn't say itself.
extension RecordingReader {
  /// Looks through the whole recording, once; nil where it can't be read twice.
  func scanned() throws(RecordingError) -> RecordingScan? {
    if let scan { return scan }
    guard !isScanning, let again = try lines.stream.again() else { return nil }
    let scan = try RecordingScan(RecordingReader(again, path: path, options: options, isScanning: true))
    self.scan = scan
    return scan
  }

  /// A second reader from the start, for one device; nil where the recording can't be read twice.
  func again(device: Int) throws(RecordingError) -> RecordingReader? {
    guard let stream = try lines.stream.again() else { return nil }
    var options = options
    options.device = device + 1
    return try RecordingReader(stream, path: path, options: options)
  }

  /// Gives the samples of a recording without a range one.
  func inferSampleRange() throws(RecordingError) {
    guard options.maximum == nil, !isScanning, let scan = try scanned(), !scan.hasSampleRange,
      let largest = scan.largestForce
    else { return }
    context.inferredMaximum = largest
    context.inferredRanges.insert(0)
    context.warn(
      "the range of force isn't in the recording: 0 to \(Int(exactly: largest).map(String.init) ?? "\(largest)"), the largest force in it, is assumed; "
        + "give --maximum F if you know better")
  }

  /// Finds the descriptions of new devices that the recording doesn't describe: in a file beside it, or in its events.
  func describeDevices() throws(RecordingError) {
    for device in context.undescribed.sorted() where isSelected(device) {
      context.undescribed.remove(device)
      if format == .evemu || options.description != nil,
        let found = try DescriptionFile.read(for: path, options.description)
      {
        context.devices[device] = found
        continue
      }
      let name = context.devices[device].name
      context.devices[device] = try scanned()?.devices[device] ?? DeviceDescription()
      context.devices[device].name = name.isEmpty ? "unknown device" : name
      insert(
        "no description of the device: it is inferred from its events"
          + (format == .evemu ? "; give --description FILE if you have one" : ""), before: 0)
      for code in [EventCode.absPressure, EventCode.absMTPressure] {
        guard let axis = context.devices[device].axes[code] else { continue }
        context.devices[device].axes[code] = inferredAxis(code, of: device, seen: axis, before: 0)
      }
    }
  }

  /// Gives a pressure axis that occurs without a range one, before its first event.
  func inferAxes() throws(RecordingError) {
    guard format.holdsEvents, options.maximum == nil else { return }
    for place in 0..<context.batch.count {
      let (event, device) = context.batch.event(at: place)
      guard event.code == EventCode.absPressure || event.code == EventCode.absMTPressure,
        event.type == EventType.abs, context.devices[device].axes[event.code] == nil, isSelected(device),
        let axis = try scanned()?.devices[device]?.axes[event.code]
      else { continue }
      context.batch.insert(.device(device), before: place)
      context.devices[device].axes[event.code] = inferredAxis(event.code, of: device, seen: axis, before: place)
    }
  }

  private func inferredAxis(_ code: UInt16, of device: Int, seen: AxisInfo, before place: Int) -> AxisInfo {
    if let maximum = options.maximum, let maximum = Int32(exactly: maximum.rounded()) {
      return AxisInfo(minimum: 0, maximum: maximum)
    }
    context.inferredRanges.insert(device)
    let axis = AxisInfo(minimum: 0, maximum: max(seen.maximum, 0))
    insert(
      "the range of \(EventNames.code(code, type: EventType.abs) ?? "pressure") isn't in the recording: "
        + "0 to \(axis.maximum), the largest value in it, is assumed; give --maximum F if you know better",
      before: place)
    return axis
  }

  private func insert(_ warning: String, before place: Int) {
    let diagnostic = RecordingDiagnostic(severity: .warning, message: warning)
    context.batch.insert(.diagnostic(diagnostic), before: place)
  }
}
