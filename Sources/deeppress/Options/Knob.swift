import DeepPress

/// A setting of a profile, as `--set NAME=VALUE` gives it.
struct Knob: Sendable {
  let name: String
  /// What it takes and does, for the help.
  let summary: String
  let apply: @Sendable (inout PressProfile, Value) throws(UsageError) -> Void

  /// The text of a value, and what it can be read as.
  struct Value {
    let knob: String
    let text: String
    let profile: ProfileName

    /// A number in a range.
    func number(_ range: ClosedRange<Double>, _ what: String) throws(UsageError) -> Double {
      guard let number = Double(text), range.contains(number) else { throw complaint("takes \(what)") }
      return number
    }

    func force() throws(UsageError) -> Double { try number(0...1, "a force from 0 to 1") }
    func seconds() throws(UsageError) -> Double { try number(0...3600, "seconds from 0 to 3600") }
    func distance() throws(UsageError) -> Double { try number(0...1e9, "a distance from 0 to 1000000000") }

    func whole(_ range: ClosedRange<Int>, _ other: String = "") throws(UsageError) -> Int {
      guard let number = Int(text), range.contains(number) else {
        throw complaint("takes \(other)a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    func word<Word>(_ words: KeyValuePairs<String, Word>) throws(UsageError) -> Word {
      guard let word = words.first(where: { $0.key == text }) else {
        let names = words.map(\.key)
        throw complaint("takes " + names.dropLast().joined(separator: ", ") + " or " + (names.last ?? ""))
      }
      return word.value
    }

    func isOn() throws(UsageError) -> Bool { try word(["on": true, "off": false]) }

    func complaint(_ what: String) -> UsageError {
      UsageError("--set \(knob)=… \(what), not '\(text)'", command: "replay")
    }

    /// The knob of this profile that sets the force that begins.
    func refuseForThreshold() -> UsageError {
      let knob =
        switch profile {
        case .stages: "levels=F,F,…"
        case .forcePress: "start=F"
        case .forceTouch, .forceTouchHandler: "minimum-force=F"
        case .deepPress, .hardPress: "threshold=F"
        }
      return refuse("set " + knob)
    }

    /// A knob that this profile doesn't have.
    func refuse(_ instead: String) -> UsageError {
      UsageError("\(profile.rawValue) has no \(knob); \(instead)", command: "replay")
    }
  }

  init(
    _ name: String, _ summary: String,
    _ apply: @escaping @Sendable (inout PressProfile, Value) throws(UsageError) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.apply = apply
  }
}
