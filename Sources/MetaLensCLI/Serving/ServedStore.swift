import MetaLensKit
import MetaLensPlatform
import Synchronization

/// Where a server keeps reports: the store of `analyze --store`, one report after the other.
final class ServedStore: Sendable {
  private let reports: Mutex<StoredReports>

  init(_ reports: consuming sending StoredReports) { self.reports = Mutex(reports) }

  /// Keeps the report of a photo that was sent, before it is answered with.
  func keep(_ report: OriginalityReport, _ name: SystemPath, _ byteCount: Int) {
    reports.withLock { reports in
      reports.keep(reports.photos.outcome(sent: report, named: name, byteCount: byteCount))
    }
  }

  /// The closing lines: what was saved, what wasn't.
  var summary: [String] { reports.withLock { $0.summary } }

  /// Whether something couldn't be saved.
  var hasFailed: Bool { reports.withLock { $0.hasFailed } }
}
