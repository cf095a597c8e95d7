import PressRecordings

/// What every command that reads recordings can be told about them.
enum SharedOptions {
  static let options: [OptionParser.Option] = [
    .init("description"), .init("device", "d"), .init("rate"), .init("maximum"), .init("help", "h", takesValue: false),
  ]

  /// Takes an option if it is one of these.
  static func take(_ option: (name: String, value: String), into reading: inout ReadingOptions, _ command: String)
    throws(UsageError) -> Bool
  {
    switch option.name {
    case "description": reading.description = option.value
    case "device": reading.device = Int(try positive(option, command, whole: true))
    case "rate": reading.rate = try positive(option, command)
    case "maximum": reading.maximum = try positive(option, command)
    default: return false
    }
    return true
  }

  private static func positive(_ option: (name: String, value: String), _ command: String, whole: Bool = false)
    throws(UsageError) -> Double
  {
    guard let number = Double(option.value), number > 0, number < 1e9, !whole || number == number.rounded() else {
      let kind = whole ? "a whole number" : "a number"
      throw UsageError(
        "--\(option.name) takes \(kind) above 0 and below 1000000000, not '\(option.value)'", command: command)
    }
    return number
  }

  /// The files to read, at least one.
  static func files(_ operands: [String], _ command: String) throws(UsageError) -> [String] {
    if operands.isEmpty { throw UsageError("\(command) needs a recording; - reads standard input", command: command) }
    if operands.contains("") { throw UsageError("the name of a file is empty", command: command) }
    if operands.filter({ $0 == "-" }).count > 1 {
      throw UsageError("standard input can be read once only", command: command)
    }
    return operands
  }
}
