#pragma once
#pragma clang assume_nonnull begin
TC_UI @interface NSMenuItem : NSObject
- (instancetype)initWithTitle:(NSString *)title action:(nullable SEL)action keyEquivalent:(NSString *)key TC_DESIGNATED;
@property (nullable, weak) id target;
@end
TC_UI @interface NSMenu : NSObject
- (instancetype)initWithTitle:(NSString *)title TC_DESIGNATED;
- (void)addItem:(NSMenuItem *)item TC_SWIFT("addItem(_:)");
- (NSMenuItem *)addItemWithTitle:(NSString *)title action:(nullable SEL)action keyEquivalent:(NSString *)key TC_SWIFT("addItem(withTitle:action:keyEquivalent:)") TC_DISCARDABLE;
- (BOOL)popUpMenuPositioningItem:(nullable NSMenuItem *)item atLocation:(NSPoint)p inView:(nullable NSView *)v TC_SWIFT("popUp(positioning:at:in:)") TC_DISCARDABLE;
@end
typedef TC_ENUM(NSInteger, NSApplicationActivationPolicy) {
  NSApplicationActivationPolicyRegular, NSApplicationActivationPolicyAccessory, NSApplicationActivationPolicyProhibited
} TC_SWIFT("NSApplication.ActivationPolicy");
TC_UI @interface NSApplication : NSResponder
@property (class, readonly, strong) __kindof NSApplication *sharedApplication TC_SWIFT("shared");
@property (nullable, weak) id<NSApplicationDelegate> delegate;
@property (nullable, readonly, assign) NSWindow *keyWindow;
@property (nullable, readonly, strong) NSEvent *currentEvent;
@property (nullable, strong) NSMenu *mainMenu;
- (void)activateIgnoringOtherApps:(BOOL)flag TC_SWIFT("activate(ignoringOtherApps:)");
- (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)policy TC_SWIFT("setActivationPolicy(_:)") TC_DISCARDABLE;
- (void)run;
- (void)terminate:(nullable id)sender TC_SWIFT("terminate(_:)");
- (void)sendEvent:(NSEvent *)event TC_SWIFT("sendEvent(_:)");
@end
TC_UI
@protocol NSApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(NSNotification *)n TC_SWIFT("applicationDidFinishLaunching(_:)");
- (BOOL)applicationShouldTerminateAfterLastWindowClosed:(NSApplication *)sender TC_SWIFT("applicationShouldTerminateAfterLastWindowClosed(_:)");
- (void)applicationWillTerminate:(NSNotification *)n TC_SWIFT("applicationWillTerminate(_:)");
- (nullable NSMenu *)applicationDockMenu:(NSApplication *)sender TC_SWIFT("applicationDockMenu(_:)");
@end
@interface NSWorkspace : NSObject
@property (class, readonly, strong) NSWorkspace *sharedWorkspace TC_SWIFT("shared");
@property (readonly) BOOL accessibilityDisplayShouldReduceMotion TC_MAC(10.12);
@property (readonly) BOOL accessibilityDisplayShouldReduceTransparency TC_MAC(10.10);
@property (readonly) BOOL accessibilityDisplayShouldIncreaseContrast TC_MAC(10.10);
@property (readonly, getter=isVoiceOverEnabled) BOOL voiceOverEnabled TC_MAC(10.13);
@property (readonly, strong) NSNotificationCenter *notificationCenter;
@end
TC_UI @interface NSScreen : NSObject
@property (class, nullable, readonly, strong) NSScreen *mainScreen TC_SWIFT("main");
@property (readonly) CGFloat backingScaleFactor;
@end
@interface NSAnimationContext : NSObject
+ (void)runAnimationGroup:(void (^ TC_NOESCAPE)(NSAnimationContext *context))changes completionHandler:(nullable void (^)(void))done TC_SWIFT("runAnimationGroup(_:completionHandler:)");
@property (class, readonly, strong) NSAnimationContext *currentContext TC_SWIFT("current");
@property NSTimeInterval duration;
@property BOOL allowsImplicitAnimation;
@end
TC_EXTERN NSNotificationName const NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification TC_SWIFT("NSWorkspace.accessibilityDisplayOptionsDidChangeNotification");
#pragma clang assume_nonnull end
