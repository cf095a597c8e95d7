import DeepPress
import Testing

/// A profile with a name, for tests that run with all of them. Their samples have forces in 0…1.
struct PeerProfile: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var profile: PressProfile

  init(_ name: String, _ profile: PressProfile) {
    testDescription = name
    self.profile = profile
  }

  static let deepPress = PeerProfile("deep press", .deepPress())
  static let hardPress = PeerProfile("hard press", .hardPress())
  static let hardPressAtOnce = PeerProfile("hard press at once", .hardPress(minimumDuration: 0))
  static let forceTouch = PeerProfile("force touch", .forceTouch(minimumForce: 0.5))
  static let forcePress = PeerProfile("force press", .forcePress())
  static let forceTouchHandler = PeerProfile("force touch handler", .forceTouchHandler())
  static let stages = PeerProfile("stages", .stages(PressLevels(PressLevel(0.3), PressLevel(0.6), PressLevel(0.9))))

  static let all = [deepPress, hardPress, hardPressAtOnce, forceTouch, forcePress, forceTouchHandler, stages]
}

/// A profile, a touch, and what is told of it.
struct PeerStory: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var profile: PressProfile
  var samples: [PressSample]
  var story: [String]

  init(_ name: String, _ profile: PressProfile, _ samples: [PressSample], _ story: [String]) {
    testDescription = name
    self.profile = profile
    self.samples = samples
    self.story = story
  }

  init(_ named: PeerProfile, _ samples: [PressSample], _ story: [String]) {
    self.init(named.testDescription, named.profile, samples, story)
  }
}
