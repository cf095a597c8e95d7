import Foundation

/// Small tables of samples, written as "time contact action force x; …", with "-" for a force that isn't measured.
struct Touches: ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
  var description: String

  init(stringLiteral text: String) { description = text }

  /// The recording, in which 1 is the whole range unless another maximum is given.
  func csv(maximum: Double = 1) -> Data {
    let rows = description.split(separator: ";").map { row in
      let fields = row.split(separator: " ").map { $0 == "-" ? "" : String($0) }
      let x = fields.count > 4 ? fields[4] : "0"
      return fields.prefix(4).joined(separator: ",") + ",\(maximum),\(x),0\n"
    }
    return Data(("time,contact,action,force,maximum,x,y\n" + rows.joined()).utf8)
  }

  /// What a replay recognises, as "phase time stage".
  func events(_ arguments: [String], maximum: Double = 1) async throws -> [String] {
    let outcome = try await Deeppress.run(["replay", "-f", "csv", "-"] + arguments, input: csv(maximum: maximum))
    return outcome.code == 0 && outcome.errors.isEmpty ? outcome.events : ["\(outcome)"]
  }
}
