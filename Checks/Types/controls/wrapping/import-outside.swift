// The import is outside, and there is no UIKit elsewhere.
import UIKit

#if canImport(UIKit)
final class Unwrapped: UIView {}
#endif
