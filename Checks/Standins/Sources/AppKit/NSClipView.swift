// Names and meanings are AppKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The part of a scroll view that clips what it scrolls; it is not scrolled here.
open class NSClipView: NSView {}
