// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Steps a number up and down; here only its class counts.
open class NSStepper: NSControl {}
