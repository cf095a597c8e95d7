import DeepPress

/// Follows the events of one recogniser and says which law they break, judging by what went in and came out.
struct LawKeeper {
  /// What is known of one contact from its landing to its lift.
  private struct Touch {
    var isDown = false
    var isOpen = false
    var hasEnded = false
    var stage = 0
    var time = -Double.infinity
  }

  private(set) var broken: String?
  private var touches = [Touch](repeating: Touch(), count: 24)
  private var downCount = 0
  private let levelCount: Int
  private let pressesAgain: Bool

  init(_ profile: PressProfile) {
    levelCount = profile.levels.count
    pressesAgain = profile.pressesAgain
  }

  /// Feeds samples as a source should, bounded, and lifts every contact in the end.
  static func verdict(_ profile: PressProfile, _ samples: [PressSample]) -> String? {
    var recognizer = PressRecognizer(profile: profile)
    var keeper = LawKeeper(profile)
    for sample in samples {
      // A time that isn't finite is none.
      if sample.time.isFinite { keeper.settle(&recognizer, by: sample.time) }
      keeper.handle(&recognizer, sample)
      if let broken = keeper.broken { return broken }
    }
    for contact in keeper.touches.indices where keeper.touches[contact].isDown {
      let stage = recognizer.stage(of: contact)
      if !(0...profile.levels.count).contains(stage) { return "contact \(contact) has stage \(stage)" }
      // Half of them lift, the other half vanish.
      let action: PressSample.Action = contact % 2 == 0 ? .up : .cancel
      keeper.handle(&recognizer, PressSample(time: .nan, contact: contact, action: action, rawForce: nil))
    }
    keeper.settle(&recognizer, by: .infinity)
    if keeper.broken == nil, recognizer.deadline != nil { return "a deadline is left when all contacts are gone" }
    return keeper.broken
  }

  mutating func settle(_ recognizer: inout PressRecognizer, by time: Double) {
    var events: [PressEvent] = []
    let ends = recognizer.settleBounded(by: time) { events.append($0) }
    for event in events where broken == nil { judge(event, isLast: false) }
    if !ends { broken = "settle(by: \(time)) does not end" }
  }

  mutating func handle(_ recognizer: inout PressRecognizer, _ sample: PressSample) {
    let id = sample.contact
    let was = touches[id]
    let event = recognizer.handle(sample)
    if let event, event.contact != id { broken = "an event of \(event.contact) came with a sample of \(id)" }
    switch sample.action {
    case .move:
      if let event { judge(event, isLast: false) }
    case .up, .cancel:
      if was.isDown { leave(id, event) } else if event != nil { broken = "an event of a contact that isn't down" }
    case .down:
      // A landing on a live contact first ends that one; whatever it said is the one event.
      let endsFormer = was.isDown && (was.isOpen || !was.hasEnded)
      if was.isDown { leave(id, endsFormer ? event : nil) }
      if downCount < 16 { land(id) }
      if !endsFormer, let event { judge(event, isLast: false) }
    }
  }

  private mutating func land(_ id: Int) {
    touches[id] = Touch()
    touches[id].isDown = true
    downCount += 1
  }

  private mutating func leave(_ id: Int, _ event: PressEvent?) {
    if let event { judge(event, isLast: true) }
    if broken == nil, touches[id].isOpen { broken = "a begun gesture of \(id) outlives its contact" }
    if broken == nil, !touches[id].hasEnded { broken = "contact \(id) left without a word" }
    touches[id].isDown = false
    downCount -= 1
  }

  private mutating func judge(_ event: PressEvent, isLast: Bool) {
    guard touches.indices.contains(event.contact), touches[event.contact].isDown else {
      broken = "\(event.phase) of a contact that isn't down"
      return
    }
    var touch = touches[event.contact]
    if event.time < touch.time { broken = "\(event.phase) at \(event.time) after \(touch.time)" }
    if !(0...levelCount).contains(event.stage) { broken = "\(event.phase) with stage \(event.stage)" }
    // Each gesture of a touch starts from nothing.
    if event.phase == .began { touch.stage = 0 }
    if event.previousStage != touch.stage { broken = "previous stage \(event.previousStage), not \(touch.stage)" }
    switch event.phase {
    case .began: if touch.isOpen || touch.hasEnded && !pressesAgain || isLast { broken = "began out of turn" }
    case .changed: if !touch.isOpen || isLast { broken = "changed out of turn" }
    case .ended, .cancelled: if !touch.isOpen { broken = "\(event.phase) without began" }
    case .failed: if touch.isOpen || touch.hasEnded { broken = "failed out of turn" }
    }
    touch.isOpen = event.phase == .began || event.phase == .changed
    if !touch.isOpen { touch.hasEnded = true }
    touch.time = event.time
    touch.stage = event.stage
    touches[event.contact] = touch
  }
}
