#pragma once
#pragma clang assume_nonnull begin
@protocol UIScrollViewDelegate;
TC_UI @interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, strong) UIImage *image;
@end

typedef TC_ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill, UIStackViewDistributionFillEqually, UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering
} TC_SWIFT("UIStackView.Distribution");
typedef TC_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline
} TC_SWIFT("UIStackView.Alignment");
TC_UI @interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame TC_DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
- (void)addArrangedSubview:(UIView *)view TC_SWIFT("addArrangedSubview(_:)");
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)index TC_SWIFT("insertArrangedSubview(_:at:)");
- (void)removeArrangedSubview:(UIView *)view TC_SWIFT("removeArrangedSubview(_:)");
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)view TC_SWIFT("setCustomSpacing(_:after:)");
@property (readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
@property UILayoutConstraintAxis axis;
@property UIStackViewDistribution distribution;
@property UIStackViewAlignment alignment;
@property CGFloat spacing;
@property (getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end

TC_UI @interface UIScrollView : UIView <NSCoding>
@property CGPoint contentOffset;
@property CGSize contentSize;
@property UIEdgeInsets contentInset;
@property (readonly) UIEdgeInsets adjustedContentInset;
@property (readonly, strong) UILayoutGuide *contentLayoutGuide;
@property (readonly, strong) UILayoutGuide *frameLayoutGuide;
@property (nullable, weak) id<UIScrollViewDelegate> delegate;
@property (getter=isScrollEnabled) BOOL scrollEnabled;
@property BOOL alwaysBounceVertical;
@property BOOL delaysContentTouches;
@property BOOL canCancelContentTouches;
@property (readonly, getter=isTracking) BOOL tracking;
@property (readonly, getter=isDragging) BOOL dragging;
- (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated TC_SWIFT("setContentOffset(_:animated:)");
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event inContentView:(UIView *)view TC_SWIFT("touchesShouldBegin(_:with:in:)");
- (BOOL)touchesShouldCancelInContentView:(UIView *)view TC_SWIFT("touchesShouldCancel(in:)");
@property (readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nullable, readonly) UIPinchGestureRecognizer *pinchGestureRecognizer;
@end
TC_UI
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)view TC_SWIFT("scrollViewDidScroll(_:)");
- (void)scrollViewWillBeginDragging:(UIScrollView *)view TC_SWIFT("scrollViewWillBeginDragging(_:)");
@end

@interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
@end
typedef TC_ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight, UIBlurEffectStyleDark,
  UIBlurEffectStyleRegular = 4, UIBlurEffectStyleProminent = 5, UIBlurEffectStyleSystemMaterial TC_IOS(13.0) = 8
} TC_SWIFT("UIBlurEffect.Style");
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style TC_SWIFT("init(style:)");
@end
TC_UI @interface UIVisualEffectView : UIView
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (readonly, strong) UIView *contentView;
@property (nullable, copy) UIVisualEffect *effect;
@end
#pragma clang assume_nonnull end
