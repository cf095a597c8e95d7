// Names and meanings are UIKit's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Marks what text is edited in; none of the real protocol's questions are asked here.
@MainActor
public protocol UITextInput: AnyObject {}

/// A line of text that can be edited.
@MainActor
open class UITextField: UIControl, UITextInput {
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var keyboardType = UIKeyboardType.default

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { becomeFirstResponder() }
    super.touchesEnded(touches, with: event)
  }
}

/// A text of several lines that can be edited.
@MainActor
open class UITextView: UIScrollView, UITextInput {
  open var text: String! = ""
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var isEditable = true
  open var isSelectable = true

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
}

/// Which keyboard comes up.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
}
