#pragma once
#pragma clang assume_nonnull begin
// Apple Pencil: double tap and squeeze.
typedef TC_ENUM(NSInteger, UIPencilPreferredAction) {
  UIPencilPreferredActionIgnore, UIPencilPreferredActionSwitchEraser, UIPencilPreferredActionSwitchPrevious,
  UIPencilPreferredActionShowColorPalette, UIPencilPreferredActionShowInkAttributes TC_IOS(16.0),
  UIPencilPreferredActionShowContextualPalette TC_IOS(17.5), UIPencilPreferredActionRunSystemShortcut TC_IOS(17.5)
} TC_IOS(12.1);
typedef TC_ENUM(NSInteger, UIPencilInteractionPhase) {
  UIPencilInteractionPhaseBegan, UIPencilInteractionPhaseChanged, UIPencilInteractionPhaseEnded,
  UIPencilInteractionPhaseCancelled
} TC_SWIFT("UIPencilInteraction.Phase") TC_IOS(17.5);
@class UIPencilInteraction;

TC_IOS(17.5) TC_UI
@interface UIPencilHoverPose : NSObject
- (instancetype)init TC_UNAVAILABLE;
@property (readonly) CGPoint location;
@property (readonly) CGFloat zOffset;
@property (readonly) CGFloat azimuthAngle;
@property (readonly) CGVector azimuthUnitVector;
@property (readonly) CGFloat altitudeAngle;
@property (readonly) CGFloat rollAngle;
@end
TC_IOS(17.5) TC_UI TC_SWIFT("UIPencilInteraction.Tap")
@interface UIPencilInteractionTap : NSObject
- (instancetype)init TC_UNAVAILABLE;
@property (readonly) NSTimeInterval timestamp;
@property (nullable, readonly) UIPencilHoverPose *hoverPose;
@end
TC_IOS(17.5) TC_UI TC_SWIFT("UIPencilInteraction.Squeeze")
@interface UIPencilInteractionSqueeze : NSObject
- (instancetype)init TC_UNAVAILABLE;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UIPencilInteractionPhase phase;
@property (nullable, readonly) UIPencilHoverPose *hoverPose;
@end

TC_IOS(12.1) TC_UI
@protocol UIPencilInteractionDelegate <NSObject>
@optional
- (void)pencilInteractionDidTap:(UIPencilInteraction *)i TC_SWIFT("pencilInteractionDidTap(_:)") TC_IOS_DEPRECATED(12.1, 17.5, "use pencilInteraction(_:didReceiveTap:)");
- (void)pencilInteraction:(UIPencilInteraction *)i didReceiveTap:(UIPencilInteractionTap *)tap TC_IOS(17.5) TC_SWIFT("pencilInteraction(_:didReceiveTap:)");
- (void)pencilInteraction:(UIPencilInteraction *)i didReceiveSqueeze:(UIPencilInteractionSqueeze *)squeeze TC_IOS(17.5) TC_SWIFT("pencilInteraction(_:didReceiveSqueeze:)");
@end
TC_IOS(12.1) TC_UI
@interface UIPencilInteraction : NSObject <UIInteraction>
- (instancetype)init;
- (instancetype)initWithDelegate:(id<UIPencilInteractionDelegate>)delegate TC_IOS(17.5);
@property (class, readonly) UIPencilPreferredAction preferredTapAction;
@property (class, readonly) UIPencilPreferredAction preferredSqueezeAction TC_IOS(17.5);
@property (class, readonly) BOOL prefersPencilOnlyDrawing TC_IOS(14.0);
@property (class, readonly) BOOL prefersHoverToolPreview TC_IOS(17.5);
@property (nullable, weak) id<UIPencilInteractionDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@end
#pragma clang assume_nonnull end
