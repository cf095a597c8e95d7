/// A force as a bar of characters, in eighths, with the level that begins marked where the bar doesn't reach.
struct ForceBar {
  static let width = 24
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  let level: Double?

  func callAsFunction(_ force: Double?) -> String {
    let parts = Int((min(max(force ?? 0, 0), 1) * Double(ForceBar.width * 8)).rounded())
    let used = (parts + 7) / 8
    // Pieces, since lines come by the hundred thousand.
    var bar = "▕" + String(repeating: "█", count: parts / 8) + ForceBar.eighths[parts % 8]
    var blanks = ForceBar.width - used
    if let level, level > 0, level < 1 {
      let cell = min(Int(level * Double(ForceBar.width)), ForceBar.width - 1)
      if cell >= used {
        bar += String(repeating: " ", count: cell - used) + "┊"
        blanks = ForceBar.width - cell - 1
      }
    }
    return bar + String(repeating: " ", count: blanks) + "▏"
  }
}
