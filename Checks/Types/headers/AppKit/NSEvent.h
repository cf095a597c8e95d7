#pragma once
#pragma clang assume_nonnull begin
typedef CGRect NSRect;
typedef CGPoint NSPoint;
typedef CGSize NSSize;
@class NSView, NSControl, NSText, NSWindow, NSEvent, NSMenu, NSTrackingArea, NSTouch, NSPressureConfiguration, NSGestureRecognizer, NSViewController, NSScreen;
@protocol NSApplicationDelegate, NSWindowDelegate, NSGestureRecognizerDelegate, NSHapticFeedbackPerformer;

typedef TC_ENUM(NSInteger, NSPressureBehavior) {
  NSPressureBehaviorUnknown = -1, NSPressureBehaviorPrimaryDefault = 0, NSPressureBehaviorPrimaryClick = 1,
  NSPressureBehaviorPrimaryGeneric = 2, NSPressureBehaviorPrimaryAccelerator = 3,
  NSPressureBehaviorPrimaryDeepClick = 5, NSPressureBehaviorPrimaryDeepDrag = 6
} TC_MAC(10.10.3) TC_SWIFT("NSEvent.PressureBehavior");
typedef TC_ENUM(NSUInteger, NSEventType) {
  NSEventTypeLeftMouseDown = 1, NSEventTypeLeftMouseUp = 2, NSEventTypeRightMouseDown = 3, NSEventTypeRightMouseUp = 4,
  NSEventTypeMouseMoved = 5, NSEventTypeLeftMouseDragged = 6, NSEventTypeRightMouseDragged = 7,
  NSEventTypeMouseEntered = 8, NSEventTypeMouseExited = 9, NSEventTypeKeyDown = 10, NSEventTypeKeyUp = 11,
  NSEventTypeFlagsChanged = 12, NSEventTypeApplicationDefined = 15, NSEventTypeOtherMouseDown = 25, NSEventTypeOtherMouseUp = 26, NSEventTypeOtherMouseDragged = 27, NSEventTypeScrollWheel = 22,
  NSEventTypeTabletPoint = 23, NSEventTypeTabletProximity = 24, NSEventTypeGesture = 29, NSEventTypeMagnify = 30,
  NSEventTypeRotate = 18, NSEventTypeBeginGesture = 19, NSEventTypeEndGesture = 20, NSEventTypeSmartMagnify = 32,
  NSEventTypePressure TC_MAC(10.10.3) = 34, NSEventTypeDirectTouch TC_MAC(10.10) = 37
} TC_SWIFT("NSEvent.EventType");
typedef TC_OPTIONS(unsigned long long, NSEventMask) {
  NSEventMaskLeftMouseDown = 1ULL << 1, NSEventMaskLeftMouseUp = 1ULL << 2, NSEventMaskLeftMouseDragged = 1ULL << 6,
  NSEventMaskRightMouseDown = 1ULL << 3, NSEventMaskRightMouseUp = 1ULL << 4, NSEventMaskMouseMoved = 1ULL << 5,
  NSEventMaskRightMouseDragged = 1ULL << 7, NSEventMaskTabletPoint = 1ULL << 23, NSEventMaskKeyDown = 1ULL << 10, NSEventMaskScrollWheel = 1ULL << 22,
  NSEventMaskPressure TC_MAC(10.10.3) = 1ULL << 34, NSEventMaskAny = ~0ULL
} TC_SWIFT("NSEvent.EventTypeMask");
typedef TC_OPTIONS(NSUInteger, NSEventModifierFlags) {
  NSEventModifierFlagCapsLock = 1 << 16, NSEventModifierFlagShift = 1 << 17, NSEventModifierFlagControl = 1 << 18,
  NSEventModifierFlagOption = 1 << 19, NSEventModifierFlagCommand = 1 << 20
} TC_SWIFT("NSEvent.ModifierFlags");
typedef TC_OPTIONS(NSUInteger, NSEventPhase) {
  NSEventPhaseNone = 0, NSEventPhaseBegan = 1, NSEventPhaseStationary = 2, NSEventPhaseChanged = 4,
  NSEventPhaseEnded = 8, NSEventPhaseCancelled = 16, NSEventPhaseMayBegin = 32
} TC_SWIFT("NSEvent.Phase");

typedef TC_OPTIONS(NSUInteger, NSTouchPhase) {
  NSTouchPhaseBegan = 1, NSTouchPhaseMoved = 2, NSTouchPhaseStationary = 4, NSTouchPhaseEnded = 8,
  NSTouchPhaseCancelled = 16, NSTouchPhaseAny = ~0UL
} TC_SWIFT("NSTouch.Phase");
typedef TC_ENUM(NSInteger, NSTouchType) { NSTouchTypeDirect, NSTouchTypeIndirect } TC_SWIFT("NSTouch.TouchType");
@interface NSTouch : NSObject <NSCopying>
@property (readonly, strong) id<NSObject, NSCopying> identity;
@property (readonly) NSTouchPhase phase;
@property (readonly) NSPoint normalizedPosition;
@property (readonly, getter=isResting) BOOL resting;
@property (readonly) NSSize deviceSize;
@property (readonly) NSTouchType type;
@end

