import UIKit

final class Unwrapped: UIView {}
