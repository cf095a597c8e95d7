#pragma once
#pragma clang assume_nonnull begin
@class UIResponder, UIGestureRecognizer, UITouch, UIPress, UIKey, UIPressesEvent, UIEvent, UIWindow, UIMenuBuilder, UIKeyCommand;

typedef TC_ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan, UITouchPhaseMoved, UITouchPhaseStationary, UITouchPhaseEnded, UITouchPhaseCancelled,
  UITouchPhaseRegionEntered TC_IOS(13.4), UITouchPhaseRegionMoved TC_IOS(13.4), UITouchPhaseRegionExited TC_IOS(13.4)
} TC_SWIFT("UITouch.Phase");
typedef TC_ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect, UITouchTypeIndirect, UITouchTypePencil,
  UITouchTypeStylus __attribute__((availability(swift, unavailable))) = UITouchTypePencil,
  UITouchTypeIndirectPointer TC_IOS(13.4)
} TC_SWIFT("UITouch.TouchType");
typedef TC_OPTIONS(NSInteger, UITouchProperties) {
  UITouchPropertyForce = 1, UITouchPropertyAzimuth = 2, UITouchPropertyAltitude = 4, UITouchPropertyLocation = 8,
  UITouchPropertyRoll TC_IOS(17.5) = 16
} TC_SWIFT("UITouch.Properties");

TC_UI
@interface UITouch : NSObject
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UITouchPhase phase;
@property (readonly) NSUInteger tapCount;
@property (readonly) UITouchType type;
@property (readonly) CGFloat majorRadius;
@property (readonly) CGFloat majorRadiusTolerance;
@property (nullable, readonly, strong) UIWindow *window;
@property (nullable, readonly, strong) UIView *view;
@property (nullable, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view TC_SWIFT("location(in:)");
- (CGPoint)previousLocationInView:(nullable UIView *)view TC_SWIFT("previousLocation(in:)");
- (CGPoint)preciseLocationInView:(nullable UIView *)view TC_SWIFT("preciseLocation(in:)");
- (CGPoint)precisePreviousLocationInView:(nullable UIView *)view TC_SWIFT("precisePreviousLocation(in:)");
@property (readonly) CGFloat force;
@property (readonly) CGFloat maximumPossibleForce;
- (CGFloat)azimuthAngleInView:(nullable UIView *)view TC_SWIFT("azimuthAngle(in:)");
- (CGVector)azimuthUnitVectorInView:(nullable UIView *)view TC_SWIFT("azimuthUnitVector(in:)");
@property (readonly) CGFloat altitudeAngle;
@property (readonly) CGFloat rollAngle TC_IOS(17.5);
@property (nullable, readonly) NSNumber *estimationUpdateIndex;
@property (readonly) UITouchProperties estimatedProperties;
@property (readonly) UITouchProperties estimatedPropertiesExpectingUpdates;
@end

typedef TC_ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches, UIEventTypeMotion, UIEventTypeRemoteControl, UIEventTypePresses,
  UIEventTypeScroll TC_IOS(13.4) = 10, UIEventTypeHover TC_IOS(13.4) = 11, UIEventTypeTransform TC_IOS(13.4) = 14
} TC_SWIFT("UIEvent.EventType");
typedef TC_ENUM(NSInteger, UIEventSubtype) {
  UIEventSubtypeNone = 0, UIEventSubtypeMotionShake = 1
} TC_SWIFT("UIEvent.EventSubtype");
typedef TC_OPTIONS(NSInteger, UIEventButtonMask) {
  UIEventButtonMaskPrimary = 1, UIEventButtonMaskSecondary = 2
} TC_IOS(13.4) TC_SWIFT("UIEvent.ButtonMask");
typedef TC_OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 1 << 16, UIKeyModifierShift = 1 << 17, UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19, UIKeyModifierCommand = 1 << 20, UIKeyModifierNumericPad = 1 << 21
};
TC_UI
@interface UIEvent : NSObject
@property (readonly) UIEventType type;
@property (readonly) UIEventSubtype subtype;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UIKeyModifierFlags modifierFlags TC_IOS(13.4);
@property (readonly) UIEventButtonMask buttonMask TC_IOS(13.4);
@property (nullable, readonly, copy) NSSet<UITouch *> *allTouches;
- (nullable NSSet<UITouch *> *)touchesForWindow:(UIWindow *)window TC_SWIFT("touches(for:)");
- (nullable NSSet<UITouch *> *)touchesForView:(UIView *)view TC_SWIFT("touches(for:)");
- (nullable NSSet<UITouch *> *)touchesForGestureRecognizer:(UIGestureRecognizer *)gesture TC_SWIFT("touches(for:)");
- (nullable NSArray<UITouch *> *)coalescedTouchesForTouch:(UITouch *)touch TC_SWIFT("coalescedTouches(for:)");
- (nullable NSArray<UITouch *> *)predictedTouchesForTouch:(UITouch *)touch TC_SWIFT("predictedTouches(for:)");
@end

