#pragma once
#pragma clang assume_nonnull begin
TC_UI
@interface UITextField : UIControl <UITextInput, NSCoding, UIContentSizeCategoryAdjusting>
- (instancetype)initWithFrame:(CGRect)frame TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSString *placeholder;
@property (nullable, strong) UIFont *font;
@property (nullable, strong) UIColor *textColor;
@property NSTextAlignment textAlignment;
@property UITextBorderStyle borderStyle;
@property (nullable, weak) id<UITextFieldDelegate> delegate;
@property (readonly, getter=isEditing) BOOL editing;
@end
TC_UI
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)field TC_SWIFT("textFieldShouldBeginEditing(_:)");
- (void)textFieldDidBeginEditing:(UITextField *)field TC_SWIFT("textFieldDidBeginEditing(_:)");
- (BOOL)textFieldShouldReturn:(UITextField *)field TC_SWIFT("textFieldShouldReturn(_:)");
- (void)textFieldDidEndEditing:(UITextField *)field TC_SWIFT("textFieldDidEndEditing(_:)");
- (BOOL)textField:(UITextField *)field shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string TC_SWIFT("textField(_:shouldChangeCharactersIn:replacementString:)");
@end
TC_UI
@interface UITextView : UIScrollView <UITextInput, UIContentSizeCategoryAdjusting>
@property (nullable, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, copy) NSString *text;
@property (nullable, strong) UIFont *font;
@property (nullable, strong) UIColor *textColor;
@property NSTextAlignment textAlignment;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property NSRange selectedRange;
@end
TC_UI
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)textViewDidChange:(UITextView *)view TC_SWIFT("textViewDidChange(_:)");
@end
#pragma clang assume_nonnull end
