#pragma once
#pragma clang assume_nonnull begin
@class UIWindowScene;
typedef float UILayoutPriority TC_STRING_ENUM;
TC_EXTERN UILayoutPriority const UILayoutPriorityRequired TC_SWIFT("UILayoutPriority.required");
TC_EXTERN UILayoutPriority const UILayoutPriorityDefaultHigh TC_SWIFT("UILayoutPriority.defaultHigh");
TC_EXTERN UILayoutPriority const UILayoutPriorityDefaultLow TC_SWIFT("UILayoutPriority.defaultLow");
TC_EXTERN UILayoutPriority const UILayoutPriorityFittingSizeLevel TC_SWIFT("UILayoutPriority.fittingSizeLevel");
typedef TC_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical
} TC_SWIFT("NSLayoutConstraint.Axis");
#define TC_LAYOUT_PRIORITY UILayoutPriority
#define TC_LAYOUT_AXIS UILayoutConstraintAxis
#pragma clang assume_nonnull end
#include "../Layout/Layout.h"
#pragma clang assume_nonnull begin
TC_UI
@protocol UIInteraction <NSObject>
@property (nullable, weak, readonly) UIView *view;
- (void)willMoveToView:(nullable UIView *)view TC_SWIFT("willMove(to:)");
- (void)didMoveToView:(nullable UIView *)view TC_SWIFT("didMove(to:)");
@end

typedef TC_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2,
  UIViewAutoresizingFlexibleRightMargin = 4, UIViewAutoresizingFlexibleTopMargin = 8,
  UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32
} TC_SWIFT("UIView.AutoresizingMask");
typedef TC_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw, UIViewContentModeCenter
} TC_SWIFT("UIView.ContentMode");
typedef TC_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1, UIViewAnimationOptionAllowUserInteraction = 2,
  UIViewAnimationOptionBeginFromCurrentState = 4, UIViewAnimationOptionRepeat = 8,
  UIViewAnimationOptionAutoreverse = 16, UIViewAnimationOptionCurveEaseInOut TC_SWIFT("curveEaseInOut") = 0,
  UIViewAnimationOptionCurveEaseIn = 1 << 16, UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16
} TC_SWIFT("UIView.AnimationOptions");
typedef TC_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear
} TC_SWIFT("UIView.AnimationCurve");
typedef uint64_t UIAccessibilityTraits TC_STRING_ENUM;

TC_UI @interface UILayoutGuide : NSObject <NSCoding>
TC_LAYOUT_ANCHORS
@property (readonly) CGRect layoutFrame;
@property (nullable, readonly, weak) UIView *owningView;
@property (copy) NSString *identifier;
@end
typedef TC_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback, UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight, UISemanticContentAttributeForceRightToLeft
};

