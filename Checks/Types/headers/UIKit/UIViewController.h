#pragma once
#pragma clang assume_nonnull begin
@class UINavigationItem, UIBarButtonItem, UIPopoverPresentationController, UITextField;
typedef TC_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext, UIModalPresentationPopover, UIModalPresentationNone = -1,
  UIModalPresentationAutomatic TC_IOS(13.0) = -2
};

TC_UI
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nib bundle:(nullable NSBundle *)bundle TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
@property (null_resettable, strong) UIView *view;
@property (nullable, readonly, strong) UIView *viewIfLoaded;
@property (readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated TC_SWIFT("viewWillAppear(_:)");
- (void)viewDidAppear:(BOOL)animated TC_SWIFT("viewDidAppear(_:)");
- (void)viewWillDisappear:(BOOL)animated TC_SWIFT("viewWillDisappear(_:)");
- (void)viewDidDisappear:(BOOL)animated TC_SWIFT("viewDidDisappear(_:)");
- (void)viewDidLayoutSubviews;
@property (nullable, copy) NSString *title;
@property (nullable, weak, readonly) UIViewController *parentViewController TC_SWIFT("parent");
@property (readonly) NSArray<__kindof UIViewController *> *childViewControllers TC_SWIFT("children");
@property (nullable, readonly) UIViewController *presentedViewController;
- (void)presentViewController:(UIViewController *)vc animated:(BOOL)flag completion:(nullable void (^)(void))completion TC_SWIFT("present(_:animated:completion:)");
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(nullable void (^)(void))completion TC_SWIFT("dismiss(animated:completion:)");
- (void)addChildViewController:(UIViewController *)child TC_SWIFT("addChild(_:)");
- (void)didMoveToParentViewController:(nullable UIViewController *)parent TC_SWIFT("didMove(toParent:)");
- (void)removeFromParentViewController TC_SWIFT("removeFromParent()");
@property CGSize preferredContentSize;
- (void)viewIsAppearing:(BOOL)animated TC_SWIFT("viewIsAppearing(_:)");
- (void)viewWillLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent TC_SWIFT("willMove(toParent:)");
@property (readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (readonly) BOOL prefersStatusBarHidden;
@property (readonly) BOOL prefersHomeIndicatorAutoHidden;
@property (readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
@property UIModalPresentationStyle modalPresentationStyle;
@property (getter=isModalInPresentation) BOOL modalInPresentation TC_IOS(13.0);
@property UIUserInterfaceStyle overrideUserInterfaceStyle TC_IOS(13.0);
@property (nullable, readonly) UIViewController *presentingViewController;
@property (nullable, readonly) UIPopoverPresentationController *popoverPresentationController;
@end

TC_UI
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)root;
@property (nullable, readonly, strong) UIViewController *topViewController;
@property (copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)pushViewController:(UIViewController *)vc animated:(BOOL)animated TC_SWIFT("pushViewController(_:animated:)");
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated TC_SWIFT("popViewController(animated:)") TC_DISCARDABLE;
@property (nullable, readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
@end
@interface UIViewController (NavigationStub)
@property (nullable, readonly, strong) UINavigationController *navigationController;
@property (readonly, strong) UINavigationItem *navigationItem;
@property (nullable, copy) NSArray<UIBarButtonItem *> *toolbarItems;
@end

typedef TC_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive
} TC_SWIFT("UIAlertAction.Style");
typedef TC_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert
} TC_SWIFT("UIAlertController.Style");
TC_UI
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(nullable void (^)(UIAlertAction *action))handler TC_SWIFT("init(title:style:handler:)");
@property (nullable, readonly) NSString *title;
@property (readonly) UIAlertActionStyle style;
@property (getter=isEnabled) BOOL enabled;
@end
TC_UI
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)style TC_SWIFT("init(title:message:preferredStyle:)");
- (void)addAction:(UIAlertAction *)action TC_SWIFT("addAction(_:)");
@property (readonly) NSArray<UIAlertAction *> *actions;
@property (nullable, strong) UIAlertAction *preferredAction;
- (void)addTextFieldWithConfigurationHandler:(nullable void (^)(UITextField *field))handler TC_SWIFT("addTextField(configurationHandler:)");
@property (nullable, readonly) NSArray<UITextField *> *textFields;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSString *message;
@property (readonly) UIAlertControllerStyle preferredStyle;
@end
TC_UI
@interface UIPopoverPresentationController : NSObject
@property (nullable, strong) UIView *sourceView;
@property CGRect sourceRect;
@property (nullable, strong) UIBarButtonItem *barButtonItem;
@end

typedef TC_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain, UIBarButtonItemStyleDone = 2
} TC_SWIFT("UIBarButtonItem.Style");
typedef TC_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave,
  UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace,
  UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply, UIBarButtonSystemItemAction,
  UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks, UIBarButtonSystemItemSearch,
  UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop, UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash
} TC_SWIFT("UIBarButtonItem.SystemItem");
TC_UI
@interface UIBarItem : NSObject <NSCoding>
@property (getter=isEnabled) BOOL enabled;
@property (nullable, copy) NSString *title;
@property (nullable, strong) UIImage *image;
@property NSInteger tag;
@end
TC_UI
@interface UIBarButtonItem : UIBarItem
- (instancetype)init TC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder TC_DESIGNATED;
- (instancetype)initWithTitle:(nullable NSString *)title style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)view;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property (nullable, copy) UIMenu *menu TC_IOS(14.0);
@end
TC_UI
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title TC_DESIGNATED;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSString *prompt;
@property (nullable, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nullable, strong) UIView *titleView;
@end
#pragma clang assume_nonnull end
