#pragma once
#pragma clang assume_nonnull begin
@class UIAction, UIMenu, UIContextMenuInteraction;
typedef TC_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0, UIControlEventTouchDownRepeat = 1 << 1, UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3, UIControlEventTouchDragEnter = 1 << 4, UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6, UIControlEventTouchUpOutside = 1 << 7, UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12, UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventMenuActionTriggered TC_IOS(14.0) = 1 << 14,
  UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17, UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19, UIControlEventAllEditingEvents = 0xF0000,
  UIControlEventAllTouchEvents = 0xFFF, UIControlEventAllEvents = 0xFFFFFFFF
} TC_SWIFT("UIControl.Event");
typedef TC_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal TC_SWIFT("normal") = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2, UIControlStateSelected = 4,
  UIControlStateFocused = 8
} TC_SWIFT("UIControl.State");

TC_UI
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)action TC_IOS(14.0);
@property (getter=isEnabled) BOOL enabled;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
@property (readonly) UIControlState state;
@property (readonly, getter=isTracking) BOOL tracking;
@property (readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event TC_SWIFT("beginTracking(_:with:)");
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event TC_SWIFT("continueTracking(_:with:)");
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event TC_SWIFT("endTracking(_:with:)");
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event TC_SWIFT("cancelTracking(with:)");
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events TC_SWIFT("addTarget(_:action:for:)");
- (void)removeTarget:(nullable id)target action:(nullable SEL)action forControlEvents:(UIControlEvents)events TC_SWIFT("removeTarget(_:action:for:)");
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)events TC_IOS(14.0) TC_SWIFT("addAction(_:for:)");
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)events TC_IOS(14.0) TC_SWIFT("removeAction(_:for:)");
@property (readonly) NSSet *allTargets;
@property (readonly) UIControlEvents allControlEvents;
- (nullable NSArray<NSString *> *)actionsForTarget:(nullable id)target forControlEvent:(UIControlEvents)event TC_SWIFT("actions(forTarget:forControlEvent:)");
@property (nullable, readonly, strong) UIContextMenuInteraction *contextMenuInteraction TC_IOS(14.0);
@property (getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled TC_IOS(14.0);
@property BOOL showsMenuAsPrimaryAction TC_IOS(14.0);
- (void)sendAction:(SEL)action to:(nullable id)target forEvent:(nullable UIEvent *)event TC_SWIFT("sendAction(_:to:for:)");
- (void)sendActionsForControlEvents:(UIControlEvents)events TC_SWIFT("sendActions(for:)");
@end
typedef TC_ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark, UIButtonTypeContactAdd, UIButtonTypeClose TC_IOS(13.0) = 7 } TC_SWIFT("UIButton.ButtonType");
TC_UI @interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
+ (instancetype)buttonWithType:(UIButtonType)type TC_SWIFT("init(type:)");
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state TC_SWIFT("setTitle(_:for:)");
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state TC_SWIFT("setImage(_:for:)");
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state TC_SWIFT("setTitleColor(_:for:)");
- (nullable NSString *)titleForState:(UIControlState)state TC_SWIFT("title(for:)");
@property (nullable, readonly, strong) UILabel *titleLabel;
@property (nullable, readonly, copy) NSString *currentTitle;
@property (nullable, copy) UIMenu *menu TC_IOS(14.0);
@end
TC_UI @interface UISlider : UIControl
@property float value;
@property float minimumValue;
@property float maximumValue;
@property (getter=isContinuous) BOOL continuous;
@property (nullable, strong) UIColor *minimumTrackTintColor;
@property (nullable, strong) UIColor *maximumTrackTintColor;
@property (nullable, strong) UIColor *thumbTintColor;
- (CGRect)trackRectForBounds:(CGRect)bounds TC_SWIFT("trackRect(forBounds:)");
- (CGRect)thumbRectForBounds:(CGRect)bounds trackRect:(CGRect)rect value:(float)value TC_SWIFT("thumbRect(forBounds:trackRect:value:)");
- (void)setValue:(float)value animated:(BOOL)animated TC_SWIFT("setValue(_:animated:)");
@end
TC_UI @interface UIStepper : UIControl
@property double value;
@property double minimumValue;
@property double maximumValue;
@property double stepValue;
@property BOOL autorepeat;
@property BOOL wraps;
@property (getter=isContinuous) BOOL continuous;
@end
TC_UI @interface UISwitch : UIControl
@property (getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated TC_SWIFT("setOn(_:animated:)");
@end
TC_UI @interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(nullable NSArray *)items TC_DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property NSInteger selectedSegmentIndex;
@property (readonly) NSUInteger numberOfSegments;
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)index TC_SWIFT("titleForSegment(at:)");
@end
TC_UI @interface UIProgressView : UIView
@property float progress;
- (void)setProgress:(float)p animated:(BOOL)animated TC_SWIFT("setProgress(_:animated:)");
@end
#pragma clang assume_nonnull end
