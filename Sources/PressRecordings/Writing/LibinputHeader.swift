/// The head of a recording as `libinput record` writes it, and of each device in it.
enum LibinputHeader {
  /// Writes what comes before the devices.
  ///
  /// libinput's times count from the first event. So that none is lost, the time of that event is kept under a key that
  /// other readers ignore.
  static func writeTop(deviceCount: Int, firstTime: Int64, to file: OutputFile) {
    file.write("# libinput record\nversion: 1\nndevices: \(deviceCount)\n")
    if firstTime != 0 {
      file.write("deeppress:\n  first-event: [\(firstTime / 1_000_000), \(firstTime % 1_000_000)]\n")
    }
    file.write("devices:\n")
  }

  /// Writes a device's description.
  static func write(_ description: DeviceDescription, number: Int, hasEvents: Bool, to file: OutputFile) {
    let id = description.id
    file.write("- node: /dev/input/event\(number)\n  evdev:\n")
    file.write("    name: \(LibinputText.encode(description.name))\n")
    file.write("    id: [\(id.bus), \(id.vendor), \(id.product), \(id.version)]\n")
    file.write(description.codes.isEmpty ? "    codes: {}\n" : "    codes:\n")
    for (type, codes) in description.codes.sorted(by: { $0.key < $1.key }) {
      file.write("      \(type): [\(list(codes))] # \(EventNames.type(type) ?? "?")\n")
    }
    file.write(description.axes.isEmpty ? "    absinfo: {}\n" : "    absinfo:\n")
    for (code, axis) in description.axes.sorted(by: { $0.key < $1.key }) {
      let numbers = "\(axis.minimum), \(axis.maximum), \(axis.fuzz), \(axis.flat), \(axis.resolution)"
      file.write("      \(code): [\(numbers)] # \(EventNames.code(code, type: EventType.abs) ?? "?")\n")
    }
    file.write("    properties: [\(list(description.properties))]\n")
    writeExtras(description, to: file)
    file.write(hasEvents ? "  events:\n" : "  events: []\n")
  }

  /// Lamps, switches, and whose ranges were assumed, for which libinput has no place.
  private static func writeExtras(_ description: DeviceDescription, to file: OutputFile) {
    let assumed = description.assumedAxes
    guard !assumed.isEmpty || !description.leds.isEmpty || !description.switches.isEmpty else { return }
    file.write("  deeppress:\n")
    if !assumed.isEmpty { file.write("    assumed-ranges: [\(list(assumed))]\n") }
    for (key, states) in [("leds", description.leds), ("switches", description.switches)] where !states.isEmpty {
      let pairs = states.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      file.write("    \(key): {\(pairs.joined(separator: ", "))}\n")
    }
  }

  private static func list(_ codes: CodeSet) -> String { codes.map(String.init).joined(separator: ", ") }
}
