/// Where reports are kept: found again by file, searched, and removed.
///
/// Calls may come from any thread and are serialized. Once `save` or `remove` has returned, its changes survive even if the
/// process is killed.
package protocol ReportRepository: Sendable {
  /// The report of a file; nil where there is none that can be read whole.
  func report(_ key: ReportKey) throws(RepositoryError) -> StoredReport?
  /// Keeps reports, each instead of an earlier one of its file: all of them or, where it throws, none.
  func save(_ reports: [StoredReport]) throws(RepositoryError)
  /// Hands over what is asked for in the order of paths' bytes, until `take` wants no more.
  ///
  /// - Parameter take: must not use the repository.
  /// - Returns: how many rows couldn't be read, or aren't what they say.
  func search(_ query: ReportQuery, _ take: (StoredReport) -> Bool) throws(RepositoryError) -> Int
  /// Removes reports, all of them or, where it throws, none; gives how many there were.
  func remove(_ keys: [ReportKey]) throws(RepositoryError) -> Int
}
