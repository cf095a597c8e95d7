#pragma once
#pragma clang assume_nonnull begin
typedef NSString *NSAppearanceName TC_STRING_ENUM TC_SWIFT("NSAppearance.Name");
TC_EXTERN NSAppearanceName const NSAppearanceNameAqua TC_SWIFT("NSAppearanceName.aqua");
TC_EXTERN NSAppearanceName const NSAppearanceNameDarkAqua TC_MAC(10.14) TC_SWIFT("NSAppearanceName.darkAqua");
@interface NSAppearance : NSObject <NSSecureCoding>
+ (nullable NSAppearance *)appearanceNamed:(NSAppearanceName)name TC_SWIFT("init(named:)");
@property (readonly, copy) NSAppearanceName name;
+ (NSAppearance *)currentDrawingAppearance TC_MAC(11.0) TC_SWIFT("currentDrawing()");
- (void)performAsCurrentDrawingAppearance:(void (TC_NOESCAPE ^)(void))block TC_MAC(11.0) TC_SWIFT("performAsCurrentDrawingAppearance(_:)");
- (nullable NSAppearanceName)bestMatchFromAppearancesWithNames:(NSArray<NSAppearanceName> *)names TC_MAC(10.14) TC_SWIFT("bestMatch(from:)");
@end
TC_UI
@protocol NSAppearanceCustomization <NSObject>
@property (nullable, strong) NSAppearance *appearance;
@property (readonly, strong) NSAppearance *effectiveAppearance;
@end

TC_SENDABLE
@interface NSColor : NSObject <NSCopying, NSSecureCoding>
+ (NSColor *)colorWithSRGBRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a TC_SWIFT("init(srgbRed:green:blue:alpha:)");
+ (NSColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a TC_SWIFT("init(red:green:blue:alpha:)");
+ (NSColor *)colorWithName:(nullable NSString *)name dynamicProvider:(NSColor * (^)(NSAppearance *appearance))provider TC_MAC(10.15) TC_SWIFT("init(name:dynamicProvider:)");
+ (NSColor *)colorWithWhite:(CGFloat)w alpha:(CGFloat)a TC_SWIFT("init(white:alpha:)");
@property (class, readonly, strong) NSColor *blackColor TC_SWIFT("black");
@property (class, readonly, strong) NSColor *whiteColor TC_SWIFT("white");
@property (class, readonly, strong) NSColor *darkGrayColor TC_SWIFT("darkGray");
@property (class, readonly, strong) NSColor *lightGrayColor TC_SWIFT("lightGray");
@property (class, readonly, strong) NSColor *grayColor TC_SWIFT("gray");
@property (class, readonly, strong) NSColor *greenColor TC_SWIFT("green");
@property (class, readonly, strong) NSColor *blueColor TC_SWIFT("blue");
@property (class, readonly, strong) NSColor *yellowColor TC_SWIFT("yellow");
@property (class, readonly, strong) NSColor *orangeColor TC_SWIFT("orange");
@property (class, readonly, strong) NSColor *purpleColor TC_SWIFT("purple");
@property (class, readonly, strong) NSColor *systemOrangeColor TC_SWIFT("systemOrange");
@property (class, readonly, strong) NSColor *systemYellowColor TC_SWIFT("systemYellow");
@property (class, readonly, strong) NSColor *systemPurpleColor TC_SWIFT("systemPurple");
@property (class, readonly, strong) NSColor *systemGrayColor TC_SWIFT("systemGray");
@property (class, readonly, strong) NSColor *secondaryLabelColor TC_SWIFT("secondaryLabelColor");
@property (class, readonly, strong) NSColor *tertiaryLabelColor TC_SWIFT("tertiaryLabelColor");
@property (class, readonly, strong) NSColor *separatorColor TC_SWIFT("separatorColor");
@property (class, readonly, strong) NSColor *controlColor TC_SWIFT("controlColor");
@property (class, readonly, strong) NSColor *controlBackgroundColor TC_SWIFT("controlBackgroundColor");
@property (class, readonly, strong) NSColor *textColor TC_SWIFT("textColor");
@property (class, readonly, strong) NSColor *selectedControlColor TC_SWIFT("selectedControlColor");
@property (class, readonly, strong) NSColor *redColor TC_SWIFT("red");
@property (class, readonly, strong) NSColor *clearColor TC_SWIFT("clear");
@property (class, readonly, strong) NSColor *systemBlueColor TC_SWIFT("systemBlue");
@property (class, readonly, strong) NSColor *systemRedColor TC_SWIFT("systemRed");
@property (class, readonly, strong) NSColor *systemGreenColor TC_SWIFT("systemGreen");
@property (class, readonly, strong) NSColor *systemTealColor TC_SWIFT("systemTeal");
@property (class, readonly, strong) NSColor *windowBackgroundColor TC_SWIFT("windowBackgroundColor");
@property (class, readonly, strong) NSColor *labelColor TC_SWIFT("labelColor");
@property (class, readonly, strong) NSColor *controlAccentColor TC_MAC(10.14) TC_SWIFT("controlAccentColor");
@property (readonly) CGColorRef CGColor TC_SWIFT("cgColor");
- (NSColor *)colorWithAlphaComponent:(CGFloat)a TC_SWIFT("withAlphaComponent(_:)");
- (void)set;
- (void)setFill;
- (void)setStroke;
@end
@interface NSImage : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSImage *)imageWithSystemSymbolName:(NSString *)name accessibilityDescription:(nullable NSString *)text TC_MAC(11.0) TC_SWIFT("init(systemSymbolName:accessibilityDescription:)");
@property NSSize size;
@end
@interface NSSound : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSSound *)soundNamed:(NSString *)name TC_SWIFT("init(named:)");
- (BOOL)play TC_DISCARDABLE;
@end
@interface NSBezierPath : NSObject <NSCopying, NSSecureCoding>
+ (NSBezierPath *)bezierPathWithRect:(NSRect)rect TC_SWIFT("init(rect:)");
+ (NSBezierPath *)bezierPathWithOvalInRect:(NSRect)rect TC_SWIFT("init(ovalIn:)");
@property CGFloat lineWidth;
- (void)moveToPoint:(NSPoint)p TC_SWIFT("move(to:)");
- (void)lineToPoint:(NSPoint)p TC_SWIFT("line(to:)");
- (void)closePath TC_SWIFT("close()");
- (void)fill;
- (void)stroke;
@property (readonly) CGPathRef CGPath TC_MAC(14.0) TC_SWIFT("cgPath");
@end