typedef TC_ENUM(NSInteger, UIPressPhase) {
  UIPressPhaseBegan, UIPressPhaseChanged, UIPressPhaseStationary, UIPressPhaseEnded, UIPressPhaseCancelled
} TC_SWIFT("UIPress.Phase");
typedef TC_ENUM(NSInteger, UIPressType) {
  UIPressTypeUpArrow, UIPressTypeDownArrow, UIPressTypeLeftArrow, UIPressTypeRightArrow,
  UIPressTypeSelect, UIPressTypeMenu, UIPressTypePlayPause,
  UIPressTypePageUp TC_IOS(14.3) = 30, UIPressTypePageDown TC_IOS(14.3) = 31
} TC_SWIFT("UIPress.PressType");
typedef TC_ENUM(NSInteger, UIKeyboardHIDUsage) {
  UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28, UIKeyboardHIDUsageKeyboardEscape = 0x29,
  UIKeyboardHIDUsageKeyboardSpacebar = 0x2C
} TC_IOS(13.4);
TC_IOS(13.4) TC_UI
@interface UIKey : NSObject <NSCopying, NSCoding>
@property (readonly) NSString *characters;
@property (readonly) NSString *charactersIgnoringModifiers;
@property (readonly) UIKeyModifierFlags modifierFlags;
@property (readonly) UIKeyboardHIDUsage keyCode;
@end
TC_UI
@interface UIPress : NSObject
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UIPressPhase phase;
@property (readonly) UIPressType type;
@property (nullable, readonly, strong) UIWindow *window;
@property (nullable, readonly, strong) UIResponder *responder;
@property (nullable, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@property (readonly) CGFloat force;
@property (nullable, readonly) UIKey *key TC_IOS(13.4);
@end
TC_UI
@interface UIPressesEvent : UIEvent
@property (readonly) NSSet<UIPress *> *allPresses;
- (NSSet<UIPress *> *)pressesForGestureRecognizer:(UIGestureRecognizer *)gesture TC_SWIFT("presses(for:)");
@end

TC_UI
@interface UIResponder : NSObject
@property (nullable, readonly) UIResponder *nextResponder TC_SWIFT("next");
@property (readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder TC_DISCARDABLE;
@property (readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder TC_DISCARDABLE;
@property (readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event TC_SWIFT("touchesBegan(_:with:)");
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event TC_SWIFT("touchesMoved(_:with:)");
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event TC_SWIFT("touchesEnded(_:with:)");
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event TC_SWIFT("touchesCancelled(_:with:)");
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> *)touches TC_SWIFT("touchesEstimatedPropertiesUpdated(_:)");
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event TC_SWIFT("pressesBegan(_:with:)");
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event TC_SWIFT("pressesChanged(_:with:)");
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event TC_SWIFT("pressesEnded(_:with:)");
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event TC_SWIFT("pressesCancelled(_:with:)");
- (void)motionBegan:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event TC_SWIFT("motionBegan(_:with:)");
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event TC_SWIFT("motionCancelled(_:with:)");
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event TC_SWIFT("motionEnded(_:with:)");
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
@property (nullable, readonly, copy) NSArray<UIKeyCommand *> *keyCommands;
- (nullable id)targetForAction:(SEL)action withSender:(nullable id)sender TC_SWIFT("target(forAction:withSender:)");
@property (nullable, strong) NSUserActivity *userActivity;
@end

#pragma clang assume_nonnull end
