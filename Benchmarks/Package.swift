// swift-tools-version: 6.2
import PackageDescription

/// Benchmarks in a package of their own, so that nobody who depends on DeepPress builds them.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "DeepPress", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["AllocationCounter", .product(name: "DeepPress", package: "DeepPress")]),
  ],
  swiftLanguageModes: [.v6]
)
