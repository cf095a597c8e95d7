#pragma once
#pragma clang assume_nonnull begin
@class UIView, UIWindow, UIImage, UIColor, UIScreen, UITraitCollection, UIViewController;

typedef struct __attribute__((objc_boxable)) UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct __attribute__((objc_boxable)) UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef struct __attribute__((objc_boxable)) NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef TC_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1, UIRectCornerTopRight = 2, UIRectCornerBottomLeft = 4,
  UIRectCornerBottomRight = 8, UIRectCornerAllCorners = ~0UL
};
typedef TC_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4, UIRectEdgeRight = 8, UIRectEdgeAll = 15
};
typedef TC_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown, UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationLandscapeRight, UIInterfaceOrientationLandscapeLeft
};
typedef TC_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << 1, UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2,
  UIInterfaceOrientationMaskLandscapeRight = 1 << 3, UIInterfaceOrientationMaskLandscapeLeft = 1 << 4,
  UIInterfaceOrientationMaskLandscape = 3 << 3, UIInterfaceOrientationMaskAll = 15 << 1,
  UIInterfaceOrientationMaskAllButUpsideDown = 13 << 1
};
typedef TC_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular
};
typedef NSString *UIContentSizeCategory TC_STRING_ENUM;
typedef TC_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad, UIUserInterfaceIdiomTV,
  UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac = 5, UIUserInterfaceIdiomVision TC_IOS(17.0) = 6
};
typedef TC_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark
};
typedef TC_ENUM(NSInteger, UIForceTouchCapability) {
  UIForceTouchCapabilityUnknown = 0, UIForceTouchCapabilityUnavailable = 1, UIForceTouchCapabilityAvailable = 2
};
typedef TC_ENUM(NSInteger, UIDisplayGamut) {
  UIDisplayGamutUnspecified = -1, UIDisplayGamutSRGB, UIDisplayGamutP3
};

TC_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (readonly) UIForceTouchCapability forceTouchCapability;
@property (readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (readonly) CGFloat displayScale;
@property (readonly) UIDisplayGamut displayGamut;
@property (readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (readonly, copy) UIContentSizeCategory preferredContentSizeCategory;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(nullable UITraitCollection *)other TC_IOS(13.0) TC_SWIFT("hasDifferentColorAppearance(comparedTo:)");
@property (class, readonly) UITraitCollection *currentTraitCollection TC_IOS(13.0) TC_SWIFT("current");
@end
TC_UI
@protocol UITraitEnvironment <NSObject>
@property (readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previous TC_IOS_DEPRECATED(8.0, 17.0, "register for trait changes instead") TC_SWIFT("traitCollectionDidChange(_:)");
@end

@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init TC_DESIGNATED;
+ (instancetype)bezierPathWithRect:(CGRect)rect TC_SWIFT("init(rect:)");
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect TC_SWIFT("init(ovalIn:)");
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius TC_SWIFT("init(roundedRect:cornerRadius:)");
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)radii TC_SWIFT("init(roundedRect:byRoundingCorners:cornerRadii:)");
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start endAngle:(CGFloat)end clockwise:(BOOL)clockwise TC_SWIFT("init(arcCenter:radius:startAngle:endAngle:clockwise:)");
+ (instancetype)bezierPathWithCGPath:(CGPathRef)path TC_SWIFT("init(cgPath:)");
@property CGPathRef CGPath TC_SWIFT("cgPath");
@property (readonly, getter=isEmpty) BOOL empty;
@property (readonly) CGRect bounds;
@property CGFloat lineWidth;
@property CGLineCap lineCapStyle;
@property CGLineJoin lineJoinStyle;
- (void)moveToPoint:(CGPoint)p TC_SWIFT("move(to:)");
- (void)addLineToPoint:(CGPoint)p TC_SWIFT("addLine(to:)");
- (void)addCurveToPoint:(CGPoint)p controlPoint1:(CGPoint)a controlPoint2:(CGPoint)b TC_SWIFT("addCurve(to:controlPoint1:controlPoint2:)");
- (void)addQuadCurveToPoint:(CGPoint)p controlPoint:(CGPoint)a TC_SWIFT("addQuadCurve(to:controlPoint:)");
- (void)addArcWithCenter:(CGPoint)c radius:(CGFloat)r startAngle:(CGFloat)s endAngle:(CGFloat)e clockwise:(BOOL)cw TC_SWIFT("addArc(withCenter:radius:startAngle:endAngle:clockwise:)");
- (void)closePath TC_SWIFT("close()");
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath *)path TC_SWIFT("append(_:)");
- (BOOL)containsPoint:(CGPoint)p TC_SWIFT("contains(_:)");
- (void)applyTransform:(CGAffineTransform)t TC_SWIFT("apply(_:)");
- (void)fill;
- (void)stroke;
- (void)addClip;
@end
#pragma clang arc_cf_code_audited begin
CGContextRef _Nullable UIGraphicsGetCurrentContext(void);
#pragma clang arc_cf_code_audited end

TC_UI
@protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)space TC_SWIFT("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)space TC_SWIFT("convert(_:from:)");
@property (readonly) CGRect bounds;
@end
TC_UI
@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, readonly) UIScreen *mainScreen TC_SWIFT("main");
@property (readonly) CGRect bounds;
@property (readonly) CGFloat scale;
@property (readonly) CGFloat nativeScale;
@property (readonly) NSInteger maximumFramesPerSecond;
@end
TC_UI
@interface UIDevice : NSObject
@property (class, readonly) UIDevice *currentDevice TC_SWIFT("current");
@property (readonly) NSString *name;
@property (readonly) NSString *model;
@property (readonly) NSString *systemName;
@property (readonly) NSString *systemVersion;
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
#pragma clang assume_nonnull end
