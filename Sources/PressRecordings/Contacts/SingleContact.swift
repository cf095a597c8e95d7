/// The contact that a button lands and lifts: BTN_TOUCH or BTN_TOOL_FINGER.
struct SingleContact {
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0
  /// The pressure that was sent last; axes are sent only when they change.
  private(set) var pressure: Int32 = 0
  private(set) var hasPressure = false
  /// Whether the button ever occurred.
  private(set) var hasOccurred = false
  var contact = 0
  var isDown = false

  // What the frame holds so far.
  var isChanged = false
  var isLanding = false
  var isLifting = false
  /// Whether it lifts again in the frame that it lands in.
  var isLiftingAgain = false

  /// Takes an axis that isn't one of many contacts.
  @inline(__always)
  mutating func read(_ event: InputEvent) {
    isChanged = true
    switch event.code {
    case EventCode.absX: x = event.value
    case EventCode.absY: y = event.value
    case EventCode.absPressure:
      pressure = event.value
      hasPressure = true
    default: break
    }
  }

  /// Takes the button.
  mutating func press(_ value: Int32) {
    hasOccurred = true
    // 2 is key repeat, which no contact has.
    if value == 1 {
      if isDown, !isLifting { return }
      isLanding = true
      isLiftingAgain = false
    } else if value == 0 {
      if isLanding { isLiftingAgain = true } else if isDown { isLifting = true }
    }
  }

  mutating func endFrame() {
    isChanged = false
    isLanding = false
    isLifting = false
    isLiftingAgain = false
  }

  /// A contact that is down now is nobody's until it lands again.
  mutating func forget() {
    isDown = false
    endFrame()
  }

  /// Events got lost: how hard it is pressed isn't known any more.
  mutating func forgetPressure() { hasPressure = false }
}
