#pragma once
#pragma clang assume_nonnull begin
typedef TC_ENUM(NSInteger, NSGestureRecognizerState) {
  NSGestureRecognizerStatePossible, NSGestureRecognizerStateBegan, NSGestureRecognizerStateChanged,
  NSGestureRecognizerStateEnded, NSGestureRecognizerStateCancelled, NSGestureRecognizerStateFailed,
  NSGestureRecognizerStateRecognized = NSGestureRecognizerStateEnded
} TC_MAC(10.10) TC_SWIFT("NSGestureRecognizer.State");
TC_MAC(10.10) TC_UI
@interface NSGestureRecognizer : NSObject <NSCoding>
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property NSGestureRecognizerState state;
@property (nullable, weak) id<NSGestureRecognizerDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, readonly) NSView *view;
@property (nullable, strong) NSPressureConfiguration *pressureConfiguration TC_MAC(10.11);
@property BOOL delaysPrimaryMouseButtonEvents;
@property BOOL delaysSecondaryMouseButtonEvents;
@property BOOL delaysOtherMouseButtonEvents;
@property BOOL delaysKeyEvents;
@property BOOL delaysMagnificationEvents;
@property BOOL delaysRotationEvents;
- (NSPoint)locationInView:(nullable NSView *)view TC_SWIFT("location(in:)");
- (void)reset;
- (BOOL)canPreventGestureRecognizer:(NSGestureRecognizer *)other TC_SWIFT("canPrevent(_:)");
- (BOOL)canBePreventedByGestureRecognizer:(NSGestureRecognizer *)other TC_SWIFT("canBePrevented(by:)");
- (BOOL)shouldRequireFailureOfGestureRecognizer:(NSGestureRecognizer *)other TC_SWIFT("shouldRequireFailure(of:)");
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(NSGestureRecognizer *)other TC_SWIFT("shouldBeRequiredToFail(by:)");
- (void)mouseDown:(NSEvent *)event TC_SWIFT("mouseDown(with:)");
- (void)mouseUp:(NSEvent *)event TC_SWIFT("mouseUp(with:)");
- (void)mouseDragged:(NSEvent *)event TC_SWIFT("mouseDragged(with:)");
- (void)rightMouseDown:(NSEvent *)event TC_SWIFT("rightMouseDown(with:)");
- (void)rightMouseUp:(NSEvent *)event TC_SWIFT("rightMouseUp(with:)");
- (void)rightMouseDragged:(NSEvent *)event TC_SWIFT("rightMouseDragged(with:)");
- (void)otherMouseDown:(NSEvent *)event TC_SWIFT("otherMouseDown(with:)");
- (void)otherMouseUp:(NSEvent *)event TC_SWIFT("otherMouseUp(with:)");
- (void)otherMouseDragged:(NSEvent *)event TC_SWIFT("otherMouseDragged(with:)");
- (void)keyUp:(NSEvent *)event TC_SWIFT("keyUp(with:)");
- (void)flagsChanged:(NSEvent *)event TC_SWIFT("flagsChanged(with:)");
- (void)magnifyWithEvent:(NSEvent *)event TC_SWIFT("magnify(with:)");
- (void)rotateWithEvent:(NSEvent *)event TC_SWIFT("rotate(with:)");
- (void)touchesBeganWithEvent:(NSEvent *)event TC_MAC(10.12.2) TC_SWIFT("touchesBegan(with:)");
- (void)touchesMovedWithEvent:(NSEvent *)event TC_MAC(10.12.2) TC_SWIFT("touchesMoved(with:)");
- (void)touchesEndedWithEvent:(NSEvent *)event TC_MAC(10.12.2) TC_SWIFT("touchesEnded(with:)");
- (void)touchesCancelledWithEvent:(NSEvent *)event TC_MAC(10.12.2) TC_SWIFT("touchesCancelled(with:)");
- (void)keyDown:(NSEvent *)event TC_SWIFT("keyDown(with:)");
- (void)pressureChangeWithEvent:(NSEvent *)event TC_MAC(10.10.3) TC_SWIFT("pressureChange(with:)");
- (void)tabletPoint:(NSEvent *)event TC_SWIFT("tabletPoint(with:)");
@end
TC_MAC(10.10) TC_UI
@protocol NSGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizer:(NSGestureRecognizer *)g shouldAttemptToRecognizeWithEvent:(NSEvent *)event TC_SWIFT("gestureRecognizer(_:shouldAttemptToRecognizeWith:)");
- (BOOL)gestureRecognizerShouldBegin:(NSGestureRecognizer *)g TC_SWIFT("gestureRecognizerShouldBegin(_:)");
- (BOOL)gestureRecognizer:(NSGestureRecognizer *)g shouldRecognizeSimultaneouslyWithGestureRecognizer:(NSGestureRecognizer *)other TC_SWIFT("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)");
- (BOOL)gestureRecognizer:(NSGestureRecognizer *)g shouldRequireFailureOfGestureRecognizer:(NSGestureRecognizer *)other TC_SWIFT("gestureRecognizer(_:shouldRequireFailureOf:)");
- (BOOL)gestureRecognizer:(NSGestureRecognizer *)g shouldBeRequiredToFailByGestureRecognizer:(NSGestureRecognizer *)other TC_SWIFT("gestureRecognizer(_:shouldBeRequiredToFailBy:)");
- (BOOL)gestureRecognizer:(NSGestureRecognizer *)g shouldReceiveTouch:(NSTouch *)touch TC_MAC(10.12.2) TC_SWIFT("gestureRecognizer(_:shouldReceive:)");
@end
TC_MAC(10.10) TC_UI @interface NSPressGestureRecognizer : NSGestureRecognizer
@property NSTimeInterval minimumPressDuration;
@property CGFloat allowableMovement;
@end
TC_MAC(10.10) TC_UI @interface NSClickGestureRecognizer : NSGestureRecognizer
@property NSInteger numberOfClicksRequired;
@end
TC_MAC(10.10) TC_UI @interface NSPanGestureRecognizer : NSGestureRecognizer
- (NSPoint)translationInView:(nullable NSView *)view TC_SWIFT("translation(in:)");
@end
#pragma clang assume_nonnull end
