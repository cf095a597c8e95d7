// Names and meanings are Core Animation's own, so its documentation is theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Groups the changes of layers.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction, which the end of the run loop's turn
/// commits. A completion block waits for the animations that are added after it was set, in nested transactions too.
public final class CATransaction: NSObject {
  private final class Level {
    var duration: CFTimeInterval?
    var function: CAMediaTimingFunction?
    var disablesActions: Bool?
    var group: CompletionGroup?
  }

  private final class Stack: @unchecked Sendable {
    /// The first is the implicit one.
    var levels = [Level()]
  }

  private static let stack = Stack()
  private static var top: Level { stack.levels[stack.levels.count - 1] }

  public class func begin() {
    stack.levels.append(Level())
  }

  public class func commit() {
    guard stack.levels.count > 1 else { return StandinFaults.shared.record("commit without begin") }
    let level = stack.levels.removeLast()
    if stack.levels.count == 1 { LayerChanges.shared.commit() }
    level.group?.seal()
  }

  public class func flush() {
    let implicit = stack.levels[0]
    stack.levels[0] = Level()
    if stack.levels.count == 1 { LayerChanges.shared.commit() }
    implicit.group?.seal()
  }

  /// Commits the implicit transaction; an explicit one shouldn't outlast a turn.
  static func endTurn() {
    if stack.levels.count > 1 {
      StandinFaults.shared.record("a transaction was left open at the end of a turn")
      while stack.levels.count > 1 { commit() }
    }
    flush()
  }

  static var openGroups: [CompletionGroup] { stack.levels.compactMap(\.group) }

  private static func inherited<Value>(_ property: (Level) -> Value?) -> Value? {
    stack.levels.reversed().lazy.compactMap(property).first
  }

  public class func animationDuration() -> CFTimeInterval { inherited(\.duration) ?? 0.25 }

  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    top.duration = dur
  }

  public class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.function) }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    top.function = function
  }

  public class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }

  public class func setDisableActions(_ flag: Bool) {
    top.disablesActions = flag
  }

  public class func completionBlock() -> (() -> Void)? { top.group?.block }

  /// A block that was set before waits for what was added until now.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let old = top.group
    top.group = block.map(CompletionGroup.init)
    old?.seal()
  }
}
