extension CALayer {
  func read<T>(_ key: String) -> T {
    guard let value = (values[key] ?? Self.defaultValue(forKey: key)) as? T else {
      preconditionFailure("A layer has no value of this type for \(key).")
    }
    return value
  }

  func readOptional<T>(_ key: String) -> T? {
    (values[key] ?? Self.defaultValue(forKey: key)) as? T
  }

  /// Sets a property, by way of the action that a change of it has.
  func write(_ key: String, _ value: Any?) {
    // An action looks at the value that is about to go, so it is asked first and run afterwards.
    let action = shown == nil && !CATransaction.disableActions() ? action(forKey: key) ?? implicitAction(key) : nil
    values[key] = value ?? (Self.defaultValue(forKey: key) == nil ? nil : NSNull())
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// What animates a standalone layer that was committed.
  private func implicitAction(_ key: String) -> (any CAAction)? {
    guard delegate == nil, isCommitted, superlayer != nil, Self.implicitKeys.contains(key),
      let from = presentation()?.value(forKey: key) ?? value(forKey: key), CATransaction.animationDuration() > 0
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  private static let implicitKeys: Set = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "cornerRadius", "fillColor",
    "lineDashPhase", "lineWidth", "miterLimit", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity",
    "shadowRadius", "strokeColor", "strokeEnd", "strokeStart", "transform", "zPosition",
  ]

  /// A value in the type that a property has: numbers come as any of several types, structures also boxed.
  func coerced(_ value: Any?, forKey key: String) -> Any? {
    guard let value, let animatable = AnimatableValue(value) else { return value }
    guard case .number(let number) = animatable else { return animatable.plain }
    return switch Self.defaultValue(forKey: key) {
    case is CGFloat: CGFloat(number)
    case is Float: Float(number)
    case is Bool: number != 0
    default: value
    }
  }

  // MARK: Key paths

  /// Follows a path of names into structures, such as `position.x` or `transform.scale`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    return names.dropFirst().reduce(names.first.flatMap(value(forKey:))) { value, name in
      value.flatMap { StructMember(name).read(from: $0) }
    }
  }

  /// Sets what a path of names leads to; the rest of its structure stays.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let first = names.first else { return }
    if names.count == 1 { return setValue(value, forKey: first) }
    guard let value, let old = self.value(forKey: first),
      let new = Self.replacing(names.dropFirst(), of: old, with: value)
    else { return StandinFaults.shared.record("\(type(of: self)) has no value at \(keyPath)") }
    setValue(new, forKey: first)
  }

  private static func replacing(_ names: ArraySlice<String>, of old: Any, with value: Any) -> Any? {
    guard let name = names.first else { return value }
    let member = StructMember(name)
    // "transform.scale.x" is one member of a transform, not a member of its scale.
    if let whole = StructMember(names.joined(separator: ".")).written(value, into: old) { return whole }
    guard let inner = member.read(from: old), let new = replacing(names.dropFirst(), of: inner, with: value) else {
      return nil
    }
    return member.written(new, into: old)
  }
}
