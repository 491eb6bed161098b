/// Where reports are kept: found again by file, searched, and removed.
///
/// All calls may come from any thread and wait for each other. What `save` and `remove` returned from is done: a process
/// that is killed afterwards loses nothing of it.
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
