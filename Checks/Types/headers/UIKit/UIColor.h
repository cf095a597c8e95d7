#pragma once
#pragma clang assume_nonnull begin
@class UIImageConfiguration, UIImageSymbolConfiguration;
TC_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (instancetype)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
- (instancetype)initWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha TC_SWIFT("init(displayP3Red:green:blue:alpha:)");
- (instancetype)initWithCGColor:(CGColorRef)color TC_SWIFT("init(cgColor:)");
- (instancetype)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *traits))provider TC_IOS(13.0);
+ (nullable UIColor *)colorNamed:(NSString *)name TC_SWIFT("init(named:)");
@property (class, readonly) UIColor *blackColor TC_SWIFT("black");
@property (class, readonly) UIColor *whiteColor TC_SWIFT("white");
@property (class, readonly) UIColor *grayColor TC_SWIFT("gray");
@property (class, readonly) UIColor *lightGrayColor TC_SWIFT("lightGray");
@property (class, readonly) UIColor *darkGrayColor TC_SWIFT("darkGray");
@property (class, readonly) UIColor *redColor TC_SWIFT("red");
@property (class, readonly) UIColor *greenColor TC_SWIFT("green");
@property (class, readonly) UIColor *blueColor TC_SWIFT("blue");
@property (class, readonly) UIColor *cyanColor TC_SWIFT("cyan");
@property (class, readonly) UIColor *yellowColor TC_SWIFT("yellow");
@property (class, readonly) UIColor *magentaColor TC_SWIFT("magenta");
@property (class, readonly) UIColor *orangeColor TC_SWIFT("orange");
@property (class, readonly) UIColor *purpleColor TC_SWIFT("purple");
@property (class, readonly) UIColor *brownColor TC_SWIFT("brown");
@property (class, readonly) UIColor *clearColor TC_SWIFT("clear");
@property (class, readonly) UIColor *systemBlueColor TC_SWIFT("systemBlue");
@property (class, readonly) UIColor *systemRedColor TC_SWIFT("systemRed");
@property (class, readonly) UIColor *systemGreenColor TC_SWIFT("systemGreen");
@property (class, readonly) UIColor *systemOrangeColor TC_SWIFT("systemOrange");
@property (class, readonly) UIColor *systemYellowColor TC_SWIFT("systemYellow");
@property (class, readonly) UIColor *systemPinkColor TC_SWIFT("systemPink");
@property (class, readonly) UIColor *systemTealColor TC_SWIFT("systemTeal");
@property (class, readonly) UIColor *systemPurpleColor TC_SWIFT("systemPurple");
@property (class, readonly) UIColor *systemGrayColor TC_SWIFT("systemGray");
@property (class, readonly) UIColor *systemIndigoColor TC_IOS(13.0) TC_SWIFT("systemIndigo");
@property (class, readonly) UIColor *systemGray2Color TC_IOS(13.0) TC_SWIFT("systemGray2");
@property (class, readonly) UIColor *systemGray3Color TC_IOS(13.0) TC_SWIFT("systemGray3");
@property (class, readonly) UIColor *systemGray4Color TC_IOS(13.0) TC_SWIFT("systemGray4");
@property (class, readonly) UIColor *systemGray5Color TC_IOS(13.0) TC_SWIFT("systemGray5");
@property (class, readonly) UIColor *systemGray6Color TC_IOS(13.0) TC_SWIFT("systemGray6");
@property (class, readonly) UIColor *systemBrownColor TC_IOS(13.0) TC_SWIFT("systemBrown");
@property (class, readonly) UIColor *systemMintColor TC_IOS(15.0) TC_SWIFT("systemMint");
@property (class, readonly) UIColor *systemCyanColor TC_IOS(15.0) TC_SWIFT("systemCyan");
@property (class, readonly) UIColor *labelColor TC_IOS(13.0) TC_SWIFT("label");
@property (class, readonly) UIColor *secondaryLabelColor TC_IOS(13.0) TC_SWIFT("secondaryLabel");
@property (class, readonly) UIColor *tertiaryLabelColor TC_IOS(13.0) TC_SWIFT("tertiaryLabel");
@property (class, readonly) UIColor *quaternaryLabelColor TC_IOS(13.0) TC_SWIFT("quaternaryLabel");
@property (class, readonly) UIColor *placeholderTextColor TC_IOS(13.0) TC_SWIFT("placeholderText");
@property (class, readonly) UIColor *linkColor TC_IOS(13.0) TC_SWIFT("link");
@property (class, readonly) UIColor *separatorColor TC_IOS(13.0) TC_SWIFT("separator");
@property (class, readonly) UIColor *opaqueSeparatorColor TC_IOS(13.0) TC_SWIFT("opaqueSeparator");
@property (class, readonly) UIColor *systemBackgroundColor TC_IOS(13.0) TC_SWIFT("systemBackground");
@property (class, readonly) UIColor *secondarySystemBackgroundColor TC_IOS(13.0) TC_SWIFT("secondarySystemBackground");
@property (class, readonly) UIColor *tertiarySystemBackgroundColor TC_IOS(13.0) TC_SWIFT("tertiarySystemBackground");
@property (class, readonly) UIColor *systemGroupedBackgroundColor TC_IOS(13.0) TC_SWIFT("systemGroupedBackground");
@property (class, readonly) UIColor *secondarySystemGroupedBackgroundColor TC_IOS(13.0) TC_SWIFT("secondarySystemGroupedBackground");
@property (class, readonly) UIColor *systemFillColor TC_IOS(13.0) TC_SWIFT("systemFill");
@property (class, readonly) UIColor *secondarySystemFillColor TC_IOS(13.0) TC_SWIFT("secondarySystemFill");
@property (class, readonly) UIColor *tertiarySystemFillColor TC_IOS(13.0) TC_SWIFT("tertiarySystemFill");
@property (class, readonly) UIColor *tintColor TC_IOS(15.0) TC_SWIFT("tintColor");
@property (readonly) CGColorRef CGColor TC_SWIFT("cgColor");
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha TC_SWIFT("withAlphaComponent(_:)");
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traits TC_IOS(13.0) TC_SWIFT("resolvedColor(with:)");
- (void)setFill;
- (void)setStroke;
- (void)set;
@end

typedef TC_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate
} TC_SWIFT("UIImage.RenderingMode");
TC_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)imageNamed:(NSString *)name TC_SWIFT("init(named:)");
+ (nullable UIImage *)systemImageNamed:(NSString *)name TC_IOS(13.0) TC_SWIFT("init(systemName:)");
@property (readonly) CGSize size;
@property (readonly) CGFloat scale;
@property (nullable, readonly) CGImageRef CGImage TC_SWIFT("cgImage");
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode TC_SWIFT("withRenderingMode(_:)");
- (UIImage *)imageWithTintColor:(UIColor *)color TC_IOS(13.0) TC_SWIFT("withTintColor(_:)");
@end
#pragma clang assume_nonnull end
