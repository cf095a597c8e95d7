// Declaration-only stub of CoreHaptics.
#pragma once
#include "../Foundation/Foundation.h"
#pragma clang assume_nonnull begin
typedef NSString *CHHapticEventParameterID TC_STRING_ENUM TC_SWIFT("CHHapticEvent.ParameterID");
TC_EXTERN CHHapticEventParameterID const CHHapticEventParameterIDHapticIntensity TC_BOTH(13.0, 10.15) TC_SWIFT("CHHapticEventParameterID.hapticIntensity");
TC_EXTERN CHHapticEventParameterID const CHHapticEventParameterIDHapticSharpness TC_BOTH(13.0, 10.15) TC_SWIFT("CHHapticEventParameterID.hapticSharpness");
typedef NSString *CHHapticDynamicParameterID TC_STRING_ENUM TC_SWIFT("CHHapticDynamicParameter.ID");
TC_EXTERN CHHapticDynamicParameterID const CHHapticDynamicParameterIDHapticIntensityControl TC_BOTH(13.0, 10.15) TC_SWIFT("CHHapticDynamicParameterID.hapticIntensityControl");
typedef NSString *CHHapticEventType TC_STRING_ENUM TC_SWIFT("CHHapticEvent.EventType");
TC_EXTERN CHHapticEventType const CHHapticEventTypeHapticTransient TC_BOTH(13.0, 10.15) TC_SWIFT("CHHapticEventType.hapticTransient");
TC_EXTERN CHHapticEventType const CHHapticEventTypeHapticContinuous TC_BOTH(13.0, 10.15) TC_SWIFT("CHHapticEventType.hapticContinuous");

TC_EXTERN CHHapticEventParameterID const CHHapticEventParameterIDAttackTime TC_BOTH(13.0, 10.15) TC_SWIFT("CHHapticEventParameterID.attackTime");
TC_EXTERN CHHapticEventParameterID const CHHapticEventParameterIDDecayTime TC_BOTH(13.0, 10.15) TC_SWIFT("CHHapticEventParameterID.decayTime");
TC_EXTERN CHHapticDynamicParameterID const CHHapticDynamicParameterIDHapticSharpnessControl TC_BOTH(13.0, 10.15) TC_SWIFT("CHHapticDynamicParameterID.hapticSharpnessControl");

TC_BOTH(13.0, 10.15)
@interface CHHapticEventParameter : NSObject
- (instancetype)initWithParameterID:(CHHapticEventParameterID)parameter value:(float)value TC_DESIGNATED;
@property (readonly) CHHapticEventParameterID parameterID;
@property float value;
@end
TC_BOTH(13.0, 10.15)
@interface CHHapticDynamicParameter : NSObject
- (instancetype)initWithParameterID:(CHHapticDynamicParameterID)parameter value:(float)value relativeTime:(NSTimeInterval)time TC_DESIGNATED;
@end
TC_BOTH(13.0, 10.15)
@interface CHHapticEvent : NSObject
- (instancetype)initWithEventType:(CHHapticEventType)type parameters:(NSArray<CHHapticEventParameter *> *)parameters relativeTime:(NSTimeInterval)time;
- (instancetype)initWithEventType:(CHHapticEventType)type parameters:(NSArray<CHHapticEventParameter *> *)parameters relativeTime:(NSTimeInterval)time duration:(NSTimeInterval)duration;
@end
TC_BOTH(13.0, 10.15)
@interface CHHapticPattern : NSObject
- (nullable instancetype)initWithEvents:(NSArray<CHHapticEvent *> *)events parameters:(NSArray<CHHapticDynamicParameter *> *)parameters error:(NSError **)error;
@property (readonly) NSTimeInterval duration;
@end
TC_BOTH(13.0, 10.15)
@protocol CHHapticPatternPlayer <NSObject>
- (BOOL)startAtTime:(NSTimeInterval)time error:(NSError **)error TC_SWIFT("start(atTime:)");
- (BOOL)stopAtTime:(NSTimeInterval)time error:(NSError **)error TC_SWIFT("stop(atTime:)");
- (BOOL)sendParameters:(NSArray<CHHapticDynamicParameter *> *)parameters atTime:(NSTimeInterval)time error:(NSError **)error;
@end
TC_BOTH(13.0, 10.15)
@protocol CHHapticAdvancedPatternPlayer <CHHapticPatternPlayer>
@property BOOL loopEnabled;
@property float playbackRate;
@end
TC_BOTH(13.0, 10.15)
@protocol CHHapticDeviceCapability <NSObject>
@property (readonly) BOOL supportsHaptics;
@property (readonly) BOOL supportsAudio;
@end
typedef TC_ENUM(NSInteger, CHHapticEngineStoppedReason) {
  CHHapticEngineStoppedReasonAudioSessionInterrupt = 1, CHHapticEngineStoppedReasonApplicationSuspended = 2,
  CHHapticEngineStoppedReasonIdleTimeout = 3, CHHapticEngineStoppedReasonSystemError = -1
} TC_SWIFT("CHHapticEngine.StoppedReason");
TC_BOTH(13.0, 10.15)
@interface CHHapticEngine : NSObject
+ (id<CHHapticDeviceCapability>)capabilitiesForHardware;
- (nullable instancetype)initAndReturnError:(NSError **)error TC_SWIFT("init()");
@property (copy) void (^stoppedHandler)(CHHapticEngineStoppedReason reason);
@property (copy) void (^resetHandler)(void);
@property BOOL playsHapticsOnly;
@property (getter=isAutoShutdownEnabled) BOOL autoShutdownEnabled;
@property (readonly) CFTimeInterval currentTime;
@property BOOL isMutedForHaptics;
- (void)startWithCompletionHandler:(nullable void (^)(NSError *_Nullable error))handler TC_SWIFT("start(completionHandler:)");
- (BOOL)startAndReturnError:(NSError **)error TC_SWIFT("start()");
- (void)stopWithCompletionHandler:(nullable void (^)(NSError *_Nullable error))handler TC_SWIFT("stop(completionHandler:)");
- (nullable id<CHHapticPatternPlayer>)createPlayerWithPattern:(CHHapticPattern *)pattern error:(NSError **)error TC_SWIFT("makePlayer(with:)");
- (nullable id<CHHapticAdvancedPatternPlayer>)createAdvancedPlayerWithPattern:(CHHapticPattern *)pattern error:(NSError **)error TC_SWIFT("makeAdvancedPlayer(with:)");
@end
#pragma clang assume_nonnull end
