/// What a recording says about the device it was made with.
public struct DeviceDescription: Sendable, Equatable {
  /// The name that the device has in the kernel.
  public var name = ""
  /// Bus, vendor, product and version.
  public var id = DeviceID()
  /// Properties such as INPUT_PROP_DIRECT, by number.
  public var properties: CodeSet = []
  /// The supported codes of each event type; never an empty set.
  ///
  /// What is under EV_SYN depends on the recorder: evemu keeps the supported *types* there, libinput the SYN_ codes.
  public var codes: [UInt16: CodeSet] = [:]
  /// The axes by code.
  public var axes: [UInt16: AxisInfo] = [:]
  /// Axes whose range isn't the device's word: how far the events of a recording go stands for it.
  public var assumedAxes: CodeSet = []
  /// Lamps by code, and whether each was on.
  public var leds: [UInt16: Int32] = [:]
  /// Switches by code, and how each stood.
  public var switches: [UInt16: Int32] = [:]

  /// Makes the description of a device of which nothing is known.
  public init() {}

  /// Whether the device says that it can send the code.
  public func supports(_ type: UInt16, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// Whether it is a pen, or a tablet for pens.
  public var isPen: Bool {
    guard let keys = codes[EventType.key] else { return false }
    return (EventCode.btnToolPen...EventCode.btnToolAirbrush).contains(where: keys.contains)
      || keys.contains(EventCode.btnStylus)
  }

  /// The axis that carries the pressure of contacts; nil where none does.
  public var pressureAxis: UInt16? {
    [EventCode.absMTPressure, EventCode.absPressure].first(where: hasAxis)
  }

  /// Whether the device says that it has this axis, be it with a range or without.
  func hasAxis(_ code: UInt16) -> Bool {
    axes[code] != nil || supports(EventType.abs, code)
  }
}
