// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What can answer events; what it doesn't answer goes to the next one.
@MainActor
open class NSResponder: NSObject {
  open weak var nextResponder: NSResponder?
  private var actions: [NSAccessibilityCustomAction]?
  private var label: String?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
  open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
  open func pressureChange(with event: NSEvent) { nextResponder?.pressureChange(with: event) }
  open func tabletPoint(with event: NSEvent) { nextResponder?.tabletPoint(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }

  // MARK: Accessibility

  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { actions }

  open func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?) {
    actions = accessibilityCustomActions
  }

  open func accessibilityLabel() -> String? { label }

  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    label = accessibilityLabel
  }

  /// Gives an event to the method that answers its type.
  func receive(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .mouseMoved: mouseMoved(with: event)
    case .mouseEntered: mouseEntered(with: event)
    case .mouseExited: mouseExited(with: event)
    case .pressure: pressureChange(with: event)
    case .tabletPoint: tabletPoint(with: event)
    case .keyDown: keyDown(with: event)
    case .keyUp: keyUp(with: event)
    case .flagsChanged: flagsChanged(with: event)
    case .scrollWheel, .tabletProximity: break
    }
  }
}
