// A realistic AppKit adapter: pressure events, configuration, haptics, and a SwiftUI bridge.
import AppKit
import SwiftUI

class ForceView: NSView {
  private(set) var stage = 0
  var onStage: ((Int, CGFloat) -> Void)?
  private let ring = CAShapeLayer()

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    configure()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }
  private func configure() {
    wantsLayer = true
    layer?.addSublayer(ring)
    pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepClick)
  }

  override var acceptsFirstResponder: Bool { true }
  override func pressureChange(with event: NSEvent) {
    guard event.type == .pressure, event.stage != stage else { return }
    stage = event.stage
    onStage?(stage, event.stageTransition)
    ring.opacity = event.pressure
    NSHapticFeedbackManager.defaultPerformer.perform(.levelChange, performanceTime: .now)
  }
  override func mouseDown(with event: NSEvent) {
    let point = convert(event.locationInWindow, from: nil)
    let pulse = CABasicAnimation(keyPath: "position")
    pulse.fromValue = NSValue(point: point)
    ring.add(pulse, forKey: nil)
    super.mouseDown(with: event)
  }
}

final class ForceClickGestureRecognizer: NSGestureRecognizer {
  var requiredStage = 2
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepClick)
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override func pressureChange(with event: NSEvent) {
    switch (state, event.stage) {
    case (.possible, requiredStage...): state = .began
    case (.began, requiredStage...), (.changed, requiredStage...): state = .changed
    case (.began, _), (.changed, _): state = .ended
    default: break
    }
  }
  override func mouseUp(with event: NSEvent) { if state == .possible { state = .failed } }
}

@available(macOS 26.0, *)
struct ForceClick: NSGestureRecognizerRepresentable {
  let action: () -> Void
  func makeNSGestureRecognizer(context: Context) -> ForceClickGestureRecognizer { ForceClickGestureRecognizer() }
  func handleNSGestureRecognizerAction(_ recognizer: ForceClickGestureRecognizer, context: Context) { action() }
}

struct ForceHost: NSViewRepresentable {
  @Binding var stage: Int
  func makeNSView(context: Context) -> ForceView { ForceView(frame: .zero) }
  func updateNSView(_ nsView: ForceView, context: Context) { nsView.onStage = { stage, _ in self.stage = stage } }
}

@MainActor final class Monitor {
  private var token: Any?
  func start() {
    token = NSEvent.addLocalMonitorForEvents(matching: [.pressure, .leftMouseUp]) { event in
      event.pressureBehavior == .primaryDeepClick ? nil : event
    }
  }
  func stop() { token.map(NSEvent.removeMonitor(_:)) }
}

final class Controller: NSViewController {
  private let button = NSButton(title: "Press", target: nil, action: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    button.setButtonType(.multiLevelAccelerator)
    button.maxAcceleratorLevel = 2
    button.target = self
    button.action = #selector(accelerated(_:))
    view.addGestureRecognizer(ForceClickGestureRecognizer(target: self, action: #selector(forced(_:))))
    NSAnimationContext.runAnimationGroup({ $0.duration = 0.2 }, completionHandler: nil)
  }
  @objc private func accelerated(_ sender: NSButton) { _ = sender.integerValue }
  @objc private func forced(_ sender: ForceClickGestureRecognizer) {}
}
