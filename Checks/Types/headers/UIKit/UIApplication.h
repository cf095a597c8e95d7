#pragma once
#pragma clang assume_nonnull begin
@class UIApplication, UIScene, UISceneSession, UISceneConnectionOptions, UIApplicationShortcutItem;
@protocol UIApplicationDelegate, UISceneDelegate;

typedef NSString *UIApplicationLaunchOptionsKey TC_STRING_ENUM TC_SWIFT("UIApplication.LaunchOptionsKey");
TC_EXTERN UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsShortcutItemKey TC_SWIFT("UIApplicationLaunchOptionsKey.shortcutItem");
TC_EXTERN UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey TC_SWIFT("UIApplicationLaunchOptionsKey.url");
typedef TC_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground
} TC_SWIFT("UIApplication.State");

TC_UI
@interface UIApplication : UIResponder
@property (class, readonly) UIApplication *sharedApplication TC_SWIFT("shared") __attribute__((availability(ios_app_extension, unavailable)));
@property (nullable, assign) id<UIApplicationDelegate> delegate;
@property (readonly) UIApplicationState applicationState;
@property (nullable, copy) NSArray<UIApplicationShortcutItem *> *shortcutItems;
@property (readonly, copy) NSSet<UIScene *> *connectedScenes TC_IOS(13.0);
@property (nullable, readonly) UIWindow *keyWindow TC_IOS_DEPRECATED(2.0, 13.0, "ask a window scene instead");
@property (readonly, copy) NSArray<__kindof UIWindow *> *windows TC_IOS_DEPRECATED(2.0, 15.0, "ask a window scene instead");
@property (getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (readonly) UIContentSizeCategory preferredContentSizeCategory;
- (void)sendEvent:(UIEvent *)event TC_SWIFT("sendEvent(_:)");
- (BOOL)sendAction:(SEL)action to:(nullable id)target from:(nullable id)sender forEvent:(nullable UIEvent *)event TC_SWIFT("sendAction(_:to:from:for:)") TC_DISCARDABLE;
@end
TC_EXTERN NSNotificationName const UIApplicationDidBecomeActiveNotification TC_SWIFT("UIApplication.didBecomeActiveNotification") TC_NONISOLATED;
TC_EXTERN NSNotificationName const UIApplicationWillResignActiveNotification TC_SWIFT("UIApplication.willResignActiveNotification") TC_NONISOLATED;
TC_EXTERN NSNotificationName const UIApplicationDidEnterBackgroundNotification TC_SWIFT("UIApplication.didEnterBackgroundNotification") TC_NONISOLATED;

typedef TC_ENUM(NSInteger, UIApplicationShortcutIconType) {
  UIApplicationShortcutIconTypeCompose, UIApplicationShortcutIconTypePlay, UIApplicationShortcutIconTypePause,
  UIApplicationShortcutIconTypeAdd, UIApplicationShortcutIconTypeLocation, UIApplicationShortcutIconTypeSearch,
  UIApplicationShortcutIconTypeShare, UIApplicationShortcutIconTypeProhibit, UIApplicationShortcutIconTypeContact,
  UIApplicationShortcutIconTypeHome, UIApplicationShortcutIconTypeMarkLocation, UIApplicationShortcutIconTypeFavorite,
  UIApplicationShortcutIconTypeLove, UIApplicationShortcutIconTypeCloud, UIApplicationShortcutIconTypeInvitation,
  UIApplicationShortcutIconTypeConfirmation, UIApplicationShortcutIconTypeMail, UIApplicationShortcutIconTypeMessage,
  UIApplicationShortcutIconTypeDate, UIApplicationShortcutIconTypeTime, UIApplicationShortcutIconTypeCapturePhoto,
  UIApplicationShortcutIconTypeCaptureVideo, UIApplicationShortcutIconTypeTask,
  UIApplicationShortcutIconTypeTaskCompleted, UIApplicationShortcutIconTypeAlarm, UIApplicationShortcutIconTypeBookmark,
  UIApplicationShortcutIconTypeShuffle, UIApplicationShortcutIconTypeAudio, UIApplicationShortcutIconTypeUpdate
} TC_SWIFT("UIApplicationShortcutIcon.IconType");
TC_SENDABLE
@interface UIApplicationShortcutIcon : NSObject <NSCopying>
+ (instancetype)iconWithType:(UIApplicationShortcutIconType)type TC_SWIFT("init(type:)");
+ (instancetype)iconWithTemplateImageName:(NSString *)name TC_SWIFT("init(templateImageName:)");
+ (instancetype)iconWithSystemImageName:(NSString *)name TC_IOS(13.0) TC_SWIFT("init(systemImageName:)");
@end
TC_UI
@interface UIApplicationShortcutItem : NSObject <NSCopying, NSMutableCopying>
- (instancetype)init TC_UNAVAILABLE;
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)title localizedSubtitle:(nullable NSString *)subtitle icon:(nullable UIApplicationShortcutIcon *)icon userInfo:(nullable NSDictionary<NSString *, id<NSSecureCoding>> *)info TC_DESIGNATED;
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)title;
@property (readonly, copy) NSString *type;
@property (readonly, copy) NSString *localizedTitle;
@property (nullable, readonly, copy) NSString *localizedSubtitle;
@property (nullable, readonly, copy) UIApplicationShortcutIcon *icon;
@property (nullable, readonly, copy) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
@property (nullable, readonly, copy) id targetContentIdentifier TC_IOS(13.0);
@end
TC_UI
@interface UIMutableApplicationShortcutItem : UIApplicationShortcutItem
@property (copy) NSString *type;
@property (copy) NSString *localizedTitle;
@property (nullable, copy) NSString *localizedSubtitle;
@property (nullable, copy) UIApplicationShortcutIcon *icon;
@property (nullable, copy) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
@end

