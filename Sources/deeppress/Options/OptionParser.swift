import CGetopt

/// Reads a command's options through the C library's `getopt_long`.
struct OptionParser {
  /// One option: its long name, its letter if it has one, and whether a value follows.
  struct Option {
    var name: String
    var letter: Character?
    var takesValue: Bool

    init(_ name: String, _ letter: Character? = nil, takesValue: Bool = true) {
      self.name = name
      self.letter = letter
      self.takesValue = takesValue
    }
  }

  let command: String
  let options: [Option]

  /// Reads arguments.
  /// - Returns: the options in order, each with its value ("" where it takes none), and what is no option.
  func parse(_ arguments: [String]) throws(UsageError) -> (options: [(name: String, value: String)], operands: [String])
  {
    var words: [UnsafeMutablePointer<CChar>?] = (["deeppress"] + arguments).map { strdup($0) }
    let names = options.map { strdup($0.name) }
    defer { for word in words + names { free(word) } }
    words.append(nil)
    // A value beyond every letter, so that long options tell their index.
    var table = options.indices.map { index in
      option(
        name: names[index], has_arg: options[index].takesValue ? required_argument : no_argument, flag: nil,
        val: 1000 + Int32(index))
    }
    table.append(option())
    // ":" tells a missing value from an unknown option.
    let letters =
      ":"
      + options.map { option in option.letter.map { "\($0)" + (option.takesValue ? ":" : "") } ?? "" }.joined()
    var found: [(name: String, value: String)] = []
    getopt_restart()
    while true {
      let before = max(Int(getopt_index()), 1)
      let code = getopt_long(Int32(words.count - 1), &words, letters, table, nil)
      if code == -1 { break }
      guard let option = known(code) else { throw complaint(code, words, before) }
      found.append((option.name, getopt_argument().map { String(cString: $0) } ?? ""))
    }
    let operands = words[Int(getopt_index())...].compactMap { $0.map { String(cString: $0) } }
    return (found, operands)
  }

  private func known(_ code: Int32) -> Option? {
    if code >= 1000 { return options[Int(code) - 1000] }
    guard let scalar = UnicodeScalar(UInt32(max(code, 0))) else { return nil }
    return options.first { $0.letter == Character(scalar) }
  }

  private func complaint(_ code: Int32, _ words: [UnsafeMutablePointer<CChar>?], _ before: Int) -> UsageError {
    let isMissing = code == Int32(UInt8(ascii: ":"))
    let last = Int(getopt_index()) - 1
    var word = words.indices.contains(last) ? words[last].map { String(cString: $0) } ?? "" : ""
    if !word.hasPrefix("--") {
      let letter = UnicodeScalar(UInt32(max(getopt_option(), 0))).map { Character($0) }
      if let letter, letter != "\0", getopt_option() < 1000 { word = "-\(letter)" }
    }
    if isMissing { return UsageError("\(word) needs a value", command: command) }
    let name = word.split(separator: "=").first.map(String.init) ?? word
    let isKnown = options.contains { "--" + $0.name == name }
    return UsageError(isKnown ? "\(name) takes no value" : "there is no option \(name)", command: command)
  }
}
