// AppKit can be imported under Mac Catalyst, but its views are not there.
#if canImport(AppKit)
import AppKit

final class ForceView: NSView {}  // error: cannot find type 'NSView' in scope
#endif