typedef CGFloat NSFontWeight TC_STRING_ENUM TC_SWIFT("NSFont.Weight");
TC_EXTERN NSFontWeight const NSFontWeightRegular TC_SWIFT("NSFontWeight.regular");
TC_EXTERN NSFontWeight const NSFontWeightMedium TC_SWIFT("NSFontWeight.medium");
TC_EXTERN NSFontWeight const NSFontWeightSemibold TC_SWIFT("NSFontWeight.semibold");
TC_EXTERN NSFontWeight const NSFontWeightBold TC_SWIFT("NSFontWeight.bold");
typedef NSString *NSFontTextStyle TC_STRING_ENUM TC_SWIFT("NSFont.TextStyle") TC_MAC(11.0);
TC_EXTERN NSFontTextStyle const NSFontTextStyleLargeTitle TC_MAC(11.0) TC_SWIFT("NSFontTextStyle.largeTitle");
TC_EXTERN NSFontTextStyle const NSFontTextStyleTitle1 TC_MAC(11.0) TC_SWIFT("NSFontTextStyle.title1");
TC_EXTERN NSFontTextStyle const NSFontTextStyleHeadline TC_MAC(11.0) TC_SWIFT("NSFontTextStyle.headline");
TC_EXTERN NSFontTextStyle const NSFontTextStyleBody TC_MAC(11.0) TC_SWIFT("NSFontTextStyle.body");
@interface NSFont : NSObject <NSCopying, NSSecureCoding>
+ (NSFont *)systemFontOfSize:(CGFloat)size TC_SWIFT("systemFont(ofSize:)");
+ (NSFont *)systemFontOfSize:(CGFloat)size weight:(NSFontWeight)weight TC_SWIFT("systemFont(ofSize:weight:)");
+ (NSFont *)boldSystemFontOfSize:(CGFloat)size TC_SWIFT("boldSystemFont(ofSize:)");
+ (NSFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(NSFontWeight)weight TC_SWIFT("monospacedDigitSystemFont(ofSize:weight:)");
@property (readonly) CGFloat pointSize;
@end
#pragma clang assume_nonnull end
