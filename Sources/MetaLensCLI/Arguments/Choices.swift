/// The order of batch's rows.
package enum SortOrder: String, Sendable, Hashable, CaseIterable {
  /// By the bytes of the path; rows leave as they come.
  case path
  /// Lowest score first, errors last; rows leave at the end.
  case score
  /// By verdict, those that accuse first; within one as `score`.
  case verdict
  /// By the clock of the creation date, the oldest first; without a date behind those with one.
  case date
  /// By make and model, as they are shown; without a camera behind those with one.
  case camera
  /// The largest file first.
  case size
}

/// The shells that completions are made for.
package enum Shell: String, Sendable, Hashable, CaseIterable {
  case bash
  case zsh
  case fish
}
