import DeepPressSwiftUI
import SwiftUI

/// One page with all of it: things to press, what happened, and the scale.
@main
struct DeepPressPage: App {
  var body: some Scene {
    WindowGroup { PressPage() }
  }
}

struct PressPage: View {
  @State private var events: [String] = []
  @State private var volume = 0.5
  @State private var count = 0
  @State private var press: DeepPressValue?

  var body: some View {
    NavigationStack {
      Form {
        Section("Press hard, or hold where nothing measures force") {
          Text("Text with onDeepPress")
            .onDeepPress { say("deep press") }
          Text(caption)
            .onDeepPress(
              vibrates: true,
              perform: { show($0) }, onChange: { show($0) }, onEnd: { show($0) }
            )
            .deepPressPulse(.blue)
          Slider(value: $volume)
            .onDeepPress { volume = 1 }
          Stepper("Count \(count)", value: $count)
            .onDeepPress { count = 0 }
        }
        Section("Scale") { ScaleSection() }
        Section("What happened") {
          ForEach(Array(events.enumerated()), id: \.offset) { _, event in Text(event) }
        }
      }
      .navigationTitle("DeepPress")
    }
  }

  private var caption: String {
    guard let press, press.phase != .ended, press.phase != .cancelled else { return "Text that shows the force" }
    return press.force.map { "\(Int($0 * 100)) %" } ?? "Held"
  }

  private func show(_ value: DeepPressValue) {
    press = value
    if value.phase != .changed { say("\(value.phase)") }
  }

  private func say(_ event: String) {
    events.insert(event, at: 0)
    if events.count > 10 { events.removeLast() }
  }
}

/// The scale with its two buttons.
struct ScaleSection: View {
  @State private var scale = ForceScale()
  @State private var force: CGFloat?
  @State private var heaviest: CGFloat?
  @State private var knownWeight = ""

  var body: some View {
    ForceScaleView(scale: $scale, force: $force)
      .frame(height: 120)
      .onChange(of: force) { force in
        if let force { heaviest = max(heaviest ?? 0, force) }
      }
    Button("Tare") { scale.tare(at: Double(force ?? 0)) }
    TextField("A known weight in grams", text: $knownWeight)
    Button("Calibrate with it") {
      if let heaviest, let grams = Double(knownWeight) { scale.calibrate(grams: grams, at: Double(heaviest)) }
      heaviest = nil
    }
  }
}
