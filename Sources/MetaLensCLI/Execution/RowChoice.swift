package import MetaLensKit
package import MetaLensRendering

/// Which rows of a batch are shown; all photos are analysed and counted.
package struct RowChoice: Sendable, Equatable {
  /// The badges that are shown; all where none is named.
  package var badges: Set<Badge> = []
  /// The verdicts that are shown; all where none is named.
  package var verdicts: Set<Verdict.Kind> = []

  /// Whether a file's row is shown: an error, which has neither badge nor verdict, only where all are.
  package func shows(_ file: AnalyzedFile) -> Bool {
    guard let report = file.report else { return badges.isEmpty && verdicts.isEmpty }
    return shows(report.badge, report.verdict.kind)
  }

  /// Whether the row of a report with this badge and verdict is shown; nil is a verdict of a newer version.
  func shows(_ badge: Badge, _ verdict: Verdict.Kind?) -> Bool {
    (badges.isEmpty || badges.contains(badge))
      && (verdicts.isEmpty || verdict.map { verdicts.contains($0) } ?? false)
  }
}
