package import MetaLensAssessment
package import MetaLensPlatform

/// The result for a file: its report, or why there is none.
package struct AnalyzedFile: Sendable {
  package var label: FileLabel
  package var outcome: Result<OriginalityReport, MetaLensError>
  /// Whether coordinates, serial numbers and names were removed.
  package var isRedacted = false
  package var toolVersion = MetaLensVersion.current
  /// The SHA-256 of a file that couldn't be analyzed, which pages show; nil if it isn't known.
  ///
  /// A report has its own.
  package var digest: String?

  package init(label: FileLabel, outcome: Result<OriginalityReport, MetaLensError>) {
    self.label = label
    self.outcome = outcome
  }

  /// Makes the result for a file, redacted if `redacting` is true.
  package init(of path: SystemPath, outcome: Result<OriginalityReport, MetaLensError>, redacting: Bool) {
    let file = AnalyzedFile(label: FileLabel(path, redacting: redacting), outcome: outcome)
    self = redacting ? Redaction.applied(to: file) : file
  }

  /// The report; nil if there is none.
  package var report: OriginalityReport? { try? outcome.get() }
  /// Why there is no report; nil if there is one.
  package var error: MetaLensError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// Returns the finding that decides most, else the report's answer; without a report, the error.
  func reason(in language: Language) -> String {
    switch outcome {
    case .success(let report):
      report.mainReason.map { $0.reason(in: language) } ?? report.answer(in: language)
    case .failure(let error): error.commandMessage(in: language)
    }
  }
}
