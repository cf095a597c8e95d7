import DeepPress
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test("shows the example that is compiled here")
  func showsTheExample() throws {
    let source = try String(contentsOf: tests.appendingPathComponent("ReadmeExample.swift"), encoding: .utf8)
    let readme = try String(contentsOf: tests.appendingPathComponent("../../README.md"), encoding: .utf8)
    let rest = try #require(source.components(separatedBy: "  // Begin\n").last)
    let body = try #require(rest.components(separatedBy: "  // End\n").first)
    let example = body.split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(readme.contains("```swift\nimport DeepPress\n\n" + example + "\n```"))
    #expect(example.split(separator: "\n").count <= 10)
    readmeExample()
  }

  @Test("says what the example prints")
  func saysWhatItPrints() {
    let pen = ForceRange(minimum: 0, maximum: 8191)
    let samples = [(0.00, PressSample.Action.down, 900.0), (0.02, .move, 6800), (0.30, .up, 0)].map {
      PressSample(time: $0.0, contact: 1, action: $0.1, rawForce: $0.2, range: pen)
    }
    #expect(story(events(.deepPress(), samples)) == ["began 0→1 @0.02 #1", "ended 1→0 @0.3 #1"])
  }
}
