// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A button with a menu; here only its class counts.
open class NSPopUpButton: NSButton {}
