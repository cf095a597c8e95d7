#pragma once
#pragma clang assume_nonnull begin
typedef TC_OPTIONS(NSUInteger, NSWindowStyleMask) {
  NSWindowStyleMaskBorderless = 0, NSWindowStyleMaskTitled = 1, NSWindowStyleMaskClosable = 2,
  NSWindowStyleMaskMiniaturizable = 4, NSWindowStyleMaskResizable = 8
} TC_SWIFT("NSWindow.StyleMask");
typedef TC_ENUM(NSUInteger, NSBackingStoreType) { NSBackingStoreBuffered = 2 } TC_SWIFT("NSWindow.BackingStoreType");
TC_UI
@interface NSWindow : NSResponder <NSAppearanceCustomization>
- (instancetype)initWithContentRect:(NSRect)rect styleMask:(NSWindowStyleMask)style backing:(NSBackingStoreType)backing defer:(BOOL)flag TC_DESIGNATED;
@property (nullable, strong) __kindof NSView *contentView;
@property (nullable, strong) NSViewController *contentViewController;
@property (copy) NSString *title;
@property (readonly) CGFloat backingScaleFactor;
- (void)makeKeyAndOrderFront:(nullable id)sender TC_SWIFT("makeKeyAndOrderFront(_:)");
- (BOOL)makeFirstResponder:(nullable NSResponder *)responder TC_SWIFT("makeFirstResponder(_:)") TC_DISCARDABLE;
@property (nullable, weak) id<NSWindowDelegate> delegate;
@property (readonly) NSInteger windowNumber;
@property (readonly, getter=isKeyWindow) BOOL keyWindow;
@property (getter=isReleasedWhenClosed) BOOL releasedWhenClosed;
- (void)close;
- (void)center;
- (void)sendEvent:(NSEvent *)event TC_SWIFT("sendEvent(_:)");
@end
TC_UI
@interface NSViewController : NSResponder
- (instancetype)initWithNibName:(nullable NSString *)nib bundle:(nullable NSBundle *)bundle TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (strong) NSView *view;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewDidAppear;
- (void)viewWillDisappear;
@end

TC_UI
@protocol NSWindowDelegate <NSObject>
@optional
- (void)windowWillClose:(NSNotification *)n TC_SWIFT("windowWillClose(_:)");
- (void)windowDidResignKey:(NSNotification *)n TC_SWIFT("windowDidResignKey(_:)");
@end
#pragma clang assume_nonnull end
