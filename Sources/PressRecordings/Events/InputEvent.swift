/// One event of the kernel's input layer, as a recording holds it.
public struct InputEvent: Sendable, Equatable {
  /// Microseconds, on the recording's own clock (since 1970, since boot, or since the recording began).
  public var time: Int64
  /// The event's type, such as EV_ABS.
  public var type: UInt16
  /// What it is about, such as ABS_PRESSURE.
  public var code: UInt16
  /// The new value.
  public var value: Int32

  /// Makes an event.
  @inlinable
  public init(time: Int64, type: UInt16, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }

  /// Whether it ends a frame.
  @inlinable public var isReport: Bool { type == EventType.syn && code == EventCode.synReport }
}
