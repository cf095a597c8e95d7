// SwiftUI's forms, lists, bars and state.
import SwiftUI

final class Readings: ObservableObject {
  @Published var forces: [Double] = []
}

struct OldPage: View {
  @ObservedObject var readings: Readings
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Force").font(.headline).bold() + Text(verbatim: " of a touch")
      ForEach(readings.forces, id: \.self) { Text("\($0)") }
      RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red, lineWidth: 2)
        .overlay(Circle().stroke(lineWidth: 1), alignment: .topLeading)
        .background(Color.blue.opacity(0.1))
      GeometryReader { proxy in Color.clear.frame(width: proxy.size.width, height: proxy.frame(in: .local).midY) }
      Button("Show") { withAnimation(reducesMotion ? nil : .easeOut(duration: 0.2)) { isShown.toggle() } }
    }
    .onAppear { readings.forces.append(0) }
    .onReceive(readings.objectWillChange) { _ in isShown = true }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: Text("Deep press")) { isShown = true }
    .sheet(isPresented: $isShown) { EmptyView() }
  }
}

@available(iOS 16.0, macOS 13.0, *)
struct Page: View {
  @StateObject private var readings = Readings()
  @State private var threshold = 0.75
  @State private var count = 0
  @State private var name = ""
  @State private var grams: Double?
  @FocusState private var isFocused: Bool
  @AppStorage("vibrates") private var vibrates = true

  var body: some View {
    TabView {
      NavigationStack {
        Form {
          Section("Threshold") {
            Slider(value: $threshold, in: 0...1, step: 0.05) { Text("Threshold") }
            Stepper("Count \(count)", value: $count, in: 0...9)
            Stepper("Threshold", value: $threshold, step: 0.1)
            Toggle("Vibrates", isOn: $vibrates)
            Picker("Kind", selection: $count) { Text("None").tag(0) }.pickerStyle(.segmented)
            TextField("Name", text: $name).focused($isFocused).onSubmit { isFocused = false }
            TextField("Grams", value: $grams, format: .number)
          }
          Section {
            List(readings.forces, id: \.self) { force in Label("\(force)", systemImage: "hand.point.up") }
          } header: {
            Text("Forces")
          }
        }
        .navigationTitle("Page")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", role: .destructive) { count += 1 } } }
      }
      .tabItem { Label("Press", systemImage: "star") }
    }
    .onChange(of: threshold) { value in count = Int(value) }
    .task { await Task.yield() }
    .overlay(alignment: .bottomTrailing) { ProgressView(value: threshold) }
    .background(.red, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    .accessibilityAction(named: "Deep press") { count += 1 }
    .accessibilityValue("\(count)")
    .alert("Calibrate", isPresented: .constant(false)) {
      Button("OK") {}
    } message: {
      Text("Put a weight on")
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
@Observable final class Model { var force = 0.0 }

@available(iOS 17.0, macOS 14.0, *)
struct ModelPage: View {
  @Bindable var model: Model
  var body: some View {
    Slider(value: $model.force)
      .onChange(of: model.force) { old, new in print(old, new) }
      .onChange(of: model.force, initial: true) { print("changed") }
      .sensoryFeedback(.impact(weight: .heavy), trigger: model.force)
  }
}

@available(iOS 14.0, macOS 11.0, *)
struct PageApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { OldPage(readings: Readings()) }
      .onChange(of: phase) { phase in print(phase == .active) }
  }
}
