import DeepPress
import Testing

/// What a profile makes of samples: one line of a table.
struct ProfileCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var profile: PressProfile
  var samples: [PressSample]
  /// As `story` tells it.
  var expected: [String]

  init(_ name: String, _ profile: PressProfile, _ samples: [PressSample], _ expected: [String]) {
    testDescription = name
    self.profile = profile
    self.samples = samples
    self.expected = expected
  }

  /// Everything that is reported, including what is due long after the last sample.
  var told: [String] { story(events(profile, samples, until: 1000)) }
}

extension PressProfile {
  /// The profile with one knob turned.
  func with<Value>(_ knob: WritableKeyPath<PressProfile, Value>, _ value: Value) -> PressProfile {
    var profile = self
    profile[keyPath: knob] = value
    return profile
  }
}

extension PressSample {
  /// The sample in another range; its force stays the raw number.
  func within(_ range: ForceRange) -> PressSample {
    var sample = self
    sample.range = range
    return sample
  }
}
