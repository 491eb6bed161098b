#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The values that a stored report is searched by, all of them derived from the report.
struct ReportColumns: Sendable {
  let score: Int
  let badge: String
  let verdict: String
  /// Make and model, as stated.
  let camera: String?
  let software: String?
  /// When the photo was taken, by the camera's clock (`CaptureTime.clockSeconds`).
  let taken: Int?
  let latitude: Double?
  let longitude: Double?
  let sha256: String?
  /// When the photo was analyzed, in seconds since 1970.
  let analyzed: Int

  init(_ stored: StoredReport) {
    let (report, summary) = (stored.report, stored.report.summary)
    score = report.score
    badge = report.badge.rawValue
    verdict = report.verdict.kind.rawValue
    let names = [summary.make, summary.model].compactMap(\.self)
    camera = names.isEmpty ? nil : names.joined(separator: " ")
    software = summary.software
    taken = summary.creationDate?.clockSeconds
    latitude = summary.location?.latitude
    longitude = summary.location?.longitude
    sha256 = summary.sha256
    analyzed = OriginalityReport.wholeSeconds(report.analyzedDate)
  }
}
