/// Colours for a terminal; plain text elsewhere.
struct Style {
  let isColored: Bool

  enum Tone: String {
    case strong = "1", faint = "2", good = "32", bad = "31", warn = "33", cool = "36"
  }

  func callAsFunction(_ text: String, _ tone: Tone) -> String {
    isColored ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
