/// The bit masks of an evemu header: which types it lists, and in how many bytes.
enum EvemuLayout {
  /// Bytes of the longest mask (KEY_CNT bits).
  static let mostBytes = 96

  /// The comment before the codes of axes whose range isn't the device's word; other readers skip it.
  static let assumedRanges = "# deeppress: assumed ranges:"

  /// Types in the order that evemu writes them, with the bytes that each mask has.
  static let masks: [(type: UInt16, bytes: Int)] = [
    (EventType.syn, 8), (EventType.key, 96), (EventType.rel, 8), (EventType.abs, 8), (EventType.msc, 8),
    (EventType.sw, 8), (EventType.led, 8), (EventType.snd, 8), (EventType.rep, 8), (EventType.ff, 16),
  ]
}
