/// Colours for a terminal; plain text elsewhere.
struct Style {
  let isColored: Bool

  enum Tone: String {
    case strong = "1"
    case faint = "2"
    case good = "32"
    case bad = "31"
    case warn = "33"
    case cool = "36"
  }

  func callAsFunction(_ text: String, _ tone: Tone) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
