#if canImport(AppKit) && !targetEnvironment(macCatalyst)
@_exported import DeepPress
#endif
