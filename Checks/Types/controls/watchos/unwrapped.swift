// UIKit can be imported on a watch, but has no recognisers there.
#if canImport(UIKit)
import UIKit

final class Recognizer: UIGestureRecognizer {}  // error: cannot find type 'UIGestureRecognizer' in scope
#endif
