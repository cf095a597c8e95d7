#pragma once
#pragma clang assume_nonnull begin
// Fonts, labels, and text that is typed.
typedef NSString *UIFontTextStyle TC_STRING_ENUM TC_SWIFT("UIFont.TextStyle");
TC_EXTERN UIFontTextStyle const UIFontTextStyleLargeTitle TC_SWIFT("UIFontTextStyle.largeTitle");
TC_EXTERN UIFontTextStyle const UIFontTextStyleTitle1 TC_SWIFT("UIFontTextStyle.title1");
TC_EXTERN UIFontTextStyle const UIFontTextStyleTitle2 TC_SWIFT("UIFontTextStyle.title2");
TC_EXTERN UIFontTextStyle const UIFontTextStyleTitle3 TC_SWIFT("UIFontTextStyle.title3");
TC_EXTERN UIFontTextStyle const UIFontTextStyleHeadline TC_SWIFT("UIFontTextStyle.headline");
TC_EXTERN UIFontTextStyle const UIFontTextStyleSubheadline TC_SWIFT("UIFontTextStyle.subheadline");
TC_EXTERN UIFontTextStyle const UIFontTextStyleBody TC_SWIFT("UIFontTextStyle.body");
TC_EXTERN UIFontTextStyle const UIFontTextStyleCallout TC_SWIFT("UIFontTextStyle.callout");
TC_EXTERN UIFontTextStyle const UIFontTextStyleFootnote TC_SWIFT("UIFontTextStyle.footnote");
TC_EXTERN UIFontTextStyle const UIFontTextStyleCaption1 TC_SWIFT("UIFontTextStyle.caption1");
TC_EXTERN UIFontTextStyle const UIFontTextStyleCaption2 TC_SWIFT("UIFontTextStyle.caption2");
typedef CGFloat UIFontWeight TC_STRING_ENUM TC_SWIFT("UIFont.Weight");
TC_EXTERN UIFontWeight const UIFontWeightUltraLight TC_SWIFT("UIFontWeight.ultraLight");
TC_EXTERN UIFontWeight const UIFontWeightThin TC_SWIFT("UIFontWeight.thin");
TC_EXTERN UIFontWeight const UIFontWeightLight TC_SWIFT("UIFontWeight.light");
TC_EXTERN UIFontWeight const UIFontWeightRegular TC_SWIFT("UIFontWeight.regular");
TC_EXTERN UIFontWeight const UIFontWeightMedium TC_SWIFT("UIFontWeight.medium");
TC_EXTERN UIFontWeight const UIFontWeightSemibold TC_SWIFT("UIFontWeight.semibold");
TC_EXTERN UIFontWeight const UIFontWeightBold TC_SWIFT("UIFontWeight.bold");
TC_EXTERN UIFontWeight const UIFontWeightHeavy TC_SWIFT("UIFontWeight.heavy");
TC_EXTERN UIFontWeight const UIFontWeightBlack TC_SWIFT("UIFontWeight.black");
TC_SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style TC_SWIFT("preferredFont(forTextStyle:)");
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(nullable UITraitCollection *)traits TC_SWIFT("preferredFont(forTextStyle:compatibleWith:)");
+ (UIFont *)systemFontOfSize:(CGFloat)size TC_SWIFT("systemFont(ofSize:)");
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight TC_SWIFT("systemFont(ofSize:weight:)");
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size TC_SWIFT("boldSystemFont(ofSize:)");
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight TC_SWIFT("monospacedDigitSystemFont(ofSize:weight:)");
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight TC_IOS(13.0) TC_SWIFT("monospacedSystemFont(ofSize:weight:)");
@property (readonly) CGFloat pointSize;
@property (readonly) CGFloat lineHeight;
- (UIFont *)fontWithSize:(CGFloat)size TC_SWIFT("withSize(_:)");
@end
@interface UIFontMetrics : NSObject
@property (class, readonly, strong) UIFontMetrics *defaultMetrics TC_SWIFT("default");
- (instancetype)init TC_UNAVAILABLE;
- (instancetype)initForTextStyle:(UIFontTextStyle)style TC_DESIGNATED TC_SWIFT("init(forTextStyle:)");
- (UIFont *)scaledFontForFont:(UIFont *)font TC_SWIFT("scaledFont(for:)");
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)size TC_SWIFT("scaledFont(for:maximumPointSize:)");
- (CGFloat)scaledValueForValue:(CGFloat)value TC_SWIFT("scaledValue(for:)");
@end
TC_UI
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property BOOL adjustsFontForContentSizeCategory;
@end

typedef TC_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural
};
typedef TC_ENUM(NSInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle
};
TC_UI
@interface UILabel : UIView <NSCoding, UIContentSizeCategoryAdjusting>
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSAttributedString *attributedText;
@property (null_resettable, strong) UIFont *font;
@property (null_resettable, strong) UIColor *textColor;
@property NSTextAlignment textAlignment;
@property NSLineBreakMode lineBreakMode;
@property NSInteger numberOfLines;
@property BOOL adjustsFontSizeToFitWidth;
@property CGFloat minimumScaleFactor;
@property CGFloat preferredMaxLayoutWidth;
@property (getter=isEnabled) BOOL enabled;
@end

typedef TC_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable TC_SWIFT("asciiCapable"), UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL TC_SWIFT("URL"), UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter, UIKeyboardTypeWebSearch,
  UIKeyboardTypeASCIICapableNumberPad TC_SWIFT("asciiCapableNumberPad")
};
typedef TC_ENUM(NSInteger, UIReturnKeyType) { UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyDone = 9 };
TC_UI
@protocol UITextInputTraits <NSObject>
@optional
@property UIKeyboardType keyboardType;
@property UIReturnKeyType returnKeyType;
@property BOOL enablesReturnKeyAutomatically;
@end
TC_UI
@protocol UIKeyInput <UITextInputTraits>
@property (readonly) BOOL hasText;
- (void)insertText:(NSString *)text TC_SWIFT("insertText(_:)");
- (void)deleteBackward;
@end
TC_UI
@interface UITextPosition : NSObject
@end
TC_UI
@interface UITextRange : NSObject
@property (readonly, getter=isEmpty) BOOL empty;
@property (readonly) UITextPosition *start;
@property (readonly) UITextPosition *end;
@end
// Far from whole: enough to ask whether a view takes text, and what is selected.
TC_UI
@protocol UITextInput <UIKeyInput>
- (nullable NSString *)textInRange:(UITextRange *)range TC_SWIFT("text(in:)");
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text TC_SWIFT("replace(_:withText:)");
@property (nullable, readwrite, copy) UITextRange *selectedTextRange;
@property (readonly) UITextPosition *beginningOfDocument;
@property (readonly) UITextPosition *endOfDocument;
@end
@protocol UITextFieldDelegate, UITextViewDelegate;
typedef TC_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect
} TC_SWIFT("UITextField.BorderStyle");
#pragma clang assume_nonnull end
