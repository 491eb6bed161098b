import Synchronization

/// A repository that is gone with the process: for tests, and for an app that keeps nothing.
package final class MemoryRepository: ReportRepository {
  private let reports = Mutex<[ReportKey: StoredReport]>([:])
  private let watchers = RepositoryWatchers()

  package init() {}

  package func report(_ key: ReportKey) throws(RepositoryError) -> StoredReport? {
    reports.withLock { $0[key] }
  }

  package func save(_ reports: [StoredReport]) throws(RepositoryError) {
    guard !reports.isEmpty else { return }
    self.reports.withLock { kept in
      for report in reports { kept[report.key] = report }
    }
    watchers.tell(.saved(reports.map(\.key)))
  }

  package func search(
    _ query: ReportQuery, _ take: (StoredReport) -> Bool
  ) throws(RepositoryError) -> Int {
    let found = reports.withLock { $0.values.filter(query.holds) }
    for report in found.sorted(by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }) {
      guard take(report) else { break }
    }
    return 0
  }

  package func remove(_ keys: [ReportKey]) throws(RepositoryError) -> Int {
    let removed = reports.withLock { kept in keys.filter { kept.removeValue(forKey: $0) != nil } }
    if !removed.isEmpty { watchers.tell(.removed(removed)) }
    return removed.count
  }

  package var changes: AsyncStream<RepositoryChange> { watchers.watch() }
}
