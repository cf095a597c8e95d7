// SwiftUI on top of the recogniser: representable for iOS 18, hosted view before it.
import CoreHaptics
import SwiftUI

@available(iOS 18.0, *)
struct DeepPress: UIGestureRecognizerRepresentable {
  var threshold: CGFloat
  var onChange: (CGFloat, CGPoint) -> Void
  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
  func makeUIGestureRecognizer(context: Context) -> DeepPressGestureRecognizer {
    let recognizer = DeepPressGestureRecognizer(threshold: threshold)
    recognizer.delegate = context.coordinator
    return recognizer
  }
  func updateUIGestureRecognizer(_ recognizer: DeepPressGestureRecognizer, context: Context) {
    recognizer.threshold = threshold
  }
  func handleUIGestureRecognizerAction(_ recognizer: DeepPressGestureRecognizer, context: Context) {
    onChange(recognizer.fraction, context.converter.localLocation)
  }
}

struct DeepPressHost: UIViewRepresentable {
  @Binding var fraction: Double
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(type: .custom)
    button.onDeepPress { fraction = Double($0.fraction) }
    return button
  }
  func updateUIView(_ uiView: UIButton, context: Context) {}
}

struct DeepPressModifier: ViewModifier {
  @State private var fraction = 0.0
  @GestureState private var dragging = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let threshold: CGFloat
  let action: () -> Void

  func body(content: Content) -> some View {
    content
      .scaleEffect(reduceMotion ? 1 : 1 + fraction * 0.1)
      .overlay(Circle().stroke(Color.red, lineWidth: 2).opacity(fraction))
      .animation(.easeOut(duration: 0.2), value: fraction)
      .modifier(Recognition(threshold: threshold, fraction: $fraction, action: action))
      .gesture(DragGesture(minimumDistance: 0).updating($dragging) { _, state, _ in state = true })
  }
}

private struct Recognition: ViewModifier {
  let threshold: CGFloat
  @Binding var fraction: Double
  let action: () -> Void
  func body(content: Content) -> some View {
    if #available(iOS 18.0, *) {
      content.gesture(
        DeepPress(threshold: threshold) { value, _ in
          fraction = value
          action()
        })
    } else {
      content.background(DeepPressHost(fraction: $fraction))
    }
  }
}

extension View {
  func onDeepPress(threshold: CGFloat = 0.75, perform action: @escaping () -> Void) -> some View {
    modifier(DeepPressModifier(threshold: threshold, action: action))
  }
}

struct DemoView: View {
  @State private var presses = 0
  var body: some View {
    VStack(spacing: 8) {
      Text("Pressed \(presses) times").font(.headline).onDeepPress { presses += 1 }
      if presses > 3 { Spacer() } else { Button("Reset") { presses = 0 } }
      ForEach(0..<3) { Text(verbatim: "\($0)") }
    }
    .padding()
    .accessibilityAction(named: Text("Deep press")) { presses += 1 }
  }
}

@MainActor final class Rumble {
  private var engine: CHHapticEngine?
  func play(intensity: Float) throws {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    let engine = try self.engine ?? CHHapticEngine()
    self.engine = engine
    try engine.start()
    let event = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity)], relativeTime: 0)
    let player = try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: []))
    try player.start(atTime: CHHapticTimeImmediate)
  }
}
