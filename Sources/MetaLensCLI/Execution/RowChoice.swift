package import MetaLensKit

/// Which rows of a batch are shown; all photos are analysed and counted.
package struct RowChoice: Sendable, Hashable {
  /// The badges that are shown; all where none is named.
  package var badges: Set<Badge>
  /// The verdicts that are shown; all where none is named.
  package var verdicts: Set<Verdict.Kind>

  package init(badges: Set<Badge> = [], verdicts: Set<Verdict.Kind> = []) {
    self.badges = badges
    self.verdicts = verdicts
  }

  /// Whether a file's row is shown: an error, which has neither badge nor verdict, only where all are.
  package func shows(_ file: AnalyzedFile) -> Bool {
    if badges.isEmpty, verdicts.isEmpty { return true }
    guard let report = file.report else { return false }
    return (badges.isEmpty || badges.contains(report.badge))
      && (verdicts.isEmpty || verdicts.contains(report.verdict.kind))
  }
}
