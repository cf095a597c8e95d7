/// The numbers of the kernel's event types.
public enum EventType {
  /// EV_SYN: ends frames and groups.
  public static let syn: UInt16 = 0x00
  /// EV_KEY: keys, buttons, and which tool is near or touches.
  public static let key: UInt16 = 0x01
  /// EV_REL: relative movement.
  public static let rel: UInt16 = 0x02
  /// EV_ABS: axes with a range.
  public static let abs: UInt16 = 0x03
  /// EV_MSC: serial numbers, scan codes, timestamps.
  public static let msc: UInt16 = 0x04
  /// EV_SW: switches.
  public static let sw: UInt16 = 0x05
  /// EV_LED: lamps.
  public static let led: UInt16 = 0x11
  /// EV_SND: sounds.
  public static let snd: UInt16 = 0x12
  /// EV_REP: key repeat.
  public static let rep: UInt16 = 0x14
  /// EV_FF: force feedback.
  public static let ff: UInt16 = 0x15
}
