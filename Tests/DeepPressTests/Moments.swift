import DeepPress

/// Short spellings for tests: a sample is a time, a contact, an action and a force in 0…1.
func down(_ time: Double, _ force: Double?, contact: Int = 1, x: Double = 0, y: Double = 0) -> PressSample {
  PressSample(time: time, contact: contact, action: .down, rawForce: force, x: x, y: y)
}

func move(_ time: Double, _ force: Double?, contact: Int = 1, x: Double = 0, y: Double = 0) -> PressSample {
  PressSample(time: time, contact: contact, action: .move, rawForce: force, x: x, y: y)
}

func up(_ time: Double, contact: Int = 1, x: Double = 0, y: Double = 0) -> PressSample {
  PressSample(time: time, contact: contact, action: .up, rawForce: nil, x: x, y: y)
}

func cancel(_ time: Double, contact: Int = 1) -> PressSample {
  PressSample(time: time, contact: contact, action: .cancel, rawForce: nil)
}

/// All events of samples fed as a source should, and of what is due until `end`.
func events(_ profile: PressProfile, _ samples: [PressSample], until end: Double = .infinity) -> [PressEvent] {
  var recognizer = PressRecognizer(profile: profile)
  var events: [PressEvent] = []
  recognizer.run(samples) { events.append($0) }
  recognizer.settle(by: end) { events.append($0) }
  return events
}

/// "began 0→1 @0.1 #7": what tests compare where the force is not the point.
func story(_ events: [PressEvent]) -> [String] {
  events.map { "\($0.phase) \($0.previousStage)→\($0.stage) @\($0.time) #\($0.contact)" }
}

/// A phase's name for each event, where nothing else is the point.
func phases(_ events: [PressEvent]) -> [String] {
  events.map { "\($0.phase)" }
}
