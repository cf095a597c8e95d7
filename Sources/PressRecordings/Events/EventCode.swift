/// The numbers of those event codes that touch and pressure need.
public enum EventCode {
  /// SYN_REPORT: a frame is complete.
  public static let synReport: UInt16 = 0x00
  /// SYN_MT_REPORT: one contact of a Type A frame is complete.
  public static let synMTReport: UInt16 = 0x02
  /// SYN_DROPPED: the kernel's buffer ran over.
  public static let synDropped: UInt16 = 0x03

  /// BTN_LEFT: a physical click.
  public static let btnLeft: UInt16 = 0x110
  /// BTN_TOOL_PEN: a pen is near.
  public static let btnToolPen: UInt16 = 0x140
  /// BTN_TOOL_AIRBRUSH, the last of the pen-like tools.
  public static let btnToolAirbrush: UInt16 = 0x144
  /// BTN_TOOL_FINGER: one finger is on the pad, or near it.
  public static let btnToolFinger: UInt16 = 0x145
  /// BTN_TOUCH: something touches.
  public static let btnTouch: UInt16 = 0x14A
  /// BTN_STYLUS: the button of a pen.
  public static let btnStylus: UInt16 = 0x14B

  /// ABS_X: horizontal position.
  public static let absX: UInt16 = 0x00
  /// ABS_Y: vertical position.
  public static let absY: UInt16 = 0x01
  /// ABS_PRESSURE: pressure of the one contact.
  public static let absPressure: UInt16 = 0x18
  /// ABS_MT_SLOT: which contact the next axes are about.
  public static let absMTSlot: UInt16 = 0x2F
  /// ABS_MT_TOUCH_MAJOR, the first of the axes that each contact has.
  public static let absMTTouchMajor: UInt16 = 0x30
  /// ABS_MT_POSITION_X: horizontal position of a contact.
  public static let absMTPositionX: UInt16 = 0x35
  /// ABS_MT_POSITION_Y: vertical position of a contact.
  public static let absMTPositionY: UInt16 = 0x36
  /// ABS_MT_TRACKING_ID: a contact's id; −1 when it lifts.
  public static let absMTTrackingID: UInt16 = 0x39
  /// ABS_MT_PRESSURE: pressure of a contact.
  public static let absMTPressure: UInt16 = 0x3A
  /// ABS_MT_TOOL_Y, the last of the axes that each contact has.
  public static let absMTToolY: UInt16 = 0x3D
}
