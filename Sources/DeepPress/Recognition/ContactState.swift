/// Where a contact stands in the state table.
enum ContactState: UInt8, CaseIterable {
  /// No contact: it has not landed, has lifted, or was cancelled.
  case gone
  /// It has landed; nothing was reported.
  case possible
  /// As possible, after a gesture of the same contact: pressing again may begin another, and no word if it doesn't.
  case rearmed
  /// Began was reported.
  case begun
  /// Began was reported, and the completion that came with it is owed.
  case completing
  /// A terminal event was reported; pressing again may be allowed.
  case spent
  /// A terminal event was reported; nothing more until the lift.
  case barred
}
