#pragma once
#pragma clang assume_nonnull begin
// Context menus: the documented replacement for 3D Touch peek and pop.
@class UIContextMenuInteraction, UIContextMenuConfiguration, UIMenuElement;
TC_IOS(13.0) TC_UI
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSString *title;
@end
typedef TC_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1, UIMenuElementAttributesDestructive = 2, UIMenuElementAttributesHidden = 4
} TC_SWIFT("UIMenuElement.Attributes") TC_IOS(13.0);
typedef TC_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed
} TC_SWIFT("UIMenuElement.State") TC_IOS(13.0);
typedef NSString *UIActionIdentifier TC_STRING_ENUM TC_SWIFT("UIAction.Identifier") TC_IOS(13.0);
TC_IOS(13.0) TC_UI
@interface UIAction : UIMenuElement
+ (instancetype)actionWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable UIActionIdentifier)identifier handler:(void (^)(__kindof UIAction *action))handler __attribute__((swift_private)) TC_SWIFT("init(__title:image:identifier:handler:)");
@property UIMenuElementAttributes attributes;
@property UIMenuElementState state;
@property (nullable, readonly) id sender TC_IOS(14.0);
@end
typedef NSString *UIMenuIdentifier TC_STRING_ENUM TC_SWIFT("UIMenu.Identifier") TC_IOS(13.0);
typedef TC_OPTIONS(NSUInteger, UIMenuOptions) {
  UIMenuOptionsDisplayInline = 1, UIMenuOptionsDestructive = 2
} TC_SWIFT("UIMenu.Options") TC_IOS(13.0);
TC_IOS(13.0) TC_UI
@interface UIMenu : UIMenuElement
@property (readonly) NSArray<UIMenuElement *> *children;
@end
TC_IOS(13.0) TC_UI
@interface UIContextMenuConfiguration : NSObject
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier previewProvider:(nullable UIViewController *_Nullable (^)(void))preview actionProvider:(nullable UIMenu *_Nullable (^)(NSArray<UIMenuElement *> *suggestedActions))action TC_SWIFT("init(identifier:previewProvider:actionProvider:)");
@property (readonly) id<NSCopying> identifier;
@end
TC_IOS(13.0) TC_UI
@protocol UIContextMenuInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations TC_SWIFT("addAnimations(_:)");
- (void)addCompletion:(void (^)(void))completion TC_SWIFT("addCompletion(_:)");
@end
TC_IOS(13.0) TC_UI
@protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)i configurationForMenuAtLocation:(CGPoint)location TC_SWIFT("contextMenuInteraction(_:configurationForMenuAtLocation:)");
@optional
- (void)contextMenuInteraction:(UIContextMenuInteraction *)i willDisplayMenuForConfiguration:(UIContextMenuConfiguration *)c animator:(nullable id<UIContextMenuInteractionAnimating>)animator TC_SWIFT("contextMenuInteraction(_:willDisplayMenuFor:animator:)");
- (void)contextMenuInteraction:(UIContextMenuInteraction *)i willEndForConfiguration:(UIContextMenuConfiguration *)c animator:(nullable id<UIContextMenuInteractionAnimating>)animator TC_SWIFT("contextMenuInteraction(_:willEndFor:animator:)");
@end
TC_IOS(13.0) TC_UI
@interface UIContextMenuInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate TC_DESIGNATED;
@property (nullable, weak, readonly) id<UIContextMenuInteractionDelegate> delegate;
- (CGPoint)locationInView:(nullable UIView *)view TC_SWIFT("location(in:)");
- (void)dismissMenu TC_IOS(14.0);
@end

// Drags: what a hold of their view starts. The rest of drag and drop isn't here.
@class UIDragInteraction;
TC_IOS(11.0) TC_UI
@interface UIDragItem : NSObject
- (instancetype)init TC_UNAVAILABLE;
@end
TC_IOS(11.0) TC_UI
@protocol UIDragSession <NSObject>
@property (copy) NSArray<UIDragItem *> *items;
@end
TC_IOS(11.0) TC_UI
@protocol UIDragInteractionDelegate <NSObject>
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction itemsForBeginningSession:(id<UIDragSession>)session TC_SWIFT("dragInteraction(_:itemsForBeginning:)");
@end
TC_IOS(11.0) TC_UI
@interface UIDragInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDragInteractionDelegate>)delegate TC_DESIGNATED TC_SWIFT("init(delegate:)");
@property (nullable, weak, readonly) id<UIDragInteractionDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@property (class, readonly, getter=isEnabledByDefault) BOOL enabledByDefault TC_SWIFT("isEnabledByDefault");
@end

// Peek-and-pop (deprecated).
@class UIPreviewInteraction;
TC_UI TC_IOS_DEPRECATED(10.0, 13.0, "use a context menu interaction")
@protocol UIPreviewInteractionDelegate <NSObject>
- (void)previewInteraction:(UIPreviewInteraction *)p didUpdatePreviewTransition:(CGFloat)progress ended:(BOOL)ended TC_SWIFT("previewInteraction(_:didUpdatePreviewTransition:ended:)");
- (void)previewInteractionDidCancel:(UIPreviewInteraction *)p TC_SWIFT("previewInteractionDidCancel(_:)");
@optional
- (BOOL)previewInteractionShouldBegin:(UIPreviewInteraction *)p TC_SWIFT("previewInteractionShouldBegin(_:)");
- (void)previewInteraction:(UIPreviewInteraction *)p didUpdateCommitTransition:(CGFloat)progress ended:(BOOL)ended TC_SWIFT("previewInteraction(_:didUpdateCommitTransition:ended:)");
@end
TC_UI TC_IOS_DEPRECATED(10.0, 13.0, "use a context menu interaction")
@interface UIPreviewInteraction : NSObject
- (instancetype)initWithView:(UIView *)view TC_DESIGNATED;
@property (nullable, readonly, weak) UIView *view;
@property (nullable, weak) id<UIPreviewInteractionDelegate> delegate;
- (CGPoint)locationInCoordinateSpace:(nullable id<UICoordinateSpace>)space TC_SWIFT("location(in:)");
- (void)cancelInteraction TC_SWIFT("cancel()");
@end
#pragma clang assume_nonnull end
