import MetaLensPlatform
import Synchronization

@testable import MetaLensKit

/// A repository in memory that defines what a query means in a few lines of Swift; SQLite's results are compared with
/// it.
final class MemoryRepository: ReportRepository {
  private let reports = Mutex<[ReportKey: StoredReport]>([:])

  init() {}

  func report(_ key: ReportKey) throws(RepositoryError) -> StoredReport? {
    reports.withLock { $0[key] }
  }

  func save(_ reports: [StoredReport]) throws(RepositoryError) {
    self.reports.withLock { kept in
      for report in reports { kept[report.key] = report }
    }
  }

  func search(
    _ query: ReportQuery, _ take: (StoredReport) -> Bool
  ) throws(RepositoryError) -> Int {
    let found = reports.withLock { $0.values.filter(query.holds) }
    for report in found.sorted(by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }) {
      guard take(report) else { break }
    }
    return 0
  }

  func count(_ query: ReportQuery) throws(RepositoryError) -> Int {
    reports.withLock { $0.values.count(where: query.holds) }
  }

  func remove(_ keys: [ReportKey]) throws(RepositoryError) -> Int {
    reports.withLock { kept in keys.filter { kept.removeValue(forKey: $0) != nil }.count }
  }
}

extension ReportQuery {
  /// Whether a stored report matches the query.
  func holds(_ stored: StoredReport) -> Bool {
    let columns = ReportColumns(stored)
    if lack == .date, columns.taken != nil { return false }
    if lack == .position, columns.latitude != nil { return false }
    if lack == .path, stored.saysWhere { return false }
    func within(_ value: Int?, _ minimum: Int?, _ below: Int?) -> Bool {
      if minimum == nil, below == nil { return true }
      guard let value else { return false }
      return value >= minimum ?? .min && value < below ?? .max
    }
    return columns.score >= minimumScore ?? 0 && columns.score <= maximumScore ?? 100
      && (badges.isEmpty || badges.contains { $0.rawValue == columns.badge })
      && (verdicts.isEmpty || verdicts.contains { $0.rawValue == columns.verdict })
      && (camera.map { Self.isPart($0, of: columns.camera) } ?? true)
      && (software.map { Self.isPart($0, of: columns.software) } ?? true)
      && within(columns.taken, takenFrom, takenBefore)
      && within(columns.analyzed, analyzedFrom, analyzedBefore)
      && (box.map { box in stored.report.summary.location.map(box.holds) ?? false } ?? true)
      && isAmongPaths(stored)
  }

  private func isAmongPaths(_ stored: StoredReport) -> Bool {
    if paths.isEmpty, names.isEmpty { return true }
    return paths.contains { Self.isPath(stored.path, below: $0) } || names.contains { $0.isName(of: stored) }
  }

  /// Whether a text contains another; only the case of ASCII letters is ignored, as in SQLite's LIKE.
  private static func isPart(_ part: String, of text: String?) -> Bool {
    func lowered(_ text: String) -> [UInt8] { text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 } }
    let (part, text) = (lowered(part), lowered(text ?? ""))
    if part.isEmpty { return true }
    return text.indices.contains { text[$0...].starts(with: part) }
  }

  fileprivate static func isPath(_ path: SystemPath, below directory: SystemPath) -> Bool {
    path == directory || path.bytes.starts(with: directory.appending([]).bytes)
  }
}

extension ReportQuery.Name {
  func isName(of stored: StoredReport) -> Bool {
    isOfRedacted
      ? stored.isRedacted && stored.path == path : ReportQuery.isPath(stored.path, below: path)
  }
}

extension ReportQuery.Box {
  func holds(_ place: Coordinate) -> Bool {
    let isBetween =
      west <= east
      ? (west...east).contains(place.longitude) : place.longitude >= west || place.longitude <= east
    return place.latitude >= south && place.latitude <= north && isBetween
  }
}