TC_UI
@interface UIView : UIResponder <NSCoding, UICoordinateSpace, UITraitEnvironment, CALayerDelegate>
@property (class, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property NSInteger tag;
@property (readonly, strong) CALayer *layer;
@property CGRect frame;
@property CGRect bounds;
@property CGPoint center;
@property CGAffineTransform transform;
@property CATransform3D transform3D TC_IOS(13.0);
@property CGFloat contentScaleFactor;
@property (getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (getter=isExclusiveTouch) BOOL exclusiveTouch;
@property BOOL autoresizesSubviews;
@property UIViewAutoresizing autoresizingMask;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event TC_SWIFT("hitTest(_:with:)");
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event TC_SWIFT("point(inside:with:)");
- (CGPoint)convertPoint:(CGPoint)p toView:(nullable UIView *)v TC_SWIFT("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)p fromView:(nullable UIView *)v TC_SWIFT("convert(_:from:)");
- (CGRect)convertRect:(CGRect)r toView:(nullable UIView *)v TC_SWIFT("convert(_:to:)");
- (CGRect)convertRect:(CGRect)r fromView:(nullable UIView *)v TC_SWIFT("convert(_:from:)");
- (CGSize)sizeThatFits:(CGSize)size TC_SWIFT("sizeThatFits(_:)");
- (void)sizeToFit;
@property (nullable, readonly) UIView *superview;
@property (readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index TC_SWIFT("insertSubview(_:at:)");
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling TC_SWIFT("insertSubview(_:belowSubview:)");
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling TC_SWIFT("insertSubview(_:aboveSubview:)");
- (void)addSubview:(UIView *)view TC_SWIFT("addSubview(_:)");
- (void)bringSubviewToFront:(UIView *)view TC_SWIFT("bringSubviewToFront(_:)");
- (void)sendSubviewToBack:(UIView *)view TC_SWIFT("sendSubviewToBack(_:)");
- (void)didAddSubview:(UIView *)view TC_SWIFT("didAddSubview(_:)");
- (void)willRemoveSubview:(UIView *)view TC_SWIFT("willRemoveSubview(_:)");
- (void)willMoveToSuperview:(nullable UIView *)view TC_SWIFT("willMove(toSuperview:)");
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)window TC_SWIFT("willMove(toWindow:)");
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view TC_SWIFT("isDescendant(of:)");
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag TC_SWIFT("viewWithTag(_:)");
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property UIEdgeInsets layoutMargins;
@property (readonly) UIEdgeInsets safeAreaInsets;
- (void)drawRect:(CGRect)rect TC_SWIFT("draw(_:)");
- (void)setNeedsDisplay;
@property BOOL clipsToBounds;
@property (nullable, copy) UIColor *backgroundColor;
@property CGFloat alpha;
@property (getter=isOpaque) BOOL opaque;
@property (getter=isHidden) BOOL hidden;
@property UIViewContentMode contentMode;
@property (nullable, strong) UIView *maskView TC_SWIFT("mask");
@property (null_resettable, strong) UIColor *tintColor;
- (void)tintColorDidChange;
+ (void)performWithoutAnimation:(void (^ TC_NOESCAPE)(void))actions;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(nullable void (^)(BOOL finished))completion TC_SWIFT("animate(withDuration:delay:options:animations:completion:)");
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(nullable void (^)(BOOL finished))completion TC_SWIFT("animate(withDuration:animations:completion:)");
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations TC_SWIFT("animate(withDuration:animations:)");
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)damping initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(nullable void (^)(BOOL finished))completion TC_SWIFT("animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)");
@property (class, readonly) BOOL areAnimationsEnabled;
@property (class, readonly) NSTimeInterval inheritedAnimationDuration;
@property (nullable, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)g TC_SWIFT("addGestureRecognizer(_:)");
- (void)removeGestureRecognizer:(UIGestureRecognizer *)g TC_SWIFT("removeGestureRecognizer(_:)");
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)g TC_SWIFT("gestureRecognizerShouldBegin(_:)");
- (void)addInteraction:(id<UIInteraction>)interaction TC_SWIFT("addInteraction(_:)");
- (void)removeInteraction:(id<UIInteraction>)interaction TC_SWIFT("removeInteraction(_:)");
@property (copy) NSArray<id<UIInteraction>> *interactions;
TC_LAYOUT_VIEW
@property (readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (readonly, strong) UILayoutGuide *readableContentGuide;
@property NSDirectionalEdgeInsets directionalLayoutMargins;
@property UISemanticContentAttribute semanticContentAttribute;
@property UIUserInterfaceStyle overrideUserInterfaceStyle TC_IOS(13.0);
- (void)addLayoutGuide:(UILayoutGuide *)guide TC_SWIFT("addLayoutGuide(_:)");
- (void)safeAreaInsetsDidChange;
- (void)layoutMarginsDidChange;
@end

TC_UI
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)scene TC_IOS(13.0) TC_SWIFT("init(windowScene:)");
@property (nullable, weak) UIWindowScene *windowScene TC_IOS(13.0);
@property (nullable, strong) UIViewController *rootViewController;
@property (strong) UIScreen *screen;
@property (readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyWindow TC_SWIFT("makeKey()");
- (void)makeKeyAndVisible;
- (void)sendEvent:(UIEvent *)event TC_SWIFT("sendEvent(_:)");
@end
#pragma clang assume_nonnull end
