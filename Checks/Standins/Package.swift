// swift-tools-version: 6.2
import PackageDescription

/// Stand-ins for Apple's frameworks, and the adapters that are played on them, in a package of their own: a target
/// called UIKit in the shipped manifest would shadow the system's.
///
/// StandinBase holds what UIKit and AppKit share: the clock, what shadows Foundation, paths and colours, layers and
/// their animations, and the log of feedback. Both re-export it, so that a type such as `Timer` is the same in both.
/// What is under test (the engine, the adapters, the examples) is linked from where it ships.
let tests: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let package = Package(
  name: "Standins",
  targets: [
    .target(name: "StandinBase"),
    .target(name: "QuartzCore", dependencies: ["StandinBase"]),
    .target(name: "CoreHaptics", dependencies: ["StandinBase"]),
    .target(name: "AudioToolbox", dependencies: ["StandinBase"]),
    .target(name: "UIKit", dependencies: ["StandinBase"]),
    .target(name: "AppKit", dependencies: ["StandinBase"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["AudioToolbox", "CoreHaptics", "QuartzCore", "UIKit"], swiftSettings: tests),
    .testTarget(name: "AppKitTests", dependencies: ["AppKit"], swiftSettings: tests),

    .target(name: "DeepPress"),
    .target(name: "PressScripts", dependencies: ["DeepPress"]),
    .target(name: "DeepPressCocoa", dependencies: ["DeepPress", "QuartzCore", "UIKit"]),
    .target(
      name: "DeepPressUIKit",
      dependencies: ["AudioToolbox", "CoreHaptics", "DeepPress", "DeepPressCocoa", "QuartzCore", "UIKit"]),
    .target(name: "DeepPressAppKit", dependencies: ["AppKit", "DeepPress", "DeepPressCocoa", "QuartzCore"]),
    // What of it needs no SwiftUI.
    .target(name: "DeepPressSwiftUI", dependencies: ["DeepPress", "DeepPressUIKit", "UIKit"]),
    .executableTarget(name: "DeepPressDemo", dependencies: ["DeepPressUIKit", "UIKit"]),
    .executableTarget(name: "DigitalScale", dependencies: ["DeepPressUIKit", "UIKit"]),
    .testTarget(
      name: "DeepPressUIKitTests",
      dependencies: ["DeepPressDemo", "DeepPressSwiftUI", "DeepPressUIKit", "DigitalScale", "PressScripts", "UIKit"],
      swiftSettings: tests),
    .testTarget(
      name: "DeepPressAppKitTests", dependencies: ["AppKit", "DeepPressAppKit", "PressScripts"], swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)
