import MetaLensKit
import MetaLensPlatform
import Synchronization

/// The store in which a server keeps reports, one at a time; the same as that of `analyze --store`.
final class ServedStore: Sendable {
  private let reports: Mutex<StoredReports>

  init(_ reports: consuming sending StoredReports) { self.reports = Mutex(reports) }

  /// Stores the report of a photo that was sent, before the answer.
  func keep(_ report: OriginalityReport, _ name: SystemPath, _ byteCount: Int) {
    reports.withLock { reports in
      reports.keep(reports.photos.outcome(sent: report, named: name, byteCount: byteCount))
    }
  }

  /// The closing lines: how many reports were saved, and how many weren't.
  var summary: [String] { reports.withLock { $0.summary } }

  /// Whether something couldn't be saved.
  var hasFailed: Bool { reports.withLock { $0.hasFailed } }
}
