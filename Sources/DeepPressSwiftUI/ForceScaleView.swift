#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import DeepPress
import DeepPressUIKit
import SwiftUI

/// A digital scale to press on, in SwiftUI on iOS and Catalyst: the force in per cent and in grams.
///
/// UIKit's has the same name: a file that imports both modules writes `DeepPressSwiftUI.ForceScaleView`.
///
/// ```swift
/// @State private var scale = ForceScale()
/// @State private var force: CGFloat?
///
/// ForceScaleView(scale: $scale, force: $force)
/// Button("Tare") { scale.tare(at: Double(force ?? 0)) }
/// ```
@MainActor
public struct ForceScaleView: UIViewRepresentable {
  @Binding private var scale: ForceScale
  @Binding private var force: CGFloat?

  /// Makes a scale.
  /// - Parameters:
  ///   - scale: from force to grams; set its tare or calibration and the view follows.
  ///   - force: is set to the force in 0…1; nil where nothing touches, or nothing is measured.
  public init(scale: Binding<ForceScale>, force: Binding<CGFloat?>) {
    _scale = scale
    _force = force
  }

  /// Makes UIKit's scale.
  public func makeUIView(context: Context) -> DeepPressUIKit.ForceScaleView {
    DeepPressUIKit.ForceScaleView()
  }

  /// Gives it the scale that was set.
  public func updateUIView(_ view: DeepPressUIKit.ForceScaleView, context: Context) {
    // Nothing may be written while SwiftUI updates.
    view.onChange = nil
    if view.scale != scale { view.scale = scale }
    let force = $force
    view.onChange = { view in
      if force.wrappedValue != view.force { force.wrappedValue = view.force }
    }
  }
}
#endif
