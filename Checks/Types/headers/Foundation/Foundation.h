// Declaration-only stub of Foundation's Objective-C half.
#pragma once
#include "../ObjectiveC/ObjectiveC.h"
#include "CoreFoundation.h"
#pragma clang assume_nonnull begin

@class NSArray<__covariant Element>, NSCoder, NSError, NSDate, NSData, NSURL, NSUUID;
@class NSDictionary<KeyType, __covariant ObjectType>, NSSet<__covariant Element>, NSBundle;
@class NSProgress, NSLocale, NSMethodSignature, NSThread;

typedef double NSTimeInterval TC_SWIFT("TimeInterval");
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
struct _NSZone;
typedef struct _NSZone NSZone;

typedef TC_CLOSED_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending
} TC_SWIFT("ComparisonResult");
typedef TC_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2,
  NSKeyValueObservingOptionInitial = 4, NSKeyValueObservingOptionPrior = 8
};
typedef NSString *NSKeyValueChangeKey TC_STRING_ENUM;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder TC_SWIFT("encode(with:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSObject (FoundationStub)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
- (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change context:(nullable void *)context;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
- (void)performSelector:(SEL)selector withObject:(nullable id)object afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(nullable id)object;
@end

__attribute__((swift_bridge("Swift.String"))) TC_SENDABLE
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (instancetype)init TC_DESIGNATED;
- (instancetype)initWithString:(NSString *)string;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@end
@interface NSMutableString : NSString
- (void)appendString:(NSString *)string;
@end

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
- (instancetype)initWithString:(NSString *)string;
@end

TC_SENDABLE
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSNumber : NSValue
- (NSComparisonResult)compare:(NSNumber *)other TC_SWIFT("compare(_:)");
- (instancetype)initWithBool:(BOOL)value TC_SWIFT("init(value:)");
- (instancetype)initWithDouble:(double)value TC_SWIFT("init(value:)");
- (instancetype)initWithFloat:(float)value TC_SWIFT("init(value:)");
- (instancetype)initWithInteger:(NSInteger)value TC_SWIFT("init(value:)");
- (instancetype)initWithUnsignedInteger:(NSUInteger)value TC_SWIFT("init(value:)");
@property (readonly) BOOL boolValue;
@property (readonly) double doubleValue;
@property (readonly) float floatValue;
@property (readonly) int intValue TC_SWIFT("int32Value");
@property (readonly) NSInteger integerValue TC_SWIFT("intValue");
@property (readonly, copy) NSString *stringValue;
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant Element> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (Element)objectAtIndex:(NSUInteger)index TC_SWIFT("object(at:)");
@end
@interface NSMutableArray<Element> : NSArray<Element>
- (void)addObject:(Element)object TC_SWIFT("add(_:)");
@end
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (nullable ObjectType)objectForKey:(KeyType)key;
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
- (void)setObject:(ObjectType)object forKey:(id<NSCopying>)key;
@end
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant Element> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (nullable Element)anyObject;
@end
@interface NSMutableSet<Element> : NSSet<Element>
@end
@interface NSHashTable<Element> : NSObject
+ (NSHashTable<Element> *)weakObjectsHashTable TC_SWIFT("weakObjects()");
@property (readonly, copy) NSArray<Element> *allObjects;
- (void)addObject:(nullable Element)object TC_SWIFT("add(_:)");
- (void)removeObject:(nullable Element)object TC_SWIFT("remove(_:)");
- (BOOL)containsObject:(nullable Element)object TC_SWIFT("contains(_:)");
@end
@interface NSMapTable<Key, Value> : NSObject
+ (NSMapTable<Key, Value> *)weakToStrongObjectsMapTable TC_SWIFT("weakToStrongObjects()");
- (nullable Value)objectForKey:(nullable Key)key;
- (void)setObject:(nullable Value)object forKey:(nullable Key)key;
- (void)removeObjectForKey:(nullable Key)key;
@end
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end

__attribute__((swift_bridge("Foundation.Date"))) TC_SENDABLE
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@end
__attribute__((swift_bridge("Foundation.Data")))
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end
__attribute__((swift_bridge("Foundation.URL"))) TC_SENDABLE
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end
__attribute__((swift_bridge("Foundation.UUID"))) TC_SENDABLE
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end
__attribute__((swift_bridge("Foundation.IndexPath"))) TC_SENDABLE
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end

typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
TC_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)info TC_DESIGNATED;
@property (readonly, copy) NSErrorDomain domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@end

@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key TC_SWIFT("encode(_:forKey:)");
- (void)encodeDouble:(double)value forKey:(NSString *)key TC_SWIFT("encode(_:forKey:)");
- (void)encodeBool:(BOOL)value forKey:(NSString *)key TC_SWIFT("encode(_:forKey:)");
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key TC_SWIFT("encode(_:forKey:)");
- (nullable id)decodeObjectForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
@end

typedef NSString *NSNotificationName TC_STRING_ENUM TC_SWIFT("NSNotification.Name");
__attribute__((swift_bridge("Foundation.Notification")))
@interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@end
@class NSOperationQueue;
TC_SWIFT("NotificationCenter") TC_SENDABLE
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter TC_SWIFT("default");
- (void)addObserver:(id)observer selector:(SEL)selector name:(nullable NSNotificationName)name object:(nullable id)object;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)object queue:(nullable NSOperationQueue *)queue usingBlock:(void (^ TC_SENDABLE)(NSNotification *note))block;
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object;
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object userInfo:(nullable NSDictionary *)info;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)name object:(nullable id)object;
@end

