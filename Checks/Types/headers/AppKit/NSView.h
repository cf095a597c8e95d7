#pragma once
#pragma clang assume_nonnull begin
TC_UI
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (nullable, assign) NSResponder *nextResponder TC_SWIFT("nextResponder");
- (void)mouseDown:(NSEvent *)event TC_SWIFT("mouseDown(with:)");
- (void)mouseUp:(NSEvent *)event TC_SWIFT("mouseUp(with:)");
- (void)mouseDragged:(NSEvent *)event TC_SWIFT("mouseDragged(with:)");
- (void)mouseMoved:(NSEvent *)event TC_SWIFT("mouseMoved(with:)");
- (void)mouseEntered:(NSEvent *)event TC_SWIFT("mouseEntered(with:)");
- (void)mouseExited:(NSEvent *)event TC_SWIFT("mouseExited(with:)");
- (void)rightMouseDown:(NSEvent *)event TC_SWIFT("rightMouseDown(with:)");
- (void)rightMouseUp:(NSEvent *)event TC_SWIFT("rightMouseUp(with:)");
- (void)rightMouseDragged:(NSEvent *)event TC_SWIFT("rightMouseDragged(with:)");
- (void)otherMouseDown:(NSEvent *)event TC_SWIFT("otherMouseDown(with:)");
- (void)magnifyWithEvent:(NSEvent *)event TC_SWIFT("magnify(with:)");
- (void)rotateWithEvent:(NSEvent *)event TC_SWIFT("rotate(with:)");
- (void)cursorUpdate:(NSEvent *)event TC_SWIFT("cursorUpdate(with:)");
- (BOOL)performKeyEquivalent:(NSEvent *)event TC_SWIFT("performKeyEquivalent(with:)");
- (void)scrollWheel:(NSEvent *)event TC_SWIFT("scrollWheel(with:)");
- (void)keyDown:(NSEvent *)event TC_SWIFT("keyDown(with:)");
- (void)keyUp:(NSEvent *)event TC_SWIFT("keyUp(with:)");
- (void)flagsChanged:(NSEvent *)event TC_SWIFT("flagsChanged(with:)");
- (void)tabletPoint:(NSEvent *)event TC_SWIFT("tabletPoint(with:)");
- (void)tabletProximity:(NSEvent *)event TC_SWIFT("tabletProximity(with:)");
- (void)pressureChangeWithEvent:(NSEvent *)event TC_MAC(10.10.3) TC_SWIFT("pressureChange(with:)");
- (void)touchesBeganWithEvent:(NSEvent *)event TC_SWIFT("touchesBegan(with:)");
- (void)touchesMovedWithEvent:(NSEvent *)event TC_SWIFT("touchesMoved(with:)");
- (void)touchesEndedWithEvent:(NSEvent *)event TC_SWIFT("touchesEnded(with:)");
- (void)touchesCancelledWithEvent:(NSEvent *)event TC_SWIFT("touchesCancelled(with:)");
- (void)quickLookWithEvent:(NSEvent *)event TC_SWIFT("quickLook(with:)");
@property (readonly) BOOL acceptsFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@property (nullable, strong) NSMenu *menu;
@end