@interface NSEvent : NSObject <NSCopying, NSCoding>
- (NSSet<NSTouch *> *)touchesMatchingPhase:(NSTouchPhase)phase inView:(nullable NSView *)view TC_SWIFT("touches(matching:in:)");
@property (readonly) NSEventType type;
@property (readonly) NSEventModifierFlags modifierFlags;
@property (readonly) NSTimeInterval timestamp;
@property (nullable, readonly, assign) NSWindow *window;
@property (readonly) NSInteger windowNumber;
@property (readonly) NSInteger clickCount;
@property (readonly) NSInteger buttonNumber;
@property (readonly) NSInteger eventNumber;
@property (readonly) float pressure;
@property (readonly) NSPoint locationInWindow;
@property (readonly) CGFloat deltaX;
@property (readonly) CGFloat deltaY;
@property (readonly) NSEventPhase phase;
@property (readonly) CGFloat scrollingDeltaX;
@property (readonly) CGFloat scrollingDeltaY;
@property (readonly) NSPoint tilt;
@property (readonly) float tangentialPressure;
@property (class, readonly) NSTimeInterval doubleClickInterval;
@property (readonly) NSInteger stage TC_MAC(10.10.3);
@property (readonly) CGFloat stageTransition TC_MAC(10.10.3);
@property (readonly) NSEventMask associatedEventsMask TC_MAC(10.10.3);
@property (readonly) NSPressureBehavior pressureBehavior TC_MAC(10.10.3);
@property (class, readonly) NSPoint mouseLocation;
@property (class, readonly) NSUInteger pressedMouseButtons;
@property (nullable, readonly, copy) NSString *characters;
@property (readonly) unsigned short keyCode;
@property (readonly, getter=isARepeat) BOOL ARepeat;
+ (nullable NSEvent *)mouseEventWithType:(NSEventType)type location:(NSPoint)location modifierFlags:(NSEventModifierFlags)flags timestamp:(NSTimeInterval)time windowNumber:(NSInteger)number context:(nullable id)unused eventNumber:(NSInteger)event clickCount:(NSInteger)clicks pressure:(float)pressure TC_SWIFT("mouseEvent(with:location:modifierFlags:timestamp:windowNumber:context:eventNumber:clickCount:pressure:)");
+ (nullable id)addGlobalMonitorForEventsMatchingMask:(NSEventMask)mask handler:(void (^)(NSEvent *))handler TC_SWIFT("addGlobalMonitorForEvents(matching:handler:)");
+ (nullable id)addLocalMonitorForEventsMatchingMask:(NSEventMask)mask handler:(NSEvent *_Nullable (^)(NSEvent *))handler TC_SWIFT("addLocalMonitorForEvents(matching:handler:)");
+ (void)removeMonitor:(id)monitor TC_SWIFT("removeMonitor(_:)");
@end

TC_MAC(10.10.3)
@interface NSPressureConfiguration : NSObject
@property (readonly) NSPressureBehavior pressureBehavior;
- (instancetype)initWithPressureBehavior:(NSPressureBehavior)behavior TC_DESIGNATED;
- (void)set;
@end

typedef TC_ENUM(NSInteger, NSHapticFeedbackPattern) {
  NSHapticFeedbackPatternGeneric, NSHapticFeedbackPatternAlignment, NSHapticFeedbackPatternLevelChange
} TC_MAC(10.11) TC_SWIFT("NSHapticFeedbackManager.FeedbackPattern");
typedef TC_ENUM(NSUInteger, NSHapticFeedbackPerformanceTime) {
  NSHapticFeedbackPerformanceTimeDefault, NSHapticFeedbackPerformanceTimeNow, NSHapticFeedbackPerformanceTimeDrawCompleted
} TC_MAC(10.11) TC_SWIFT("NSHapticFeedbackManager.PerformanceTime");
TC_MAC(10.11)
@protocol NSHapticFeedbackPerformer <NSObject>
- (void)performFeedbackPattern:(NSHapticFeedbackPattern)pattern performanceTime:(NSHapticFeedbackPerformanceTime)time TC_SWIFT("perform(_:performanceTime:)");
@end
TC_MAC(10.11)
@interface NSHapticFeedbackManager : NSObject
@property (class, readonly, strong) id<NSHapticFeedbackPerformer> defaultPerformer;
@end
#pragma clang assume_nonnull end
