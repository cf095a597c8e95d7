// Newer than the deployment target, iOS 13, and not within `#available`.
import SwiftUI
import UIKit

@MainActor func newer(_ view: UIView, _ touch: UITouch) {
  _ = UIImpactFeedbackGenerator(style: .light, view: view)  // error: only available in iOS 17.5 or newer
  UIImpactFeedbackGenerator().impactOccurred(at: .zero)  // error: only available in iOS 17.5 or newer
  _ = touch.rollAngle  // error: only available in iOS 17.5 or newer
  if #available(iOS 17.5, *) { _ = touch.rollAngle }
  if #available(iOS 17.0, *) { _ = touch.rollAngle }  // error: only available in iOS 17.5 or newer
  _ = UITraitForceTouchCapability.self  // error: only available in iOS 17.0 or newer
}
struct TooNew: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
}
struct Uses: View {
  var body: some View { Text("x").gesture(TooNew()) }  // error: only available in iOS 18.0 or newer
}
#if os(macOS)
import AppKit
#elseif os(iOS) && canImport(AppKit)
#error("AppKit must not be importable for iOS")
#endif
