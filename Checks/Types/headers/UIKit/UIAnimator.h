#pragma once
#pragma clang assume_nonnull begin
typedef TC_CLOSED_ENUM(NSInteger, UIViewAnimatingState) {
  UIViewAnimatingStateInactive, UIViewAnimatingStateActive, UIViewAnimatingStateStopped
};
typedef TC_CLOSED_ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd, UIViewAnimatingPositionStart, UIViewAnimatingPositionCurrent
};
@protocol UITimingCurveProvider <NSCoding, NSCopying>
@end
TC_UI
@interface UIViewPropertyAnimator : NSObject
- (instancetype)initWithDuration:(NSTimeInterval)d curve:(UIViewAnimationCurve)c animations:(nullable void (^)(void))a;
- (instancetype)initWithDuration:(NSTimeInterval)d dampingRatio:(CGFloat)r animations:(nullable void (^)(void))a;
@property CGFloat fractionComplete;
@property (readonly) UIViewAnimatingState state;
@property (readonly, getter=isRunning) BOOL running;
@property (getter=isReversed) BOOL reversed;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay TC_SWIFT("startAnimation(afterDelay:)");
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing TC_SWIFT("stopAnimation(_:)");
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)p TC_SWIFT("finishAnimation(at:)");
- (void)addAnimations:(void (^)(void))a TC_SWIFT("addAnimations(_:)");
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))c TC_SWIFT("addCompletion(_:)");
@end
#pragma clang assume_nonnull end
