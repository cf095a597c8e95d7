/// How far a file has been read, on standard error, once it takes longer than a second.
struct ProgressBar {
  private static let width = 30

  private let console: Console
  private let name: String
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private var steps = 0
  private var isShown = false

  init(_ console: Console, name: String) {
    self.console = console
    self.name = name
    isWanted = console.showsProgress
  }

  /// Called often; looks at the clock now and then.
  mutating func update(_ bytes: Int64, of total: Int64?) {
    steps &+= 1
    guard isWanted, steps & 0xFFFF == 0, ContinuousClock.now - start > .seconds(1) else { return }
    isShown = true
    guard let total, total > 0 else {
      console.showProgress("\(name): \(bytes >> 20) MiB read")
      return
    }
    let done = min(Double(bytes) / Double(total), 1)
    let full = Int(done * Double(ProgressBar.width))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: ProgressBar.width - full)
    console.showProgress("\(name) ▕\(bar)▏ \(percent(done))")
  }

  /// Clears the line.
  func finish() {
    if isShown { console.showProgress("") }
  }
}
