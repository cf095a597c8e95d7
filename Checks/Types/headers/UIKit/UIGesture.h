#pragma once
#pragma clang assume_nonnull begin
@protocol UIGestureRecognizerDelegate;

typedef TC_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} TC_SWIFT("UIGestureRecognizer.State");

TC_UI
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action TC_DESIGNATED;
- (instancetype)init;
// Not designated, for the documentation names one designated initialiser, the first above.
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
- (void)addTarget:(id)target action:(SEL)action TC_SWIFT("addTarget(_:action:)");
- (void)removeTarget:(nullable id)target action:(nullable SEL)action TC_SWIFT("removeTarget(_:action:)");
@property (readonly) UIGestureRecognizerState state;
@property (nullable, weak) id<UIGestureRecognizerDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, readonly) UIView *view;
@property BOOL cancelsTouchesInView;
@property BOOL delaysTouchesBegan;
@property BOOL delaysTouchesEnded;
@property (copy) NSArray<NSNumber *> *allowedTouchTypes;
@property (copy) NSArray<NSNumber *> *allowedPressTypes;
@property BOOL requiresExclusiveTouchType;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other TC_SWIFT("require(toFail:)");
- (CGPoint)locationInView:(nullable UIView *)view TC_SWIFT("location(in:)");
@property (readonly) NSUInteger numberOfTouches;
- (CGPoint)locationOfTouch:(NSUInteger)index inView:(nullable UIView *)view TC_SWIFT("location(ofTouch:in:)");
@property (nullable, copy) NSString *name;
@property (readonly) UIKeyModifierFlags modifierFlags TC_IOS(13.4);
@property (readonly) UIEventButtonMask buttonMask TC_IOS(13.4);
@end

TC_UI
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)g TC_SWIFT("gestureRecognizerShouldBegin(_:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other TC_SWIFT("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other TC_SWIFT("gestureRecognizer(_:shouldRequireFailureOf:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other TC_SWIFT("gestureRecognizer(_:shouldBeRequiredToFailBy:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldReceiveTouch:(UITouch *)touch TC_SWIFT("gestureRecognizer(_:shouldReceive:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldReceivePress:(UIPress *)press TC_SWIFT("gestureRecognizer(_:shouldReceive:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldReceiveEvent:(UIEvent *)event TC_IOS(13.4) TC_SWIFT("gestureRecognizer(_:shouldReceive:)");
@end

TC_UI @interface UITapGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired;
@property NSUInteger numberOfTouchesRequired;
@property UIEventButtonMask buttonMaskRequired TC_IOS(13.4);
@end
TC_UI @interface UILongPressGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired;
@property NSUInteger numberOfTouchesRequired;
@property NSTimeInterval minimumPressDuration;
@property CGFloat allowableMovement;
@end
TC_UI @interface UIPanGestureRecognizer : UIGestureRecognizer
@property NSUInteger minimumNumberOfTouches;
@property NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(nullable UIView *)view TC_SWIFT("translation(in:)");
- (void)setTranslation:(CGPoint)t inView:(nullable UIView *)view TC_SWIFT("setTranslation(_:in:)");
- (CGPoint)velocityInView:(nullable UIView *)view TC_SWIFT("velocity(in:)");
@end
TC_UI @interface UIPinchGestureRecognizer : UIGestureRecognizer
@property CGFloat scale;
@property (readonly) CGFloat velocity;
@end
TC_UI @interface UIRotationGestureRecognizer : UIGestureRecognizer
@property CGFloat rotation;
@property (readonly) CGFloat velocity;
@end
typedef TC_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2,
  UISwipeGestureRecognizerDirectionUp = 4, UISwipeGestureRecognizerDirectionDown = 8
} TC_SWIFT("UISwipeGestureRecognizer.Direction");
TC_UI @interface UISwipeGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTouchesRequired;
@property UISwipeGestureRecognizerDirection direction;
@end
TC_UI @interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property UIRectEdge edges;
@end
TC_IOS(13.0) TC_UI @interface UIHoverGestureRecognizer : UIGestureRecognizer
@property (readonly) CGFloat zOffset TC_IOS(16.1);
@property (readonly) CGFloat altitudeAngle TC_IOS(16.4);
- (CGFloat)azimuthAngleInView:(nullable UIView *)view TC_IOS(16.4) TC_SWIFT("azimuthAngle(in:)");
@property (readonly) CGFloat rollAngle TC_IOS(17.5);
@end
#pragma clang assume_nonnull end
