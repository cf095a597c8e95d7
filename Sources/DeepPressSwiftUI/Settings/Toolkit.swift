#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
#if canImport(UIKit)
import DeepPressUIKit
import UIKit

typealias DeepPressGestureRecognizer = DeepPressUIKit.DeepPressGestureRecognizer
typealias DeepPressAnchor = DeepPressUIKit.DeepPressAnchor
typealias Pulse = DeepPressUIKit.Pulse
typealias PlatformColor = UIColor
#else
import AppKit
import DeepPressAppKit

typealias DeepPressGestureRecognizer = DeepPressAppKit.DeepPressGestureRecognizer
typealias DeepPressAnchor = DeepPressAppKit.DeepPressAnchor
typealias Pulse = DeepPressAppKit.Pulse
typealias PlatformColor = NSColor
#endif
#endif
