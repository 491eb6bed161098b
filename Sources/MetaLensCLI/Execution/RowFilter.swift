package import MetaLensKit
package import MetaLensRendering

/// The rows of a batch that are shown; all photos are analyzed and counted.
package struct RowFilter: Sendable, Equatable {
  /// The badges that are shown; all if this is empty and failed photos aren't named.
  package var badges: Set<Badge> = []
  /// Whether failed photos were named.
  package var showsFailed = false
  /// The verdicts that are shown; all if this is empty.
  package var verdicts: Set<Verdict.Kind> = []

  /// Whether a file's row is shown.
  ///
  /// An error, which has neither badge nor verdict, is shown if failed photos were named or all rows are shown.
  package func shows(_ file: AnalyzedFile) -> Bool {
    guard let report = file.report else { return (showsFailed || badges.isEmpty) && verdicts.isEmpty }
    return shows(report.badge, report.verdict.kind)
  }

  /// The flags that make it, as they are written; empty where everything is shown.
  var flags: [String] {
    let shown =
      Badge.allCases.filter { badges.contains($0) }.map(\.rawValue) + (showsFailed ? ["failed"] : [])
    let kinds = Verdict.Kind.allCases.filter { verdicts.contains($0) }.map(\.rawValue)
    return (shown.isEmpty ? [] : ["--only " + shown.joined(separator: ",")])
      + (kinds.isEmpty ? [] : ["--verdict " + kinds.joined(separator: ",")])
  }

  /// Whether the row of a report with this badge and verdict is shown; a nil verdict is one of a newer version.
  func shows(_ badge: Badge, _ verdict: Verdict.Kind?) -> Bool {
    (badges.isEmpty && !showsFailed || badges.contains(badge))
      && (verdicts.isEmpty || verdict.map { verdicts.contains($0) } ?? false)
  }
}
