import DeepPress

/// Reads a CSV table of samples.
struct SampleTableParser: LineParser {
  private enum Column: String, CaseIterable {
    case time, contact, action, force, minimum, maximum, x, y

    var isRequired: Bool { self == .time || self == .contact || self == .action || self == .force }
  }

  /// More columns than any table has.
  private static let mostColumns = 256

  private var columns: [Column?] = []
  private(set) var hasMaximum = false
  private var hasHeader = false

  mutating func read(_ line: ByteScanner, _ context: inout ReadingContext) {
    var scanner = line
    scanner.skipBlanks()
    if scanner.isAtEnd || scanner.byte == UInt8(ascii: "#") { return }
    if hasHeader { readRow(scanner, &context) } else { readHeader(scanner, &context) }
  }

  func finish(_ context: inout ReadingContext) {}

  private mutating func readHeader(_ line: ByteScanner, _ context: inout ReadingContext) {
    hasHeader = true
    var scanner = line
    while !scanner.isAtEnd, columns.count < SampleTableParser.mostColumns {
      columns.append(Column(rawValue: SampleTableParser.value(&scanner).text.lowercased()))
    }
    let missing = Column.allCases.filter { $0.isRequired && !columns.contains($0) }
    hasMaximum = columns.contains(.maximum)
    guard !missing.isEmpty else { return }
    context.error(
      "a table of samples has the columns time, contact, action and force (maximum, minimum, x and y if you like); "
        + "missing here: \(missing.map(\.rawValue).joined(separator: ", "))")
    context.isFinished = true
  }

  private func readRow(_ line: ByteScanner, _ context: inout ReadingContext) {
    var scanner = line
    var sample = PressSample(time: .nan, contact: 0, action: .cancel, rawForce: nil, range: .unmeasured)
    var found = 0
    var maximum: Double?
    for column in columns {
      guard let column else {
        _ = scanner.field(endingWith: UInt8(ascii: ","))
        continue
      }
      guard !scanner.isAtEnd || column == .force || !column.isRequired else { break }
      let value = SampleTableParser.value(&scanner)
      found += column.isRequired ? 1 : 0
      switch column {
      case .action:
        guard let action = SampleTableParser.action(value.text) else {
          return context.error("the action is one of down, move, up and cancel; this is \"\(value.text.prefix(40))\"")
        }
        sample.action = action
      case .contact:
        var number = value
        let isNegative = number.skip(UInt8(ascii: "-"))
        guard let contact = number.digits(), number.isAtEnd else {
          return context.error("the contact is a whole number; this is \"\(value.text.prefix(40))\"")
        }
        sample.contact = Int(isNegative ? 0 &- contact : contact)
      default:
        var number = value
        let decimal = number.decimal()
        guard value.isAtEnd || (decimal != nil && number.isAtEnd), column != .time || decimal?.isFinite == true else {
          return context.error("the \(column.rawValue) is a decimal number; this is \"\(value.text.prefix(40))\"")
        }
        set(column, to: decimal, in: &sample, &maximum)
      }
    }
    guard found == 4 else {
      return context.error("the row is too short; it has \(found) of time, contact, action and force")
    }
    if maximum == nil { context.hasUsedMaximum = true } else { context.hasSampleRange = true }
    sample.range.maximum = maximum ?? context.options.maximum ?? context.inferredMaximum ?? sample.range.minimum
    context.batch.append(sample)
  }

  private func set(_ column: Column, to value: Double?, in sample: inout PressSample, _ maximum: inout Double?) {
    switch column {
    case .time: sample.time = value ?? .nan
    case .force: sample.rawForce = value
    case .minimum: sample.range.minimum = value ?? 0
    case .maximum: maximum = value
    case .x: sample.x = value ?? .nan
    case .y: sample.y = value ?? .nan
    case .action, .contact: break
    }
  }

  private static func action(_ text: String) -> PressSample.Action? {
    switch text.lowercased() {
    case "down": .down
    case "move": .move
    case "up": .up
    case "cancel": .cancel
    default: nil
    }
  }

  /// The next value, without blanks and quotes around it.
  private static func value(_ scanner: inout ByteScanner) -> ByteScanner {
    var value = scanner.field(endingWith: UInt8(ascii: ","))
    value.skipBlanks()
    value.trimEnd()
    if value.count >= 2, value.byte == UInt8(ascii: "\""), value.byte(ahead: value.count - 1) == UInt8(ascii: "\"") {
      value = ByteScanner(start: value.position + 1, count: value.count - 2)
    }
    return value
  }
}
