#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
@_exported import DeepPress
#endif
