/// What a sample, or the time that has come, means once the levels are applied.
enum Signal: UInt8, CaseIterable {
  /// Nothing new about the force.
  case nothing
  /// The force is below the level that begins.
  case light
  /// The force is at the level that begins.
  case deep
  /// The force is at the level that completes, for long enough.
  case complete
  /// Too many contacts, strayed, or above the maximum.
  case excluded
  /// The contact has lifted.
  case lift
  /// The contact was cancelled by its source.
  case cancel
}
