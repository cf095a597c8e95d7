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
    case "device":
      reading.device = Int(
        try number(option, command, "a whole number above 0 and below 1000000000") {
          $0 > 0 && $0 < 1e9 && $0 == $0.rounded()
        })
    case "rate":
      // Beyond these, times are too coarse or too long to mean anything.
      reading.rate = try number(option, command, "a number from 0.001 to 1000000") { 1e-3 <= $0 && $0 <= 1e6 }
    case "maximum":
      reading.maximum = try number(option, command, "a number above 0 and below 1000000000") { $0 > 0 && $0 < 1e9 }
    default: return false
    }
    return true
  }

  private static func number(
    _ option: (name: String, value: String), _ command: String, _ what: String, isAllowed: (Double) -> Bool
  ) throws(UsageError) -> Double {
    guard let number = Double(option.value), isAllowed(number) else {
      throw UsageError("--\(option.name) takes \(what), not '\(option.value)'", command: command)
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
