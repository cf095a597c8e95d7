/// The names of one numbering, unpacked from `EventNameTables`.
struct EventNameTable: Sendable {
  private var names: [UInt16: String] = [:]
  /// Numbers by a hash of the name: a `String` of more than 15 bytes would be allocated for each look-up.
  private var numbers: [UInt64: UInt16] = [:]

  /// Unpacks tables, each with what all its names begin with.
  init(_ tables: (prefix: StaticString, names: StaticString)...) {
    for (prefix, table) in tables {
      var scanner = ByteScanner(table)
      var next: UInt16 = 0
      while true {
        scanner.skipSpace()
        guard !scanner.isAtEnd else { break }
        if scanner.skip(UInt8(ascii: "@")) {
          next = UInt16(truncatingIfNeeded: scanner.digits() ?? 0)
          continue
        }
        let isAlias = scanner.skip(UInt8(ascii: "="))
        let word = scanner.word()
        if isAlias { next &-= 1 }
        var hash = EventNameTable.hash(UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
        hash = EventNameTable.hash(word, from: hash)
        numbers[hash] = next
        if !isAlias { names[next] = "\(prefix)" + String(decoding: word, as: UTF8.self) }
        next &+= 1
      }
    }
  }

  /// The name of a number.
  func name(of number: UInt16) -> String? { names[number] }

  /// The number of a name.
  func number(of name: UnsafeBufferPointer<UInt8>) -> UInt16? { numbers[EventNameTable.hash(name)] }

  /// FNV-1a; a test sees to it that no two names collide.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
