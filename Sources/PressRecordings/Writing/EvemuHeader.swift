/// The header of an evemu recording.
enum EvemuHeader {
  /// Writes a device's description, version 1.3.
  static func write(_ description: DeviceDescription, to file: OutputFile) {
    let name = line(description.name)
    file.write("# EVEMU 1.3\n# Input device name: \"\(name)\"\n")
    writeSummary(description, to: file)
    if !description.assumedAxes.isEmpty {
      file.write(EvemuLayout.assumedRanges + description.assumedAxes.map { " " + hex($0) }.joined() + "\n")
    }
    file.write("N: \(name)\nI:")
    for number in [description.id.bus, description.id.vendor, description.id.product, description.id.version] {
      file.write(" ")
      file.write(hex: number, width: 4)
    }
    file.write("\n")
    writeMask(description.properties.bytes, bytes: 8, prefix: "P:", to: file)
    for (type, bytes) in EvemuLayout.masks {
      writeMask(description.codes[type]?.bytes ?? [], bytes: bytes, prefix: "B: \(hex(type))", to: file)
    }
    let listed = EvemuLayout.masks.map(\.type)
    for (type, codes) in description.codes.sorted(by: { $0.key < $1.key }) where !listed.contains(type) {
      writeMask(codes.bytes, bytes: 8, prefix: "B: \(hex(type))", to: file)
    }
    for (code, axis) in description.axes.sorted(by: { $0.key < $1.key }) {
      file.write(
        "A: \(hex(code)) \(axis.minimum) \(axis.maximum) \(axis.fuzz) \(axis.flat) \(axis.resolution)\n")
    }
    for (code, state) in description.leds.sorted(by: { $0.key < $1.key }) { file.write("L: \(hex(code)) \(state)\n") }
    for (code, state) in description.switches.sorted(by: { $0.key < $1.key }) {
      file.write("S: \(hex(code)) \(state)\n")
    }
    file.write("################################\n#      Waiting for events      #\n################################\n")
  }

  /// Writes which axes there are, in words.
  private static func writeSummary(_ description: DeviceDescription, to file: OutputFile) {
    for (code, axis) in description.axes.sorted(by: { $0.key < $1.key }) {
      let name = EventNames.code(code, type: EventType.abs) ?? "?"
      file.write("#   \(name): \(axis.minimum) to \(axis.maximum), resolution \(axis.resolution)\n")
    }
  }

  private static func writeMask(_ mask: [UInt8], bytes: Int, prefix: String, to file: OutputFile) {
    let count = max(bytes, (mask.count + 7) / 8 * 8)
    for index in 0..<count {
      if index % 8 == 0 { file.write(prefix) }
      file.write(" ")
      file.write(hex: index < mask.count ? UInt16(mask[index]) : 0, width: 2)
      if index % 8 == 7 { file.write("\n") }
    }
  }

  private static func hex(_ number: UInt16) -> String {
    (number < 16 ? "0" : "") + String(number, radix: 16)
  }

  /// A name on one line, whatever it holds.
  private static func line(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "\n" || $0 == "\r" || $0 == "\0" ? " " : $0 }))
  }
}
