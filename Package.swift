// swift-tools-version: 6.2
import PackageDescription

/// The core and what is built on it. A system library is only asked for when its trait is on (`make` turns them on),
/// so that `swift build` and `swift test` need nothing but the toolchain.
#if compiler(>=6.3)
let coreSettings: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error)]
#else
// This group of warnings came with Swift 6.3.
let coreSettings: [SwiftSetting] = []
#endif

let package = Package(
  name: "DeepPress",
  platforms: [.iOS(.v13), .macOS(.v11)],
  products: [
    .library(name: "DeepPress", targets: ["DeepPress"]),
    .library(name: "DeepPressUIKit", targets: ["DeepPressUIKit"]),
    .library(name: "DeepPressAppKit", targets: ["DeepPressAppKit"]),
    .library(name: "DeepPressSwiftUI", targets: ["DeepPressSwiftUI"]),
    .library(name: "PressRecordings", targets: ["PressRecordings"]),
    .executable(name: "deeppress", targets: ["deeppress"]),
  ],
  traits: [
    .trait(name: "Zlib", description: "Read recordings compressed with gzip (needs zlib's headers).")
  ],
  targets: [
    .target(
      name: "DeepPress",
      swiftSettings: coreSettings,
      // The compiler turns rounding and roots into calls of it; the core itself imports nothing.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // Apple's toolkits. Each file is whole inside one `#if`, so that elsewhere these are empty modules.
    .target(name: "DeepPressCocoa", dependencies: ["DeepPress"]),
    .target(name: "DeepPressUIKit", dependencies: ["DeepPress", "DeepPressCocoa"]),
    .target(name: "DeepPressAppKit", dependencies: ["DeepPress", "DeepPressCocoa"]),
    .target(
      name: "DeepPressSwiftUI",
      dependencies: [
        "DeepPress",
        .target(name: "DeepPressUIKit", condition: .when(platforms: [.iOS, .macCatalyst])),
        .target(name: "DeepPressAppKit", condition: .when(platforms: [.macOS])),
      ]
    ),
    // The exports of the browser's module are for WebAssembly; what they are made of is tested here.
    .target(name: "DeepPressWeb", dependencies: ["DeepPress"]),
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CZlib"),
    .target(
      name: "PressRecordings",
      dependencies: ["DeepPress", .target(name: "CZlib", condition: .when(traits: ["Zlib"]))]
    ),
    .executableTarget(name: "deeppress", dependencies: ["CGetopt", "DeepPress", "PressRecordings"]),
    // The press scripts that the engine and every adapter play in their tests.
    .target(name: "PressScripts", dependencies: ["DeepPress"], path: "Tests/PressScripts"),
    .testTarget(name: "DeepPressTests", dependencies: ["DeepPress", "PressScripts"]),
    .testTarget(name: "DeepPressWebTests", dependencies: ["DeepPress", "DeepPressWeb", "PressScripts"]),
    .testTarget(name: "PressRecordingsTests", dependencies: ["DeepPress", "PressRecordings"]),
    .testTarget(name: "DeeppressToolTests", dependencies: ["deeppress"], exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
