#pragma once
#pragma clang assume_nonnull begin
typedef TC_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft, NSTextAlignmentRight, NSTextAlignmentCenter, NSTextAlignmentJustified, NSTextAlignmentNatural
};
TC_UI
@interface NSControl : NSView
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property (getter=isEnabled) BOOL enabled;
@property (getter=isContinuous) BOOL continuous;
@property double doubleValue;
@property NSInteger integerValue;
@property (copy) NSString *stringValue;
@property float floatValue;
@property (nullable, strong) NSFont *font;
@property NSInteger tag;
@property NSTextAlignment alignment;
@property (getter=isHighlighted) BOOL highlighted;
- (void)sizeToFit;
- (BOOL)sendAction:(nullable SEL)action to:(nullable id)target TC_SWIFT("sendAction(_:to:)") TC_DISCARDABLE;
@end
typedef TC_ENUM(NSUInteger, NSButtonType) {
  NSButtonTypeMomentaryLight = 0, NSButtonTypePushOnPushOff = 1, NSButtonTypeToggle = 2, NSButtonTypeSwitch = 3,
  NSButtonTypeRadio = 4, NSButtonTypeMomentaryChange = 5, NSButtonTypeOnOff = 6, NSButtonTypeMomentaryPushIn = 7,
  NSButtonTypeAccelerator TC_MAC(10.10.3) = 8, NSButtonTypeMultiLevelAccelerator TC_MAC(10.10.3) = 9
} TC_SWIFT("NSButton.ButtonType");
TC_UI @interface NSButton : NSControl
+ (instancetype)buttonWithTitle:(NSString *)title target:(nullable id)target action:(nullable SEL)action TC_MAC(10.12) TC_SWIFT("init(title:target:action:)");
@property (copy) NSString *title;
- (void)setButtonType:(NSButtonType)type TC_SWIFT("setButtonType(_:)");
@property (getter=isSpringLoaded) BOOL springLoaded TC_MAC(10.10.3);
@property NSInteger maxAcceleratorLevel TC_MAC(10.10.3);
@end
TC_UI @interface NSPopUpButton : NSButton
- (instancetype)initWithFrame:(NSRect)frame pullsDown:(BOOL)pullsDown TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
- (void)addItemWithTitle:(NSString *)title TC_SWIFT("addItem(withTitle:)");
- (void)addItemsWithTitles:(NSArray<NSString *> *)titles TC_SWIFT("addItems(withTitles:)");
@property (readonly) NSInteger indexOfSelectedItem;
@end
TC_UI @interface NSSlider : NSControl
+ (instancetype)sliderWithValue:(double)value minValue:(double)low maxValue:(double)high target:(nullable id)target action:(nullable SEL)action TC_MAC(10.12) TC_SWIFT("init(value:minValue:maxValue:target:action:)");
@property double minValue;
@property double maxValue;
@end
TC_UI @interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)string TC_MAC(10.12) TC_SWIFT("init(labelWithString:)");
@property (nullable, copy) NSString *placeholderString;
@property (nullable, copy) NSColor *textColor;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (getter=isBezeled) BOOL bezeled;
@property BOOL drawsBackground;
@end
TC_UI @interface NSText : NSView
- (instancetype)initWithFrame:(NSRect)frame TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (copy) NSString *string;
@property (getter=isEditable) BOOL editable;
@property NSRange selectedRange;
@end
TC_UI @interface NSTextView : NSText
@end
TC_UI @interface NSStepper : NSControl
@property double minValue;
@property double maxValue;
@property double increment;
@end
#pragma clang assume_nonnull end
