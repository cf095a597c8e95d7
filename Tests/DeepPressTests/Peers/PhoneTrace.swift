import DeepPress
import Foundation
import Testing

/// A minute of a real iPhone 6s, from the folder of recordings that isn't part of this repository.
enum PhoneTrace {
  /// The file, where the environment names the folder; says so where it doesn't.
  static let file: URL? = {
    guard let folder = ProcessInfo.processInfo.environment["DEEPPRESS_RECORDINGS"], !folder.isEmpty else {
      print("Skipping the iPhone recording: DEEPPRESS_RECORDINGS is not set.")
      return nil
    }
    return URL(fileURLWithPath: folder).appendingPathComponent("phone/iphone6s-force.json")
  }()

  /// The hardware's counts. It was recorded at Medium, where a count is a sixtieth, and with seven digits.
  static func counts() throws -> [Double] {
    let file = try #require(file)
    let forces = try JSONDecoder().decode([Double].self, from: Data(contentsOf: file))
    return forces.map { ($0 * PhoneSensitivity.medium.rawValue).rounded() }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips where the folder of recordings is not set, and says what to set.
  static var needsPhoneTrace: Self {
    .enabled(if: PhoneTrace.file != nil, "DEEPPRESS_RECORDINGS is not set: point it at the folder of real recordings")
  }
}