typedef float NSLayoutPriority TC_STRING_ENUM TC_SWIFT("NSLayoutConstraint.Priority");
TC_EXTERN NSLayoutPriority const NSLayoutPriorityRequired TC_SWIFT("NSLayoutPriority.required");
TC_EXTERN NSLayoutPriority const NSLayoutPriorityDefaultHigh TC_SWIFT("NSLayoutPriority.defaultHigh");
TC_EXTERN NSLayoutPriority const NSLayoutPriorityDefaultLow TC_SWIFT("NSLayoutPriority.defaultLow");
typedef TC_ENUM(NSInteger, NSLayoutConstraintOrientation) {
  NSLayoutConstraintOrientationHorizontal, NSLayoutConstraintOrientationVertical
} TC_SWIFT("NSLayoutConstraint.Orientation");
#define TC_LAYOUT_PRIORITY NSLayoutPriority
#define TC_LAYOUT_AXIS NSLayoutConstraintOrientation
#pragma clang assume_nonnull end
#include "../Layout/Layout.h"
#pragma clang assume_nonnull begin
TC_UI @interface NSLayoutGuide : NSObject <NSCoding>
TC_LAYOUT_ANCHORS
@property (readonly) NSRect frame;
@end
typedef struct NSEdgeInsets { CGFloat top, left, bottom, right; } NSEdgeInsets;
typedef TC_ENUM(NSInteger, NSViewLayerContentsRedrawPolicy) {
  NSViewLayerContentsRedrawNever, NSViewLayerContentsRedrawOnSetNeedsDisplay,
  NSViewLayerContentsRedrawDuringViewResize, NSViewLayerContentsRedrawBeforeViewResize, NSViewLayerContentsRedrawCrossfade
} TC_SWIFT("NSView.LayerContentsRedrawPolicy");
typedef TC_OPTIONS(NSUInteger, NSAutoresizingMaskOptions) {
  NSViewMinXMargin TC_SWIFT("minXMargin") = 1, NSViewWidthSizable TC_SWIFT("width") = 2,
  NSViewMaxXMargin TC_SWIFT("maxXMargin") = 4, NSViewMinYMargin TC_SWIFT("minYMargin") = 8,
  NSViewHeightSizable TC_SWIFT("height") = 16, NSViewMaxYMargin TC_SWIFT("maxYMargin") = 32
} TC_SWIFT("NSView.AutoresizingMask");

typedef TC_OPTIONS(NSUInteger, NSTrackingAreaOptions) {
  NSTrackingMouseEnteredAndExited = 0x01, NSTrackingMouseMoved = 0x02, NSTrackingActiveInKeyWindow = 0x20,
  NSTrackingActiveInActiveApp = 0x40, NSTrackingActiveAlways = 0x80, NSTrackingInVisibleRect = 0x200
} TC_SWIFT("NSTrackingArea.Options");
@interface NSTrackingArea : NSObject <NSCopying, NSCoding>
- (instancetype)initWithRect:(NSRect)rect options:(NSTrackingAreaOptions)options owner:(nullable id)owner userInfo:(nullable NSDictionary *)info;
@end

