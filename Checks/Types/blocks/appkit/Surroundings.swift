import AppKit

/// What a block of AppKit code takes for granted.
class Surroundings: NSViewController {}
