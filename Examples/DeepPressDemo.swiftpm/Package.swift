// swift-tools-version: 6.2
// Opens in Xcode. AppleProductTypes comes with it, so this manifest can't be read elsewhere.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "DeepPressDemo",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "DeepPressDemo",
      targets: ["DeepPressDemo"],
      bundleIdentifier: "org.deeppress.DeepPressDemo",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .presetColor(.red),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [.package(name: "DeepPress", path: "../..")],
  targets: [
    .executableTarget(
      name: "DeepPressDemo",
      dependencies: [.product(name: "DeepPressUIKit", package: "DeepPress")],
      path: ".",
      exclude: ["Info.plist"],
      sources: ["Sources"],
      resources: [.process("Resources")]
    )
  ],
  swiftLanguageModes: [.v6]
)
