// Auto Layout, which UIKit and AppKit share. The one that includes this has defined its names:
// TC_LAYOUT_PRIORITY, the type of a priority, and TC_LAYOUT_AXIS, the type of an axis.
#pragma once
#pragma clang assume_nonnull begin
@class NSLayoutConstraint, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
TC_UI @interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor TC_SWIFT("constraint(equalTo:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c TC_SWIFT("constraint(equalTo:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor TC_SWIFT("constraint(lessThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c TC_SWIFT("constraint(lessThanOrEqualTo:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor TC_SWIFT("constraint(greaterThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c TC_SWIFT("constraint(greaterThanOrEqualTo:constant:)");
@end
TC_UI @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
TC_UI @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
TC_UI @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c TC_SWIFT("constraint(equalToConstant:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m TC_SWIFT("constraint(equalTo:multiplier:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c TC_SWIFT("constraint(equalTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c TC_SWIFT("constraint(lessThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m TC_SWIFT("constraint(lessThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c TC_SWIFT("constraint(lessThanOrEqualTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c TC_SWIFT("constraint(greaterThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m TC_SWIFT("constraint(greaterThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c TC_SWIFT("constraint(greaterThanOrEqualTo:multiplier:constant:)");
@end
typedef TC_ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual = 0, NSLayoutRelationGreaterThanOrEqual = 1
} TC_SWIFT("NSLayoutConstraint.Relation");
typedef TC_ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom,
  NSLayoutAttributeLeading, NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX, NSLayoutAttributeCenterY, NSLayoutAttributeNotAnAttribute = 0
} TC_SWIFT("NSLayoutConstraint.Attribute");
TC_UI @interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)item attribute:(NSLayoutAttribute)a relatedBy:(NSLayoutRelation)r toItem:(nullable id)other attribute:(NSLayoutAttribute)b multiplier:(CGFloat)m constant:(CGFloat)c TC_SWIFT("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)");
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints TC_SWIFT("activate(_:)");
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints TC_SWIFT("deactivate(_:)");
@property CGFloat constant;
@property (readonly) CGFloat multiplier;
@property TC_LAYOUT_PRIORITY priority;
@property (nullable, copy) NSString *identifier;
@property (getter=isActive) BOOL active;
@end

// The anchors of a view or a guide.
#define TC_LAYOUT_ANCHORS \
  @property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor; \
  @property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor; \
  @property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor; \
  @property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor; \
  @property (readonly, strong) NSLayoutYAxisAnchor *topAnchor; \
  @property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor; \
  @property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor; \
  @property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor; \
  @property (readonly, strong) NSLayoutDimension *widthAnchor; \
  @property (readonly, strong) NSLayoutDimension *heightAnchor;

// What a view says of its own size.
#define TC_LAYOUT_VIEW \
  TC_LAYOUT_ANCHORS \
  @property (readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor; \
  @property (readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor; \
  @property (readonly) NSArray<NSLayoutConstraint *> *constraints; \
  @property BOOL translatesAutoresizingMaskIntoConstraints; \
  @property (class, readonly) BOOL requiresConstraintBasedLayout; \
  @property (readonly) CGSize intrinsicContentSize; \
  - (void)invalidateIntrinsicContentSize; \
  - (void)updateConstraints; \
  - (void)addConstraint:(NSLayoutConstraint *)constraint TC_SWIFT("addConstraint(_:)"); \
  - (void)removeConstraint:(NSLayoutConstraint *)constraint TC_SWIFT("removeConstraint(_:)"); \
  - (TC_LAYOUT_PRIORITY)contentHuggingPriorityForAxis:(TC_LAYOUT_AXIS)axis TC_SWIFT("contentHuggingPriority(for:)"); \
  - (void)setContentHuggingPriority:(TC_LAYOUT_PRIORITY)priority forAxis:(TC_LAYOUT_AXIS)axis TC_SWIFT("setContentHuggingPriority(_:for:)"); \
  - (void)setContentCompressionResistancePriority:(TC_LAYOUT_PRIORITY)priority forAxis:(TC_LAYOUT_AXIS)axis TC_SWIFT("setContentCompressionResistancePriority(_:for:)");
#pragma clang assume_nonnull end
