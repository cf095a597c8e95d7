import Foundation
import Testing

/// Texts that are kept beside the tests; UPDATE_SNAPSHOTS=1 writes them anew.
enum Snapshot {
  static let folder = Places.tests.appendingPathComponent("Snapshots")
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"

  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent("\(name).txt")
    if isUpdating {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let kept = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
    guard kept != text else { return }
    Issue.record(
      """
      \(name).txt is not what the tool says now\(firstDifference(kept ?? "", text)).
      If that is meant, run UPDATE_SNAPSHOTS=1 swift test --filter DeeppressToolTests and read the difference.
      --- kept\n\(kept ?? "(no file)")\n--- now\n\(text)\n---
      """, sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ kept: String, _ now: String) -> String {
    let (old, new) = (kept.components(separatedBy: "\n"), now.components(separatedBy: "\n"))
    let same = zip(old, new).prefix { $0 == $1 }.count
    return ", from line \(same + 1) on"
  }
}
