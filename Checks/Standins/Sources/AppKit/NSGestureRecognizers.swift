// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSGestureRecognizer {
  /// Whether it waits for one more click, between two sequences of events.
  var isBetweenClicks: Bool { (self as? NSClickGestureRecognizer)?.waitsForClick ?? false }
}

/// Recognises clicks.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
  private var clicks = 0
  private var start = NSPoint.zero
  private var timer: Timer?

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysPrimaryMouseButtonEvents = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    delaysPrimaryMouseButtonEvents = true
  }

  var waitsForClick: Bool { clicks > 0 }

  open override func mouseDown(with event: NSEvent) {
    timer?.invalidate()
    start = event.locationInWindow
  }

  open override func mouseDragged(with event: NSEvent) {
    if event.locationInWindow.distance(to: start) > 3 { state = .failed }
  }

  open override func mouseUp(with event: NSEvent) {
    clicks += 1
    if clicks >= numberOfClicksRequired {
      state = .ended
      return
    }
    let timer = Timer(timeInterval: NSEvent.doubleClickInterval, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.state = .failed }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    clicks = 0
  }
}

/// Recognises a button that is held down.
open class NSPressGestureRecognizer: NSGestureRecognizer {
  open var minimumPressDuration = NSEvent.doubleClickInterval
  open var allowableMovement: CGFloat = 3
  private var start = NSPoint.zero
  private var timer: Timer?

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysPrimaryMouseButtonEvents = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    delaysPrimaryMouseButtonEvents = true
  }

  open override func mouseDown(with event: NSEvent) {
    start = event.locationInWindow
    let timer = Timer(timeInterval: minimumPressDuration, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.state = .began }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  open override func mouseDragged(with event: NSEvent) {
    if state == .possible {
      if event.locationInWindow.distance(to: start) > allowableMovement { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func mouseUp(with event: NSEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
  }
}

/// Recognises a drag.
open class NSPanGestureRecognizer: NSGestureRecognizer {
  private var start = NSPoint.zero

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysPrimaryMouseButtonEvents = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    delaysPrimaryMouseButtonEvents = true
  }

  /// How far it went, in a view's coordinates.
  open func translation(in view: NSView?) -> NSPoint {
    let from = view?.convert(start, from: nil) ?? start
    let now = location(in: view)
    return NSPoint(x: now.x - from.x, y: now.y - from.y)
  }

  open override func mouseDown(with event: NSEvent) {
    start = event.locationInWindow
  }

  open override func mouseDragged(with event: NSEvent) {
    if state != .possible { state = .changed } else if event.locationInWindow.distance(to: start) > 3 { state = .began }
  }

  open override func mouseUp(with event: NSEvent) {
    state = state == .possible ? .failed : .ended
  }
}

extension NSPoint {
  func distance(to other: NSPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
