// System sounds, as far as vibration needs them.
#pragma once
#include "../Foundation/CoreFoundation.h"
#include "../Macros.h"
#pragma clang assume_nonnull begin
typedef uint32_t SystemSoundID;
enum : SystemSoundID { kSystemSoundID_Vibrate TC_NO_MAC = 0x00000FFF };

TC_EXTERN void AudioServicesPlayAlertSound(SystemSoundID sound);
TC_EXTERN void AudioServicesPlaySystemSound(SystemSoundID sound);
TC_EXTERN void AudioServicesPlayAlertSoundWithCompletion(SystemSoundID sound, void (^_Nullable completion)(void));
TC_EXTERN void AudioServicesPlaySystemSoundWithCompletion(SystemSoundID sound, void (^_Nullable completion)(void));
TC_EXTERN int32_t AudioServicesDisposeSystemSoundID(SystemSoundID sound);
#pragma clang assume_nonnull end
