#if canImport(UIKit)
import UIKit
#endif

#if canImport(UIKit)
final class Unwrapped: UIView {}
#endif
