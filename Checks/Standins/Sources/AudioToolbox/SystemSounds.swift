// Core Animation and AudioToolbox name their functions so.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import StandinBase

/// The number of a system sound.
public typealias SystemSoundID = UInt32

/// The vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4_095

/// Plays a system sound: it is recorded.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  MainActor.assumeIsolated { FeedbackLog.shared.record(.systemSound(inSystemSoundID)) }
}

/// Plays a system sound as an alert: it is recorded.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  MainActor.assumeIsolated { FeedbackLog.shared.record(.alertSound(inSystemSoundID)) }
}
