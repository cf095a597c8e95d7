import SwiftUI

/// What a block of SwiftUI code takes for granted.
protocol Surroundings: View {}

extension Surroundings {
  var caption: String {
    get { "" }
    nonmutating set {}
  }
  var rows: some View { Text("") }

  func delete() {}
}
