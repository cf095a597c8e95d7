#if arch(wasm32)
// What the module exports. Numbers go both ways through one row. The engine counts in whatever its times are in: milliseconds. The script has one instance of the
// module for each element, and knows the exports by their first letters.

/// Room for the recogniser. One that was a variable of its own would be written out field by field when the module starts.
nonisolated(unsafe) private var room = Room()
nonisolated(unsafe) private var row = SIMD32<Double>()

private struct Room {
  typealias Piece = SIMD64<Double>
  let pieces = (Piece(), Piece(), Piece(), Piece(), Piece(), Piece(), Piece(), Piece(), Piece(), Piece())
}

private var recognizer: UnsafeMutablePointer<PressRecognizer> {
  withUnsafeMutablePointer(to: &room) { UnsafeMutableRawPointer($0).assumingMemoryBound(to: PressRecognizer.self) }
}

private var numbers: UnsafeMutablePointer<Double> {
  withUnsafeMutablePointer(to: &row) { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self) }
}

/// Where the row is.
@_expose(wasm, "n") @_cdecl("numbers")
public func address() -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(numbers)
}

/// Starts afresh, with the settings that are in the row.
@_expose(wasm, "r") @_cdecl("reset")
public func reset() {
  recognizer.initialize(to: PressRecognizer(profile: PressProfile(numbers: numbers)))
}

/// Takes a sample: its time, contact, action (0 down, 1 move, 2 up, else cancel), force (NaN for none) and where it is.
/// The answer is a phase from 1 on, whose event is in the row, or 0; the contact's last force is there in any case.
@_expose(wasm, "s") @_cdecl("sample")
public func sample(
  _ time: Double, _ contact: Int32, _ action: Int32, _ force: Double, _ x: Double, _ y: Double
) -> Int32 {
  let isTold = recognizer.pointee.take(
    PressSample(
      time: time, contact: Int(contact),
      action: PressSample.Action(rawValue: UInt8(truncatingIfNeeded: action)) ?? .cancel, rawForce: force, x: x, y: y))
  numbers[5] = recognizer.pointee.recentForce()
  return isTold ? tell() : 0
}

/// Settles what is due first, where something is; answers as `sample`.
@_expose(wasm, "a") @_cdecl("advance")
public func advance() -> Int32 {
  recognizer.pointee.settleNext() ? tell() : 0
}

/// When something is due; infinite for never.
@_expose(wasm, "d") @_cdecl("deadline")
public func deadline() -> Double {
  recognizer.pointee.nextDeadline
}

/// Puts a moment of the pulse into the row: how far it has grown, its corners' radius, its line's width, its opacity.
/// - Returns: 0 once it is over.
@_expose(wasm, "f") @_cdecl("frame")
public func frame(_ time: Double) -> Int32 {
  let point = PulseTimeline.Rectangle(x: 0, y: 0, width: 0, height: 0)
  guard let frame = PulseTimeline().frame(at: time / 1000, around: point) else { return 0 }
  numbers[0] = -frame.bounds.x
  numbers[1] = frame.cornerRadius
  numbers[2] = frame.lineWidth
  numbers[3] = frame.opacity
  return 1
}

private func tell() -> Int32 {
  let event = recognizer.pointee.event
  numbers[0] = event.time
  numbers[1] = Double(event.contact)
  numbers[2] = Double(event.previousStage)
  numbers[3] = Double(event.stage)
  numbers[4] = event.isSimulated ? 1 : 0
  numbers[5] = event.force ?? .nan
  numbers[6] = event.x
  numbers[7] = event.y
  return Int32(event.phase.rawValue) + 1
}
#endif
