import DeepPress
import Foundation
import Testing

@testable import DeepPressWeb

/// The script's settings and ready-made profiles are the engine's.
struct ProfileTests {
  /// The script, as it is written.
  private static let script: String = {
    let file = URL(filePath: #filePath).appending(path: "../../../Web/deeppress.js").standardized
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// What a profile says in the script, as `name: number` or `name: [number, number]`.
  private static func profile(_ name: String) throws -> PressProfile {
    let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("  \(name): {") }, "no profile \(name)")
    var row = try usual()
    let names = try settings()
    for match in line.matches(of: /(\w+): (?:\[([^\]]*)\]|([0-9.]+))/) where match.1 != name {
      let place = try #require(names.firstIndex(of: String(match.1)), "no setting \(match.1)")
      let numbers = (match.2 ?? match.3 ?? "").split(separator: ",")
      for (offset, text) in numbers.enumerated() {
        row[place + offset] = try #require(Double(text.trimmingCharacters(in: .whitespaces)))
      }
    }
    return row.withUnsafeBufferPointer { PressProfile(numbers: $0.baseAddress!) }
  }

  /// The row that every profile starts from, without what stands in for force.
  private static func usual() throws -> [Double] {
    let list = try #require(script.firstMatch(of: /const usual = \[([^\]]*)\]/), "no usual row")
    var row = list.1.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan }
    #expect(row.count == Setting.count)
    row[Setting.fallback.rawValue] = 0
    return row
  }

  private static func settings() throws -> [String] {
    let list = try #require(script.firstMatch(of: /"(levels,[^"]*)"/))
    return list.1.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("each ready-made profile of the script is the engine's")
  func profiles() throws {
    #expect(try Self.profile("deepPress") == .deepPress())
    #expect(try Self.profile("hardPress") == .hardPress())
    #expect(try Self.profile("forceTouch") == .forceTouch())
    #expect(try Self.profile("forcePress") == .forcePress())
    #expect(try Self.profile("forceTouchHandler") == .forceTouchHandler())
    #expect(try Self.profile("stages") == .stages(0.3, 0.6, 0.9))
  }

  @Test("the script names the settings in the order of the row")
  func order() throws {
    let names = try Self.settings()
    #expect(names.firstIndex(of: "above") == Setting.above.rawValue)
    #expect(names.firstIndex(of: "contacts") == Setting.contacts.rawValue)
    #expect(names.firstIndex(of: "fallbackMovement") == Setting.fallbackMovement.rawValue)
    #expect(names.firstIndex(of: "curve") == Setting.curve.rawValue)
    #expect(names.count == Setting.curve.rawValue + 1)
    #expect(Setting.count == names.count + 3)
  }
}
