extension CAAnimation {
  /// How long it goes on in its own time, repetitions counted.
  func activeDuration(_ duration: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return (autoreverses ? 2 * duration : duration) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// When it ends in its parent's time; infinity for never.
  func end(begin: CFTimeInterval, duration: CFTimeInterval) -> CFTimeInterval {
    speed > 0 ? begin + (activeDuration(duration) - timeOffset) / Double(speed) : .infinity
  }

  /// The progress in 0…1 at a parent's time, with the curve; nil while it has no effect.
  func progress(at time: CFTimeInterval, begin: CFTimeInterval, duration: CFTimeInterval) -> Double? {
    let total = activeDuration(duration)
    var local = (time - begin) * Double(speed) + timeOffset
    if time < begin {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      local = timeOffset
    } else if time >= end(begin: begin, duration: duration) {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      local = total
    }
    let period = autoreverses ? 2 * duration : duration
    var within = local.truncatingRemainder(dividingBy: period)
    // The end of the last repetition is the end of a period, not the start of one more.
    if local >= total, within < 1e-9 { within = period }
    if autoreverses, within > duration { within = period - within }
    let share = min(max(within / duration, 0), 1)
    return timingFunction?.progress(at: share) ?? share
  }
}
