/// A store of reports, which are found by their file, searched, and removed.
///
/// Calls may come from any thread and are serialized. Once `save` or `remove` has returned, its changes survive even if
/// the process is killed.
package protocol ReportRepository: Sendable {
  /// Returns the report of a file, or nil if there is none or its row is damaged.
  func report(_ key: ReportKey) throws(RepositoryError) -> StoredReport?
  /// Saves reports, each replacing an earlier one of its file: all of them or, if it throws, none.
  func save(_ reports: [StoredReport]) throws(RepositoryError)
  /// Passes the reports that a query finds to `take`, in the order of their keys' bytes, until `take` returns false.
  ///
  /// - Parameter take: must not use the repository.
  /// - Returns: the number of damaged rows: those that couldn't be read, or whose columns don't match their report.
  func search(_ query: ReportQuery, _ take: (StoredReport) -> Bool) throws(RepositoryError) -> Int
  /// Returns the number of rows that a query finds, damaged ones included; reads no reports.
  func count(_ query: ReportQuery) throws(RepositoryError) -> Int
  /// Removes reports, all of them or, if it throws, none; returns how many were removed.
  func remove(_ keys: [ReportKey]) throws(RepositoryError) -> Int
}
