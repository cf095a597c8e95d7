/// Where a contact stands in the state table.
enum ContactState: UInt8, CaseIterable {
  /// No contact: it has not landed, has lifted, or was cancelled.
  case gone
  /// It has landed; nothing was reported.
  case possible
  /// Began was reported.
  case begun
  /// Began was reported, and the completion that came with it is owed.
  case completing
  /// A terminal event was reported; pressing again may be allowed.
  case spent
  /// A terminal event was reported; nothing more until the lift.
  case barred
}
