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
    guard options.maximum == nil, isSelected(0), !isScanning, let scan = try scanned(), !scan.hasSampleRange,
      let largest = scan.largestForce
    else { return }
    context.inferredMaximum = largest
    context.hasAssumedRange = true
    context.warn(
      "the range of force isn't in the recording: 0 to \(Int(exactly: largest).map(String.init) ?? "\(largest)"), the largest force in it, is assumed; "
        + "give --maximum F if you know better")
  }

  /// Finds the descriptions of new devices that the recording doesn't describe: in a file beside it, or in its events.
  func describeDevices() throws(RecordingError) {
    defer { context.newDevices.removeAll() }
    for device in context.undescribed.sorted() where isSelected(device) {
      context.undescribed.remove(device)
      if format == .evemu || options.description != nil,
        let found = try DescriptionFile.read(for: path, options.description)
      {
        context.devices[device] = found
        context.hasUsedDescription = options.description != nil
        continue
      }
      let name = context.devices[device].name
      context.devices[device] = try scanned()?.devices[device] ?? DeviceDescription()
      context.devices[device].name = name.isEmpty ? "unknown device" : name
      for code in context.devices[device].axes.keys { context.devices[device].assumedAxes.insert(code) }
      insert(
        "no description of the device: it is inferred from its events"
          + (format == .evemu ? "; give --description FILE if you have one" : ""), before: 0)
    }
    for device in context.newDevices.sorted() where isSelected(device) {
      for code in [EventCode.absPressure, EventCode.absMTPressure] {
        guard let axis = context.devices[device].axes[code], context.devices[device].assumedAxes.contains(code) else {
          continue
        }
        assumeRange(of: code, of: device, seen: axis, before: 0)
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
      assumeRange(of: event.code, of: device, seen: axis, before: place)
    }
  }

  private func assumeRange(of code: UInt16, of device: Int, seen: AxisInfo, before place: Int) {
    if let maximum = options.maximum, let maximum = Int32(exactly: maximum.rounded()) {
      context.hasUsedMaximum = true
      context.devices[device].axes[code] = AxisInfo(minimum: 0, maximum: maximum)
      context.devices[device].assumedAxes.remove(code)
      return
    }
    let axis = AxisInfo(minimum: 0, maximum: max(seen.maximum, 0))
    context.devices[device].axes[code] = axis
    context.devices[device].assumedAxes.insert(code)
    insert(
      "the range of \(EventNames.code(code, type: EventType.abs) ?? "pressure") isn't in the recording: "
        + "0 to \(axis.maximum), the largest value in it, is assumed; give --maximum F if you know better",
      before: place)
  }

  private func insert(_ warning: String, before place: Int) {
    let diagnostic = RecordingDiagnostic(severity: .warning, message: warning)
    context.batch.insert(.diagnostic(diagnostic), before: place)
  }
}