TC_SWIFT("OperationQueue") TC_SENDABLE
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue TC_SWIFT("main");
- (void)addOperationWithBlock:(void (^ TC_SENDABLE)(void))block TC_SWIFT("addOperation(_:)");
@end

typedef NSString *NSRunLoopMode TC_STRING_ENUM TC_SWIFT("RunLoop.Mode");
@class NSTimer;
TC_SWIFT("RunLoop")
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop TC_SWIFT("current");
@property (class, readonly, strong) NSRunLoop *mainRunLoop TC_SWIFT("main");
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode TC_SWIFT("add(_:forMode:)");
@end
TC_EXTERN NSRunLoopMode const NSDefaultRunLoopMode;
TC_EXTERN NSRunLoopMode const NSRunLoopCommonModes;
TC_SWIFT("Timer")
@interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^ TC_SENDABLE)(NSTimer *timer))block TC_SWIFT("scheduledTimer(withTimeInterval:repeats:block:)");
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(nullable id)info repeats:(BOOL)repeats TC_SWIFT("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)");
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^ TC_SENDABLE)(NSTimer *timer))block TC_SWIFT("init(timeInterval:repeats:block:)");
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^ TC_SENDABLE)(NSTimer *timer))block TC_SWIFT("init(fire:interval:repeats:block:)");
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(nullable id)info repeats:(BOOL)repeats TC_SWIFT("init(timeInterval:target:selector:userInfo:repeats:)");
- (void)fire;
@property (copy) NSDate *fireDate;
@property NSTimeInterval tolerance;
- (void)invalidate;
@property (readonly, getter=isValid) BOOL valid;
@property (readonly) NSTimeInterval timeInterval;
@property (nullable, readonly, retain) id userInfo;
@end

TC_SWIFT("Bundle") TC_SENDABLE
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle TC_SWIFT("main");
+ (NSBundle *)bundleForClass:(Class)cls TC_SWIFT("init(for:)");
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext TC_SWIFT("url(forResource:withExtension:)");
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext TC_SWIFT("path(forResource:ofType:)");
- (nullable instancetype)initWithPath:(NSString *)path TC_DESIGNATED;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)table TC_SWIFT("localizedString(forKey:value:table:)");
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
@property (readonly, copy) NSString *bundlePath;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key TC_SWIFT("object(forInfoDictionaryKey:)");
@end

TC_SWIFT("ProcessInfo") TC_SENDABLE
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly) NSTimeInterval systemUptime;
@property (readonly, getter=isLowPowerModeEnabled) BOOL lowPowerModeEnabled TC_BOTH(9.0, 12.0);
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@end

TC_SWIFT("UserDefaults") TC_SENDABLE
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults TC_SWIFT("standard");
- (nullable instancetype)initWithSuiteName:(nullable NSString *)name TC_DESIGNATED;
- (nullable id)objectForKey:(NSString *)key;
- (void)setObject:(nullable id)value forKey:(NSString *)key TC_SWIFT("set(_:forKey:)");
- (void)setBool:(BOOL)value forKey:(NSString *)key TC_SWIFT("set(_:forKey:)");
- (void)setDouble:(double)value forKey:(NSString *)key TC_SWIFT("set(_:forKey:)");
- (void)setInteger:(NSInteger)value forKey:(NSString *)key TC_SWIFT("set(_:forKey:)");
- (nullable NSString *)stringForKey:(NSString *)key;
- (BOOL)boolForKey:(NSString *)key;
- (double)doubleForKey:(NSString *)key;
- (NSInteger)integerForKey:(NSString *)key;
- (void)removeObjectForKey:(NSString *)key;
@end

__attribute__((swift_bridge("Foundation.Locale"))) TC_SENDABLE
@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
@end
TC_SWIFT("Formatter")
@interface NSFormatter : NSObject <NSCopying, NSCoding>
- (nullable NSString *)stringForObjectValue:(nullable id)value TC_SWIFT("string(for:)");
@end
typedef TC_ENUM(NSUInteger, NSNumberFormatterStyle) {
  NSNumberFormatterNoStyle TC_SWIFT("none"), NSNumberFormatterDecimalStyle TC_SWIFT("decimal"),
  NSNumberFormatterCurrencyStyle TC_SWIFT("currency"), NSNumberFormatterPercentStyle TC_SWIFT("percent")
} TC_SWIFT("NumberFormatter.Style");
TC_SWIFT("NumberFormatter") TC_SENDABLE
@interface NSNumberFormatter : NSFormatter
- (nullable NSString *)stringFromNumber:(NSNumber *)number TC_SWIFT("string(from:)");
- (nullable NSNumber *)numberFromString:(NSString *)string TC_SWIFT("number(from:)");
@property NSNumberFormatterStyle numberStyle;
@property NSUInteger minimumFractionDigits;
@property NSUInteger maximumFractionDigits;
@property (null_resettable, copy) NSLocale *locale;
@property (null_resettable, copy) NSString *decimalSeparator;
@property (getter=isLenient) BOOL lenient;
@end

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end
TC_SENDABLE @interface NSLock : NSObject <NSLocking>
- (BOOL)tryLock TC_SWIFT("try()");
@end
TC_SENDABLE @interface NSRecursiveLock : NSObject <NSLocking>
@end
TC_SWIFT("Thread") TC_SENDABLE
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)type TC_DESIGNATED;
@property (readonly, copy) NSString *activityType;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSDictionary *userInfo;
@property (nullable, copy) NSURL *webpageURL;
@end
#pragma clang assume_nonnull end
