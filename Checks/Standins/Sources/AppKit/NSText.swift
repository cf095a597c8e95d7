// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text that can be edited; here only its class counts.
open class NSText: NSView {}

/// The one that apps use.
open class NSTextView: NSText {}
