/// A declaration whose comment is wrong, for UIKit since nothing says otherwise.
///
/// ```swift
/// button.removeDeepPressActions() // error: has no member 'removeDeepPressActions'
/// card.backgroundColor = .systemBackground
/// ```
struct Documented {
  /// ```swift
  /// if #available(iOS 14.0, *) { button.addInteraction(deepPress.makeSqueezeInteraction()) } // error: only available in iOS 17.5
  /// ```
  let member = 0
}
