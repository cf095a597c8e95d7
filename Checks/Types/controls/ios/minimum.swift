// What iOS 14 and 15 brought, where iOS 13 is the minimum.
import SwiftUI
import UIKit

final class Model: ObservableObject {}

@MainActor func later(_ control: UIControl, _ button: UIButton, _ event: UIEvent) {
  control.addAction(UIAction { _ in }, for: .valueChanged)  // error: 'addAction(_:for:)' is only available in iOS 14.0
  button.menu = nil  // error: 'menu' is only available in iOS 14.0
  _ = event.buttonMask  // error: 'buttonMask' is only available in iOS 13.4
  _ = UIButton(configuration: .filled())  // error: only available in iOS 15.0
  _ = String(localized: "Press")  // error: only available in iOS 15.0
  _ = UIColor(Color.red)  // error: only available in iOS 14.0
  if #available(iOS 14.0, *) { button.menu = nil }
}

struct Page: View {
  @StateObject private var model = Model()  // error: 'StateObject' is only available in iOS 14.0
  @State private var force = 0.0

  var body: some View {
    Text("Press")
      .overlay { Circle() }  // error: 'overlay(alignment:content:)' is only available in iOS 15.0
      .onChange(of: force) { _ in }  // error: 'onChange(of:perform:)' is only available in iOS 14.0
  }
}

final class Squeezes: NSObject, UIPencilInteractionDelegate {
  func pencilInteraction(
    _ interaction: UIPencilInteraction,
    didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze  // error: 'Squeeze' is only available in iOS 17.5
  ) {}
}
