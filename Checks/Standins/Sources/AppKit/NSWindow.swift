// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A window: where events arrive.
@MainActor
open class NSWindow: NSResponder {
  let desk = GestureDesk()
  open var title = ""
  open var appearance: NSAppearance?
  public private(set) weak var firstResponder: NSResponder?
  public private(set) var frame: NSRect
  open var backingScaleFactor: CGFloat { 2 }
  private static weak var key: NSWindow?

  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
  }

  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  public init(contentRect: NSRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool) {
    frame = contentRect
    super.init()
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    // An initialiser's own assignment is not observed.
    adoptContent(insteadOf: nil)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(coder: coder)
  }

  open var contentView: NSView? {
    didSet { adoptContent(insteadOf: oldValue) }
  }

  private func adoptContent(insteadOf former: NSView?) {
    former?.window = nil
    contentView?.frame = NSRect(origin: .zero, size: frame.size)
    contentView?.window = self
    if let controller = contentView?.controller {
      controller.nextResponder = self
    } else {
      contentView?.nextResponder = self
    }
  }

  open var contentViewController: NSViewController? {
    didSet {
      contentView = contentViewController?.view
      contentViewController?.viewDidAppear()
    }
  }

  open var isKeyWindow: Bool { NSWindow.key === self }
  static var keyWindow: NSWindow? { key }

  open func makeKeyAndOrderFront(_ sender: Any?) {
    NSWindow.key = self
  }

  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if responder === firstResponder { return true }
    guard firstResponder?.resignFirstResponder() ?? true else { return false }
    guard let responder, responder.acceptsFirstResponder, responder.becomeFirstResponder() else {
      firstResponder = nil
      return responder == nil
    }
    firstResponder = responder
    return true
  }

  open func sendEvent(_ event: NSEvent) {
    if event.type.isKey || event.type == .flagsChanged {
      (firstResponder ?? self).receive(event)
    } else {
      desk.process(event, in: self)
    }
  }
}

/// Looks after a view.
@MainActor
open class NSViewController: NSResponder {
  private var loaded: NSView?
  open var title: String?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var view: NSView {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded ?? NSView()
    }
    set {
      loaded = newValue
      newValue.controller = self
    }
  }

  open var isViewLoaded: Bool { loaded != nil }

  open func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 270))
  }

  open func viewDidLoad() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
}
