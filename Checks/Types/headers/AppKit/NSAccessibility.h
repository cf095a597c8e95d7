#pragma once
#pragma clang assume_nonnull begin
// Accessibility. The protocol's properties are methods in Swift: accessibilityLabel(), setAccessibilityLabel(_:).
@interface NSAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name handler:(nullable BOOL (^)(void))handler TC_MAC(10.13);
- (instancetype)initWithName:(NSString *)name target:(id<NSObject>)target selector:(SEL)selector TC_MAC(10.13);
@property (copy) NSString *name;
@property (nullable, copy) BOOL (^handler)(void);
@property (nullable, weak) id<NSObject> target;
@property (nullable) SEL selector;
@end
// Only there to hold names such as NSAccessibility.Role.
typedef TC_CLOSED_ENUM(int, NSAccessibilityNames) { NSAccessibilityNamesNone } TC_SWIFT("NSAccessibility");
typedef NSString *NSAccessibilityRole TC_STRING_ENUM TC_SWIFT("NSAccessibility.Role");
TC_EXTERN NSAccessibilityRole const NSAccessibilityButtonRole TC_SWIFT("NSAccessibilityRole.button");
TC_EXTERN NSAccessibilityRole const NSAccessibilityGroupRole TC_SWIFT("NSAccessibilityRole.group");
TC_EXTERN NSAccessibilityRole const NSAccessibilitySliderRole TC_SWIFT("NSAccessibilityRole.slider");
TC_EXTERN NSAccessibilityRole const NSAccessibilityStaticTextRole TC_SWIFT("NSAccessibilityRole.staticText");
TC_UI TC_SWIFT("NSAccessibilityProtocol")
@protocol NSAccessibility <NSObject>
- (BOOL)isAccessibilityElement;
- (void)setAccessibilityElement:(BOOL)element TC_SWIFT("setAccessibilityElement(_:)");
- (nullable NSString *)accessibilityLabel;
- (void)setAccessibilityLabel:(nullable NSString *)label TC_SWIFT("setAccessibilityLabel(_:)");
- (nullable NSString *)accessibilityHelp;
- (void)setAccessibilityHelp:(nullable NSString *)help TC_SWIFT("setAccessibilityHelp(_:)");
- (nullable id)accessibilityValue;
- (void)setAccessibilityValue:(nullable id)value TC_SWIFT("setAccessibilityValue(_:)");
- (nullable NSAccessibilityRole)accessibilityRole;
- (void)setAccessibilityRole:(nullable NSAccessibilityRole)role TC_SWIFT("setAccessibilityRole(_:)");
- (nullable NSArray<NSAccessibilityCustomAction *> *)accessibilityCustomActions TC_MAC(10.13);
- (void)setAccessibilityCustomActions:(nullable NSArray<NSAccessibilityCustomAction *> *)actions TC_MAC(10.13) TC_SWIFT("setAccessibilityCustomActions(_:)");
- (BOOL)accessibilityPerformPress;
- (BOOL)accessibilityPerformIncrement;
- (BOOL)accessibilityPerformDecrement;
@end
TC_UI
@protocol NSAccessibilityElement <NSObject>
- (NSRect)accessibilityFrame;
- (nullable id)accessibilityParent;
@end
#pragma clang assume_nonnull end