typedef NSString *UISceneSessionRole TC_STRING_ENUM TC_SWIFT("UISceneSession.Role") TC_IOS(13.0);
TC_EXTERN UISceneSessionRole const UIWindowSceneSessionRoleApplication TC_IOS(13.0) TC_SWIFT("UISceneSessionRole.windowApplication");
TC_IOS(13.0) TC_UI
@interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)role TC_DESIGNATED;
@property (nullable, readonly, copy) NSString *name;
@property (readonly) UISceneSessionRole role;
@property (nullable) Class sceneClass;
@property (nullable) Class delegateClass;
@end

TC_UI
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)options TC_SWIFT("application(_:didFinishLaunchingWithOptions:)");
- (void)applicationDidBecomeActive:(UIApplication *)app TC_SWIFT("applicationDidBecomeActive(_:)");
- (void)applicationWillResignActive:(UIApplication *)app TC_SWIFT("applicationWillResignActive(_:)");
- (void)application:(UIApplication *)app performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL succeeded))handler TC_SWIFT("application(_:performActionFor:completionHandler:)");
- (UISceneConfiguration *)application:(UIApplication *)app configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options TC_IOS(13.0) TC_SWIFT("application(_:configurationForConnecting:options:)");
- (void)application:(UIApplication *)app didDiscardSceneSessions:(NSSet<UISceneSession *> *)sessions TC_IOS(13.0) TC_SWIFT("application(_:didDiscardSceneSessions:)");
- (UIInterfaceOrientationMask)application:(UIApplication *)app supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window TC_SWIFT("application(_:supportedInterfaceOrientationsFor:)");
- (void)applicationDidEnterBackground:(UIApplication *)app TC_SWIFT("applicationDidEnterBackground(_:)");
- (void)applicationWillEnterForeground:(UIApplication *)app TC_SWIFT("applicationWillEnterForeground(_:)");
- (void)applicationWillTerminate:(UIApplication *)app TC_SWIFT("applicationWillTerminate(_:)");
@property (nullable, strong) UIWindow *window;
@end

TC_IOS(13.0) TC_UI TC_SWIFT("UIScene.ConnectionOptions")
@interface UISceneConnectionOptions : NSObject
@property (nullable, readonly) UIApplicationShortcutItem *shortcutItem;
@property (readonly, copy) NSSet<NSUserActivity *> *userActivities;
@end
TC_IOS(13.0) TC_UI
@interface UISceneSession : NSObject
@property (nullable, readonly) UIScene *scene;
@property (readonly) UISceneSessionRole role;
@property (readonly, copy) UISceneConfiguration *configuration;
@property (readonly, strong) NSString *persistentIdentifier;
@end
typedef TC_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive, UISceneActivationStateBackground
} TC_SWIFT("UIScene.ActivationState") TC_IOS(13.0);
TC_IOS(13.0) TC_UI
@interface UIScene : UIResponder
- (instancetype)init TC_UNAVAILABLE;
@property (readonly) UISceneSession *session;
@property (nullable, strong) id<UISceneDelegate> delegate;
@property (readonly) UISceneActivationState activationState;
@property (null_resettable, copy) NSString *title;
@end
TC_IOS(13.0) TC_UI
@interface UIWindowScene : UIScene
@property (readonly) UIScreen *screen;
@property (readonly) NSArray<UIWindow *> *windows;
@property (readonly) UIInterfaceOrientation interfaceOrientation;
@property (readonly) UITraitCollection *traitCollection;
@property (nullable, readonly, strong) UIWindow *keyWindow TC_IOS(15.0);
@end
TC_IOS(13.0) TC_UI
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options TC_SWIFT("scene(_:willConnectTo:options:)");
- (void)sceneDidDisconnect:(UIScene *)scene TC_SWIFT("sceneDidDisconnect(_:)");
- (void)sceneDidBecomeActive:(UIScene *)scene TC_SWIFT("sceneDidBecomeActive(_:)");
- (void)sceneWillEnterForeground:(UIScene *)scene TC_SWIFT("sceneWillEnterForeground(_:)");
- (void)sceneDidEnterBackground:(UIScene *)scene TC_SWIFT("sceneDidEnterBackground(_:)");
- (void)sceneWillResignActive:(UIScene *)scene TC_SWIFT("sceneWillResignActive(_:)");
@end
TC_IOS(13.0) TC_UI
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)scene performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL succeeded))handler TC_SWIFT("windowScene(_:performActionFor:completionHandler:)");
@end
#pragma clang assume_nonnull end
