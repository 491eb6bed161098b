/// The order of the rows that `batch` and `history` write.
package enum SortOrder: String, Sendable, Hashable, CaseIterable {
  /// By the bytes of the path; each row is written as soon as its turn comes.
  case path
  /// Lowest score first, errors last; rows are written when all photos are read.
  case score
  /// By verdict, those that accuse first; rows with the same verdict are sorted by score.
  case verdict
  /// By the creation date as the camera's clock showed it, the oldest first; photos without a date come last.
  case date
  /// By make and model, as they are shown; photos that name no camera come last.
  case camera
  /// The largest file first.
  case size
}
