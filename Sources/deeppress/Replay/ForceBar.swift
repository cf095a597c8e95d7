/// A force as a bar of characters, in eighths, with the level that begins marked where the bar doesn't reach.
struct ForceBar {
  static let width = 24
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  let level: Double?

  func callAsFunction(_ force: Double?) -> String {
    let parts = Int((min(max(force ?? 0, 0), 1) * Double(ForceBar.width * 8)).rounded())
    var cells = Array(repeating: "█", count: parts / 8)
    if parts % 8 > 0 { cells.append(ForceBar.eighths[parts % 8]) }
    while cells.count < ForceBar.width { cells.append(" ") }
    if let level, level > 0, level < 1 {
      let cell = min(Int(level * Double(ForceBar.width)), ForceBar.width - 1)
      if cells[cell] == " " { cells[cell] = "┊" }
    }
    return "▕" + cells.joined() + "▏"
  }
}
