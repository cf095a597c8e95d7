#if os(iOS)
import UIKit
#endif
