// AppKit's controls, layout, accessibility, an application.
import AppKit

final class PressController: NSViewController {
  private let slider = NSSlider(value: 0, minValue: 0, maxValue: 1, target: nil, action: nil)
  private let label = NSTextField(labelWithString: "Press")
  private var observer: (any NSObjectProtocol)?

  override func loadView() {
    let stack = NSStackView(views: [slider, label, NSPopUpButton(frame: .zero, pullsDown: false)])
    stack.orientation = .vertical
    stack.alignment = .centerX
    stack.spacing = 8
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.wantsLayer = true
    view.appearance = NSAppearance(named: .darkAqua)
    let color = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    view.effectiveAppearance.performAsCurrentDrawingAppearance { view.layer?.borderColor = color.cgColor }
    view.layerContentsRedrawPolicy = .onSetNeedsDisplay
    if !view.isHiddenOrHasHiddenAncestor { view.nextResponder = self }
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    label.textColor = .secondaryLabelColor
    slider.target = self
    slider.action = #selector(slid(_:))
    slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let action = NSAccessibilityCustomAction(name: "Deep press") { true }
    view.setAccessibilityCustomActions((view.accessibilityCustomActions() ?? []) + [action])
    view.setAccessibilityRole(.button)
    observer = NSWorkspace.shared.notificationCenter.addObserver(
      forName: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { _ = NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }
    }
  }

  @objc private func slid(_ sender: NSSlider) { label.stringValue = "\(sender.doubleValue)" }
}

/// Overrides each kind of event that a recogniser may get.
final class EveryEvent: NSGestureRecognizer {
  override func mouseDown(with event: NSEvent) { state = .began }
  override func mouseDragged(with event: NSEvent) { state = .changed }
  override func mouseUp(with event: NSEvent) { state = .ended }
  override func rightMouseDown(with event: NSEvent) { state = .failed }
  override func keyDown(with event: NSEvent) { state = .cancelled }
  override func magnify(with event: NSEvent) { super.magnify(with: event) }
  override func pressureChange(with event: NSEvent) {
    super.pressureChange(with: event)
    let counts = event.associatedEventsMask.contains(.pressure) && event.type == .pressure
    print(counts, event.stage, event.stageTransition, event.pressureBehavior == .primaryDeepClick)
  }
  override func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  override func reset() { super.reset() }
}

final class Delegate: NSObject, NSApplicationDelegate {
  private var window: NSWindow?

  func applicationDidFinishLaunching(_ notification: Notification) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .closable], backing: .buffered,
      defer: false)
    window.contentViewController = PressController()
    window.makeKeyAndOrderFront(nil)
    self.window = window
  }
}
