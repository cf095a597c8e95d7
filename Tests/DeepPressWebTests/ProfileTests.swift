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

  /// What a profile says in the script, as `name: { place: number, … }`.
  private static func profile(_ name: String) throws -> PressProfile {
    let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("  \(name): {") }, "no profile \(name)")
    var row = try usual()
    for match in line.matches(of: /(\d+): ([0-9.]+)/) {
      let (place, number) = try (#require(Int(match.1)), #require(Double(match.2)))
      row[place] = number
    }
    var profile = row.withUnsafeBufferPointer { PressProfile(numbers: $0.baseAddress!) }
    profile.minimumDuration /= 1000  // A browser counts in milliseconds.
    return profile
  }

  /// The row that every profile starts from, without what stands in for force.
  private static func usual() throws -> [Double] {
    let list = try #require(script.firstMatch(of: /const usual = \[([^\]]*)\]/), "no usual row")
    var row = list.1.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
    }
    // A script's last comma ends the list.
    row.removeLast()
    #expect(row.count == Setting.count)
    row[Setting.fallback.rawValue] = 0
    return row
  }

  private static func places() throws -> [String: Int] {
    let list = try #require(script.firstMatch(of: /const settings = \{([^}]*)\}/))
    let pairs = list.1.matches(of: /(\w+): (\d+)/).map { (String($0.1), Int($0.2) ?? -1) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("each ready-made profile of the script is the engine's")
  func profiles() throws {
    #expect(try Self.profile("deepPress") == .deepPress())
    #expect(try Self.profile("hardPress") == .hardPress())
    var forceTouch = PressProfile.forceTouch()
    forceTouch.levels[0].measure = .force  // A browser's own numbers.
    #expect(try Self.profile("forceTouch") == forceTouch)
    #expect(try Self.profile("forcePress") == .forcePress())
    #expect(try Self.profile("forceTouchHandler") == .forceTouchHandler())
    #expect(try Self.profile("stages") == .stages(0.3, 0.6, 0.9))
  }

  @Test("the script puts each setting where the module reads it")
  func order() throws {
    let places = try Self.places()
    let settings: [(String, Setting)] = [
      ("levels", .levels), ("threshold", .levels), ("start", .levels), ("minimumForce", .levels), ("above", .above),
      ("dwell", .dwell), ("hysteresis", .hysteresis), ("reachableMaximum", .reachableMaximum), ("begins", .begins),
      ("completes", .completes), ("minimumDuration", .minimumDuration), ("fallingBack", .fallingBack),
      ("lifting", .lifting), ("latchesStages", .latchesStages), ("pressesAgain", .pressesAgain),
      ("maximumForce", .maximumForce), ("allowableMovement", .allowableMovement), ("contacts", .contacts),
      ("fallback", .fallback), ("fallbackDuration", .fallbackDuration), ("fallbackMovement", .fallbackMovement),
      ("curve", .curve),
    ]
    for (name, setting) in settings { #expect(places[name] == setting.rawValue, "\(name)") }
    #expect(places["peak"] == Setting.levels.rawValue + 1)
    #expect(places.count == settings.count + 1)
  }
}