TC_UI
@interface NSView : NSResponder <NSAppearanceCustomization, NSAccessibilityElement, NSAccessibility, CALayerDelegate>
- (instancetype)initWithFrame:(NSRect)frame TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, readonly, assign) NSView *superview;
@property (copy) NSArray<__kindof NSView *> *subviews;
@property NSRect frame;
@property NSRect bounds;
@property (getter=isHidden) BOOL hidden;
@property (readonly, getter=isHiddenOrHasHiddenAncestor) BOOL hiddenOrHasHiddenAncestor;
@property CGFloat alphaValue;
@property BOOL wantsLayer;
@property (nullable, strong) CALayer *layer;
- (CALayer *)makeBackingLayer;
@property (readonly) BOOL wantsUpdateLayer;
- (void)updateLayer;
@property BOOL needsDisplay;
@property BOOL needsLayout;
@property NSViewLayerContentsRedrawPolicy layerContentsRedrawPolicy;
@property BOOL clipsToBounds TC_MAC(14.0);
@property (readonly) NSEdgeInsets safeAreaInsets TC_MAC(11.0);
@property NSAutoresizingMaskOptions autoresizingMask;
@property (readonly) NSRect visibleRect;
@property (nullable, copy) NSString *toolTip;
- (void)setFrameSize:(NSSize)size TC_SWIFT("setFrameSize(_:)");
- (void)viewWillMoveToSuperview:(nullable NSView *)view TC_SWIFT("viewWillMove(toSuperview:)");
- (void)viewDidChangeBackingProperties;
- (void)viewDidChangeEffectiveAppearance;
- (BOOL)isDescendantOf:(NSView *)view TC_SWIFT("isDescendant(of:)");
- (void)layout;
- (void)drawRect:(NSRect)rect TC_SWIFT("draw(_:)");
@property (readonly, getter=isFlipped) BOOL flipped;
- (void)addSubview:(NSView *)view TC_SWIFT("addSubview(_:)");
- (void)removeFromSuperview;
- (void)viewDidMoveToWindow;
- (void)viewWillMoveToWindow:(nullable NSWindow *)window TC_SWIFT("viewWillMove(toWindow:)");
- (void)viewDidMoveToSuperview;
- (NSPoint)convertPoint:(NSPoint)p fromView:(nullable NSView *)v TC_SWIFT("convert(_:from:)");
- (NSPoint)convertPoint:(NSPoint)p toView:(nullable NSView *)v TC_SWIFT("convert(_:to:)");
- (NSRect)convertRect:(NSRect)r toView:(nullable NSView *)v TC_SWIFT("convert(_:to:)");
- (nullable NSView *)hitTest:(NSPoint)p TC_SWIFT("hitTest(_:)");
- (BOOL)acceptsFirstMouse:(nullable NSEvent *)event TC_SWIFT("acceptsFirstMouse(for:)");
@property (nullable, strong) NSPressureConfiguration *pressureConfiguration TC_MAC(10.11);
@property (copy) NSArray<__kindof NSGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(NSGestureRecognizer *)g TC_SWIFT("addGestureRecognizer(_:)");
- (void)removeGestureRecognizer:(NSGestureRecognizer *)g TC_SWIFT("removeGestureRecognizer(_:)");
- (void)addTrackingArea:(NSTrackingArea *)area TC_SWIFT("addTrackingArea(_:)");
- (void)removeTrackingArea:(NSTrackingArea *)area TC_SWIFT("removeTrackingArea(_:)");
- (void)updateTrackingAreas;
@property (readonly, copy) NSArray<NSTrackingArea *> *trackingAreas;
TC_LAYOUT_VIEW
@property (readonly) NSSize fittingSize;
@property (readonly, strong) NSLayoutGuide *safeAreaLayoutGuide TC_MAC(11.0);
- (void)addLayoutGuide:(NSLayoutGuide *)guide TC_SWIFT("addLayoutGuide(_:)");
@property BOOL wantsRestingTouches;
@end


TC_UI @interface NSClipView : NSView
@property (nullable, strong) __kindof NSView *documentView;
@property BOOL drawsBackground;
@end
TC_UI @interface NSScrollView : NSView
- (instancetype)initWithFrame:(NSRect)frame TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (nullable, strong) __kindof NSView *documentView;
@property (strong) NSClipView *contentView;
@property BOOL hasVerticalScroller;
@end
typedef TC_ENUM(NSInteger, NSUserInterfaceLayoutOrientation) {
  NSUserInterfaceLayoutOrientationHorizontal, NSUserInterfaceLayoutOrientationVertical
};
typedef TC_ENUM(NSInteger, NSStackViewDistribution) {
  NSStackViewDistributionGravityAreas = -1, NSStackViewDistributionFill, NSStackViewDistributionFillEqually,
  NSStackViewDistributionFillProportionally, NSStackViewDistributionEqualSpacing, NSStackViewDistributionEqualCentering
} TC_SWIFT("NSStackView.Distribution");
TC_UI @interface NSStackView : NSView
+ (instancetype)stackViewWithViews:(NSArray<NSView *> *)views TC_SWIFT("init(views:)");
@property NSUserInterfaceLayoutOrientation orientation;
@property NSStackViewDistribution distribution;
@property NSLayoutAttribute alignment;
@property CGFloat spacing;
@property (readonly, copy) NSArray<NSView *> *arrangedSubviews;
- (void)addArrangedSubview:(NSView *)view TC_SWIFT("addArrangedSubview(_:)");
@end
#pragma clang assume_nonnull end
