#if canImport(UIKit)
import UIKit
#else
struct Elsewhere {}
#endif
