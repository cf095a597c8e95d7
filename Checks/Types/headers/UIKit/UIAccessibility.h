#pragma once
#pragma clang assume_nonnull begin
@class UIAccessibilityCustomAction;
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *action) TC_SWIFT("UIAccessibilityCustomAction.Handler");
TC_UI
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name target:(nullable id)target selector:(SEL)selector;
- (instancetype)initWithName:(NSString *)name image:(nullable UIImage *)image target:(nullable id)target selector:(SEL)selector TC_IOS(14.0);
- (instancetype)initWithName:(NSString *)name actionHandler:(UIAccessibilityCustomActionHandler)handler TC_IOS(13.0);
- (instancetype)initWithName:(NSString *)name image:(nullable UIImage *)image actionHandler:(UIAccessibilityCustomActionHandler)handler TC_IOS(14.0);
- (instancetype)initWithAttributedName:(NSAttributedString *)name actionHandler:(UIAccessibilityCustomActionHandler)handler TC_IOS(13.0);
@property (copy) NSString *name;
@property (nullable, strong) UIImage *image TC_IOS(14.0);
@property (copy) NSAttributedString *attributedName;
@property (nullable, weak) id target;
@property SEL selector;
@property (nullable, copy) UIAccessibilityCustomActionHandler actionHandler TC_IOS(13.0);
@end
TC_UI
@interface NSObject (UIAccessibilityStub)
@property BOOL isAccessibilityElement;
@property (nullable, copy) NSString *accessibilityLabel;
@property (nullable, copy) NSString *accessibilityHint;
@property (nullable, copy) NSString *accessibilityValue;
@property UIAccessibilityTraits accessibilityTraits;
@property CGRect accessibilityFrame;
@property CGPoint accessibilityActivationPoint;
@property BOOL accessibilityElementsHidden;
@property BOOL accessibilityViewIsModal;
@property (nullable, strong) NSArray *accessibilityElements;
@property (nullable, strong) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions;
- (BOOL)accessibilityActivate;
- (void)accessibilityIncrement;
- (void)accessibilityDecrement;
- (BOOL)accessibilityPerformEscape;
- (BOOL)accessibilityPerformMagicTap;
@end
TC_UI
@interface UIAccessibilityElement : UIResponder
- (instancetype)initWithAccessibilityContainer:(id)container;
@property (nullable, weak) id accessibilityContainer;
@property CGRect accessibilityFrameInContainerSpace;
@end
TC_UI
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, copy) NSString *accessibilityIdentifier;
@end
@interface UIView (AccessibilityIdentificationStub) <UIAccessibilityIdentification>
@end
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitNone;
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitButton;
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitHeader;
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitSelected;
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitStaticText;
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitNotEnabled;
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitUpdatesFrequently;
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitAdjustable;
TC_EXTERN UIAccessibilityTraits const UIAccessibilityTraitAllowsDirectInteraction;
#pragma clang assume_nonnull end
