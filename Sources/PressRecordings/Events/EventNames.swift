/// The names of event types, codes and properties, in both directions.
public enum EventNames {
  /// The name of a type, such as "EV_ABS".
  public static func type(_ type: UInt16) -> String? { types.name(of: type) }

  /// The name of a code, such as "ABS_PRESSURE".
  public static func code(_ code: UInt16, type: UInt16) -> String? { codes[Int(type)]?.name(of: code) }

  /// The name of a property, such as "INPUT_PROP_DIRECT".
  public static func property(_ property: UInt16) -> String? { properties.name(of: property) }

  /// The number of a type's name.
  static func type(named name: UnsafeBufferPointer<UInt8>) -> UInt16? { types.number(of: name) }

  /// The number of a code's name; the kernel's other names for it count too.
  static func code(named name: UnsafeBufferPointer<UInt8>, type: UInt16) -> UInt16? {
    codes[Int(type)]?.number(of: name)
  }

  private static let types = EventNameTable(("EV_", EventNameTables.types))
  private static let properties = EventNameTable(("INPUT_PROP_", EventNameTables.properties))
  private static let codes: [Int: EventNameTable] = [
    Int(EventType.syn): EventNameTable(("SYN_", EventNameTables.syn)),
    Int(EventType.key): EventNameTable(("KEY_", EventNameTables.key), ("BTN_", EventNameTables.btn)),
    Int(EventType.rel): EventNameTable(("REL_", EventNameTables.rel)),
    Int(EventType.abs): EventNameTable(("ABS_", EventNameTables.abs)),
    Int(EventType.msc): EventNameTable(("MSC_", EventNameTables.msc)),
    Int(EventType.sw): EventNameTable(("SW_", EventNameTables.sw)),
    Int(EventType.led): EventNameTable(("LED_", EventNameTables.led)),
    Int(EventType.snd): EventNameTable(("SND_", EventNameTables.snd)),
    Int(EventType.rep): EventNameTable(("REP_", EventNameTables.rep)),
    Int(EventType.ff): EventNameTable(("FF_", EventNameTables.ff)),
  ]
}
